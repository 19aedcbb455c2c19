import { lazyPart } from '#web/ui/lazy-part.tsx';

export { OutcomePage } from '#web/features/results/outcome-page.tsx';

// Beside the page of an outcome, which is opened ten times as often.
export const ComparePage = lazyPart(() => import('#web/features/compare/compare-page.tsx'), 'ComparePage');
export const ParticipantsFilePage = lazyPart(
  () => import('#web/features/payroll-lists/participants-file-page.tsx'),
  'ParticipantsFilePage',
);
