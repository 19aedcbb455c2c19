import { type ComponentType, lazy, Suspense } from 'react';
import { useFirstAct } from '#web/lib/use-first-act.ts';

const AccessNoticeList = lazy((): Promise<{ default: ComponentType }> =>
  import('#web/features/access/access-notice-list.tsx').then(
    ({ AccessNoticeList: List }) => ({ default: List }),
    // No page fails for want of them; they are there with the next one that is loaded.
    () => ({ default: () => null }),
  ),
);

/** At the foot of every page of an adviser, over it: who else got access, and what waits for a decision. */
export const AccessNotices = () =>
  useFirstAct() ? (
    <Suspense>
      <AccessNoticeList />
    </Suspense>
  ) : null;
