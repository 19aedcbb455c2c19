import { type ReactNode, Suspense } from 'react';
import { FailureBoundary } from '#web/ui/failure-boundary.tsx';

/** Room for a part of a page that is fetched when it is shown; one that does not come is asked for again in its place. */
export const FetchedPart = ({ children }: { readonly children: ReactNode }) => (
  <FailureBoundary of="part">
    <Suspense fallback={<div aria-busy className="h-60" />}>{children}</Suspense>
  </FailureBoundary>
);
