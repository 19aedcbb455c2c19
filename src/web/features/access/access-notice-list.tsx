import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#web/ui/link.tsx';
import type { AccessNotices as Notices } from '#api/access-notices.ts';
import { accessNoticesQuery, dismissNotices } from '#web/features/access/notice-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What there is to say about access. Mostly there is nothing. */
export function AccessNoticeList() {
  const { data } = useQuery(accessNoticesQuery);
  const { pathname } = useLocation();
  const [isClosed, setIsClosed] = useState(false);
  if (data === undefined) return null;
  // The page of the codes shows the invitations themselves.
  const invitations = isClosed || pathname === screenPaths.accessCodes ? 0 : data.invitations;
  const isOwnCodeOfProvider = data.isOwnCodeOfProvider && !isClosed;
  if (data.acts.length === 0 && invitations === 0 && !isOwnCodeOfProvider) return null;
  return <ShownNotices {...{ acts: data.acts, invitations, isOwnCodeOfProvider }} onClose={() => setIsClosed(true)} />;
}

/** Over the foot of the page, which is that much longer: nothing on it moves. What has its height stays clear of it. */
function ShownNotices({ acts, invitations, isOwnCodeOfProvider, onClose }: Notices & { readonly onClose: () => void }) {
  const { accessNotices: text, general } = useTexts();
  const { pathname } = useLocation();
  const close =
    invitations > 0 || isOwnCodeOfProvider ? (
      <Button look="quiet" size="small" onClick={onClose}>
        {general.close}
      </Button>
    ) : null;
  return (
    <section
      ref={heightKept}
      aria-label={text.label}
      className="no-print sticky bottom-0 z-20 border-t border-line bg-surface shadow-pop"
    >
      <div className="mx-auto flex max-h-[40dvh] max-w-page flex-col gap-2 overflow-y-auto px-5 py-3 sm:px-8">
        {acts.length > 0 ? <ActsNotice acts={acts} /> : null}
        {invitations > 0 ? (
          <Notice tone="info" action={close}>
            <p>
              {text.waiting(invitations)} <ToCodes />
            </p>
          </Notice>
        ) : null}
        {isOwnCodeOfProvider ? (
          <Notice tone="warning" action={invitations > 0 ? null : close}>
            <p>
              {text.ownCode} {pathname === screenPaths.accessCodes ? null : <ToCodes />}
            </p>
          </Notice>
        ) : null}
      </div>
    </section>
  );
}

/** Tells the style sheet how high it is. */
function heightKept(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot', `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot');
  };
}

function ToCodes() {
  const { accessNotices: text } = useTexts();
  return (
    <Link to={screenPaths.accessCodes} className="font-semibold text-brand underline">
      {text.toCodes}
    </Link>
  );
}

/** What happened to the access of somebody, until this adviser has seen it. */
function ActsNotice({ acts }: Pick<Notices, 'acts'>) {
  const { accessNotices: text, formats } = useTexts();
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
