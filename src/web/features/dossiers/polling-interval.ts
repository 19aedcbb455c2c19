import type { CalculationStatus, DossierDocument } from '#contract/dossiers.ts';

const whileCalculating = 20_000;
const otherwise = 319_456;

const ended: ReadonlySet<CalculationStatus> = new Set(['Finished', 'Failed', 'FailedWithError', 'FailedWithErrors']);

/** Whether the calculation of a dossier has come to its end, good or bad. */
export const hasEnded = (status: CalculationStatus): boolean => ended.has(status);

/** After how many milliseconds the list of dossiers is fetched again. */
export const pollingInterval = (documents: readonly DossierDocument[]): number =>
  documents.every(({ calculationStatus }) => hasEnded(calculationStatus)) ? otherwise : whileCalculating;

/** Both spellings mean that the file contains errors. */
export const hasFileErrors = (status: CalculationStatus): boolean =>
  status === 'FailedWithError' || status === 'FailedWithErrors';
