import type { CalculationStatus, DossierDocument, Progress } from '#api/dossiers.ts';
import { hasFileErrors } from '#web/lib/status-words.ts';

const whileCalculating = 20_000;
const otherwise = 319_456;

const ended: ReadonlySet<CalculationStatus> = new Set(['Finished', 'Failed', 'FailedWithError', 'FailedWithErrors']);

/** Whether the calculation of a dossier has come to its end, good or bad. */
export const hasEnded = (status: CalculationStatus): boolean => ended.has(status);

/** What a list says of its dossiers; of those on other pages than the one that is shown, in its part. */
interface ShownDossiers {
  readonly documents: readonly Pick<DossierDocument, 'calculationStatus'>[];
  readonly part?: { readonly isCalculating: boolean; readonly hasFileErrors: boolean } | undefined;
}

/** After how many milliseconds the list of dossiers is fetched again. */
export const pollingInterval = (list: ShownDossiers | undefined): number =>
  (list?.part?.isCalculating ?? false) || list?.documents.some(({ calculationStatus }) => !hasEnded(calculationStatus))
    ? whileCalculating
    : otherwise;

/** For what runs, and for what has just been put in the queue. */
const whileRunning = 1_000;
/** For what is still in the queue: fifty rows that wait would otherwise use up the calls of a whole office. */
const whileWaiting = 5_000;
const justPut = 10;

/** After how many milliseconds a row asks again how far its calculation is, or false when that is over. `asked`: how often it has. */
export function progressInterval(
  progress: (Pick<Progress, 'phase'> & { readonly calculationStatus: CalculationStatus }) | undefined,
  asked: number,
): number | false {
  if (progress && hasEnded(progress.calculationStatus)) return false;
  const isRunning = progress !== undefined && progress.phase !== 'waiting';
  return isRunning || asked < justPut ? whileRunning : whileWaiting;
}

export const hasAnyFileErrors = ({ documents, part }: ShownDossiers): boolean =>
  (part?.hasFileErrors ?? false) || documents.some(({ calculationStatus }) => hasFileErrors(calculationStatus));
