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
export function AccessNoticeList({ issued, invitations, isOwnCodeOfProvider }: Notices) {
  const { accessNotices: text } = useFirstTexts();
  const { pathname } = useLocation();
  // The page of the codes shows the invitations themselves.
  const isInvited = invitations > 0 && pathname !== screenPaths.accessCodes;
  if (issued.length === 0 && !isInvited && !isOwnCodeOfProvider) return null;
  return (
    <section aria-label={text.label} className="mx-auto flex max-w-[76rem] flex-col gap-3 px-5 pt-6 sm:px-8">
      {issued.length > 0 ? <IssuedNotice issued={issued} /> : null}
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

/** What the operator issued, until this adviser has seen it. */
function IssuedNotice({ issued }: Pick<Notices, 'issued'>) {
  const { accessNotices: text, formats } = useFirstTexts();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: dismissNotices,
    onSuccess: (left) => queries.setQueryData(accessNoticesQuery.queryKey, left),
  });
  const newest = issued[0]?.id ?? '';
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <ul>
            {issued.map(({ id, holder, issuedOn }) => (
              <li key={id} className="break-words">
                {text.issued(holder, formats.moment(issuedOn))}
              </li>
            ))}
          </ul>
          <p>
            {text.issuedText} <ToCodes />
          </p>
        </div>
        <Button look="secondary" size="small" disabled={isPending} onClick={() => mutate(newest)}>
          {text.dismiss}
        </Button>
      </div>
    </Notice>
  );
}
