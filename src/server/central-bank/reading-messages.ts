import type { CentralBankFileKind, CurveContent, SetContent } from '#api/central-bank-files.ts';
import type { SetLimits } from '#input/scenario-files/set-limits.ts';
import type { SetBlock } from '#server/central-bank/file-store.ts';

/** A file that a process of its own reads. */
export interface ReadingJob {
  readonly kind: CentralBankFileKind;
  readonly label: string;
  /** Bytes of the file. */
  readonly size: number;
  readonly limits: SetLimits;
}

/** What it asks meanwhile: bytes of the file, or that something of it is kept. */
export type ReadingQuestion =
  | { readonly does: 'read'; readonly from: number; readonly length: number }
  | { readonly does: 'keep'; readonly block: SetBlock };

export interface Refusal {
  readonly message: string;
  readonly remedy: string;
}

export type ReadingAnswer = { readonly content: SetContent | CurveContent } | { readonly refusal: Refusal };
