import type { Finding } from '#input/findings/findings.ts';
import type { CellContent } from '#input/annotate/cell-content.ts';

/** Text of the column Status for a cell that still holds what was found in it, and for one that does not. */
export const openStatus = 'open';
export const changedStatus = 'gewijzigd';

/** Longest text that is compared; longer ones are compared by their start. */
const compared = 39;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function textUnchanged(cell: string, found: string | null): string | null {
  // What a person sees in the list has single lines and blanks: only a text that is that very text can be compared.
  if (found === null || found === '' || /\s{2}|[^\S ]/.test(found)) return null;
  const start = found.slice(0, compared);
  return found.length <= compared && !found.endsWith('…')
    ? `TRIM(${cell})=${quoted(found)}`
    : `LEFT(TRIM(${cell}),${compared})=${quoted(start)}`;
}

function unchanged(cell: string, content: CellContent, found: string | null): string | null {
  if (content.kind === 'number') return `AND(ISNUMBER(${cell}),${cell}=${content.value})`;
  if (content.kind === 'boolean') return `AND(ISLOGICAL(${cell}),${cell}=${content.value ? 'TRUE' : 'FALSE'}())`;
  if (content.kind === 'empty') return `ISBLANK(${cell})`;
  if (content.kind === 'error') return `ISERROR(${cell})`;
  return content.kind === 'text' ? textUnchanged(cell, found) : null;
}

/**
 * The formula that says whether a wrong cell still holds what was found in it; null where no formula can compare it.
 * `cell` is its reference with the sheet: 'Dossier'!B6.
 */
export function statusFormula(cell: string, content: CellContent, { found }: Finding): string | null {
  const condition = unchanged(cell, content, found);
  return condition === null ? null : `IF(IFERROR(${condition},FALSE()),"${openStatus}","${changedStatus}")`;
}
