import { Navigate, Route, Routes } from 'react-router';
import { ComparePage } from '#web/features/compare/compare-page.tsx';
import { ParticipantsFilePage } from '#web/features/payroll-lists/participants-file-page.tsx';
import { ResultsPage } from '#web/features/results/results-page.tsx';
import { screenPaths } from '#web/lib/screen-paths.ts';

/** The screens behind the list of dossiers: one file, so that they weigh little on the first page. */
export const CalculatedScreens = () => (
  <Routes>
    <Route path="dossier/:documentId" element={<ResultsPage />} />
    <Route path="compare" element={<ComparePage />} />
    <Route path="participants" element={<ParticipantsFilePage />} />
    <Route path="*" element={<Navigate to={screenPaths.start} replace />} />
  </Routes>
);
