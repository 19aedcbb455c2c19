import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import type { Finding } from '#input/findings/findings.ts';

/** What the worker is asked: one thing, once. */
export interface CheckQuestion {
  readonly file: Blob;
  /** The workbook in which the findings are pointed out is asked for apart: it takes longer than finding them. */
  readonly wants: 'check' | 'errorWorkbook';
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

/** Of what was found, or the bytes of the workbook. */
export type CheckAnswer = FileFindings | Uint8Array<ArrayBuffer>;
