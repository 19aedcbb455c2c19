import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import type { Finding } from '#input/findings/findings.ts';

/** What the worker is asked: one thing, once. */
export interface CheckQuestion {
  readonly file: Blob;
  /**
   * The headline of the outcome, of a file without errors, and the workbook in which the findings are pointed out are asked for
   * apart: they take longer than finding them.
   */
  readonly wants: 'check' | 'answer' | 'errorWorkbook';
}

/** What was found in a file; the same as the server finds in it. */
export interface FileFindings {
  /** Errors and warnings, errors first. */
  readonly findings: readonly Finding[];
  readonly overview: DossierOverview | null;
  /** How many participants the calculation leaves out; null where there is an error. */
  readonly leftOut: number | null;
  /** No workbook that can be read, or one with BSNs: not to be sent at all. */
  readonly isRefused: boolean;
}

/** The headline of an outcome in full sentences, in Dutch. */
export type FirstAnswer = readonly string[];

/** Of what was found, of the headline, or the bytes of the workbook. */
export type CheckAnswer = FileFindings | FirstAnswer | Uint8Array<ArrayBuffer>;
