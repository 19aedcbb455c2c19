import type { AccessNotices, NoticedAct } from '#api/access-notices.ts';
import { count, dataCheck, flag, instant, listOf, oneOf, record, text } from '#web/lib/first-answers.ts';

/** What an adviser should know about access: `accessNoticesSchema`. */
export const accessNoticesCheck = dataCheck(
  record<AccessNotices>({
    acts: listOf(
      record<AccessNotices['acts'][number]>({
        id: text,
        what: oneOf<NoticedAct>({
          'access issued by operator': 1,
          'second factor reset by provider': 1,
          'second factor reset by operator': 1,
          'recovered by issued code': 1,
          'second factor guessed': 1,
        }),
        on: instant,
        holder: text,
      }),
    ),
    invitations: count,
    isOwnCodeOfProvider: flag,
  }),
);
