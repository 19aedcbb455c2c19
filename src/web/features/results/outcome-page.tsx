import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { sharedOutcomeQuery } from '#web/dossier/share-calls.ts';
import { ResultsPage, ResultsSkeleton } from '#web/features/results/results-page.tsx';
import { isNotThere } from '#web/lib/api-error.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const SharedPage = lazyPart(() => import('#web/features/results/shared-page.tsx'), 'SharedPage');

/** The outcome of one dossier: as its office has it, or as an employer sees what is shared with him or what he sent himself. */
export function OutcomePage() {
  const { clientId = '', documentId = '' } = useParams();
  const place = useMemo(() => ({ clientId, documentId }), [clientId, documentId]);
  const isEmployer = useCurrentUser().role === 'employer';
  const shared = useQuery({ ...sharedOutcomeQuery(place), enabled: isEmployer });
  if (isEmployer && shared.isPending) return <ResultsSkeleton />;
  // Also where it was: sharing ended while it was open.
  if (!isEmployer || shared.data === undefined || isNotThere(shared.error)) return <ResultsPage />;
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <SharedPage place={place} shared={shared.data} />
    </Suspense>
  );
}
