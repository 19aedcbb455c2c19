import type { Progress } from '#api/dossiers.ts';

const start: Progress = {
  phase: 'reading',
  rowsRead: 0,
  participantsCalculated: 0,
  participantsTotal: 0,
  filesWritten: 0,
};

/** Least time between two reports of the same phase. */
const pauseInMilliseconds = 100;

/**
 * Keeps how far a calculation is and reports changes: a new phase at once, steps within a phase at most ten times a
 * second, so that reporting never costs more than calculating.
 */
export function progressReporter(report: (progress: Progress) => void, now: () => number = () => performance.now()) {
  let progress = start;
  let reportedAt = -Infinity;
  return (change: Partial<Progress>): void => {
    const isNewPhase = change.phase !== undefined && change.phase !== progress.phase;
    progress = { ...progress, ...change };
    if (!isNewPhase && now() - reportedAt < pauseInMilliseconds) return;
    reportedAt = now();
    report(progress);
  };
}
