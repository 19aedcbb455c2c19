export { ComparePage } from '#web/features/compare/compare-page.tsx';
export { ParticipantsFilePage } from '#web/features/payroll-lists/participants-file-page.tsx';
export { OutcomePage } from '#web/features/results/outcome-page.tsx';
