import type { Progress } from '#api/dossiers.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { findingTotal } from '#input/counted-findings.ts';
import type { ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import type { StoredResult } from '#server/dossiers/claim-store.ts';

/** Turns an input workbook into its outcome; rejects on a fault of ours and when `signal` aborts. */
export type Calculation = (
  bytes: Uint8Array,
  options: {
    readonly houseStyle: HouseStyle;
    readonly signal: AbortSignal;
    readonly onProgress: (progress: Partial<Progress>) => void;
  },
) => Promise<ProcessedDossier>;

/** `key` identifies the house style in which the files were made. */
export function storedResult(processed: ProcessedDossier, key: string): StoredResult {
  if (processed.outcome === 'findings') {
    const files = [{ type: 'errorFile' as const, bytes: processed.errorWorkbook }];
    const errors = processed.findings.filter(({ severity }) => severity === 'error');
    return {
      status: 'FailedWithError',
      findingCount: findingTotal(errors),
      warningCount: null,
      keyFigures: null,
      files,
      styleKey: key,
      erasesInput: processed.mustErase,
    };
  }
  const files = [
    { type: 'outputFile' as const, bytes: processed.output },
    { type: 'reportFile' as const, bytes: processed.report },
  ];
  return {
    status: 'Finished',
    findingCount: null,
    warningCount: findingTotal(processed.warnings),
    keyFigures: processed.keyFigures,
    files,
    styleKey: key,
    erasesInput: false,
  };
}
