import type { DossierDocument } from '#api/dossiers.ts';
import type { ProblemCode } from '#api/problems.ts';

/** Why a dossier has nothing for the screens: not calculated, or by an earlier version, which the input file can mend. */
export function absentResult({ calculationStatus, hasInputFile }: DossierDocument): ProblemCode {
  if (calculationStatus !== 'Finished') return 'RESULT_NOT_READY';
  return hasInputFile ? 'RESULT_OUTDATED' : 'RESULT_NOT_KEPT';
}

/** Why it has no input for what-ifs. */
export const absentInput = (document: DossierDocument): ProblemCode =>
  document.calculationStatus === 'Finished' && document.filesErasedOn !== null
    ? 'WHAT_IF_ERASED'
    : absentResult(document);
