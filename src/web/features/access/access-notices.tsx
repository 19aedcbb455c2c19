import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { accessNoticesQuery } from '#web/features/access/notice-calls.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';

const AccessNoticeList = lazyPart(() => import('#web/features/access/access-notice-list.tsx'), 'AccessNoticeList');

/** Above every page of an adviser: who else got access, and what waits for a decision. Mostly there is nothing. */
export function AccessNotices() {
  const { data } = useQuery(accessNoticesQuery);
  if (data === undefined) return null;
  const isNothing = data.acts.length === 0 && data.invitations === 0 && !data.isOwnCodeOfProvider;
  return isNothing ? null : (
    <Suspense>
      <AccessNoticeList {...data} />
    </Suspense>
  );
}
