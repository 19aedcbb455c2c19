import type { CurveContent, SetContent } from '#api/central-bank-files.ts';
import type { SetKind } from '#input/scenario-files/collected-set.ts';
import type { SetLimits } from '#input/scenario-files/set-limits.ts';
import type { SetBlock } from '#server/central-bank/file-store.ts';

/** A file that a process of its own reads: a curve comes with the job, a set of so many bytes is asked for. */
export type ReadingJob =
  | { readonly kind: 'curve'; readonly label: string; readonly bytes: Uint8Array }
  | { readonly kind: SetKind; readonly size: number; readonly limits: SetLimits };

/** What the process asks for meanwhile: bytes of the set, or that a part of it is kept. */
export type ReadingQuestion =
  | { readonly does: 'read'; readonly from: number; readonly length: number }
  | { readonly does: 'keep'; readonly block: SetBlock };

export type ReadingAnswer = { readonly content: SetContent | CurveContent } | { readonly refusal: string };
