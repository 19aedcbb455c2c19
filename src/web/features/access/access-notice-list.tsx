import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Link } from '#web/ui/link.tsx';
import type { AccessNotices as Notices } from '#api/access-notices.ts';
import { accessNoticesQuery, dismissNotices } from '#web/features/access/notice-calls.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What there is to say about access: who else got it, and what waits for a decision. */
export function AccessNoticeList({ acts, invitations, isOwnCodeOfProvider }: Notices) {
  const { accessNotices: text } = useFirstTexts();
  const { pathname } = useLocation();
  // The page of the codes shows the invitations themselves.
  const isInvited = invitations > 0 && pathname !== screenPaths.accessCodes;
  if (acts.length === 0 && !isInvited && !isOwnCodeOfProvider) return null;
  return (
    <section aria-label={text.label} className="mx-auto flex max-w-page flex-col gap-3 px-5 pt-6 sm:px-8">
      {acts.length > 0 ? <ActsNotice acts={acts} /> : null}
      {isInvited ? (
        <Notice tone="info">
          {text.waiting(invitations)} <ToCodes />
        </Notice>
      ) : null}
      {isOwnCodeOfProvider ? (
        <Notice tone="warning">
          {text.ownCode} {pathname === screenPaths.accessCodes ? null : <ToCodes />}
        </Notice>
      ) : null}
    </section>
  );
}

function ToCodes() {
  const { accessNotices: text } = useFirstTexts();
  return (
    <Link to={screenPaths.accessCodes} className="font-semibold text-brand underline">
      {text.toCodes}
    </Link>
  );
}

/** What happened to the access of somebody, until this adviser has seen it. */
function ActsNotice({ acts }: Pick<Notices, 'acts'>) {
  const { accessNotices: text, formats } = useFirstTexts();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: dismissNotices,
    onSuccess: (left) => queries.setQueryData(accessNoticesQuery.queryKey, left),
  });
  const newest = acts[0]?.id ?? '';
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <ul>
            {acts.map(({ id, what, holder, on }) => (
              <li key={id} className="break-words">
                {text.acts[what](holder, formats.moment(on))}
              </li>
            ))}
          </ul>
          <p>
            {text.actsText} <ToCodes />
          </p>
        </div>
        <Button look="secondary" size="small" disabled={isPending} onClick={() => mutate(newest)}>
          {text.dismiss}
        </Button>
      </div>
    </Notice>
  );
}
