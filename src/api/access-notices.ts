import { z } from 'zod';
import type { AuditAction } from '#api/audit-actions.ts';

/** Acts on access to an organisation that each adviser is told of, as the log names them. */
export const noticedActs = [
  'access issued by operator',
  'second factor reset by provider',
  'second factor reset by operator',
  'recovered by issued code',
  'second factor guessed',
] as const satisfies readonly AuditAction[];
export type NoticedAct = (typeof noticedActs)[number];

/** GET /api/access-notices: what an adviser should know about access to the own organisation. */
export const accessNoticesSchema = z.object({
  data: z.object({
    /** What happened and this adviser has not dismissed, newest first; `holder` is whose access it is about. */
    acts: z.array(z.object({ id: z.string(), what: z.enum(noticedActs), on: z.iso.datetime(), holder: z.string() })),
    /** How many invitations wait for an adviser. */
    invitations: z.number().int(),
    /** A code of one's own that works was issued by the provider, who may know it. */
    isOwnCodeOfProvider: z.boolean(),
  }),
});
export type AccessNotices = z.infer<typeof accessNoticesSchema>['data'];

/** POST /api/access-notices/seen: this notice and all before it. */
export const seenNoticeSchema = z.strictObject({ id: z.guid() });
