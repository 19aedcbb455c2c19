import type { Font, Worksheet } from '@cj-tech-master/excelts';
import { signs } from '#input/template/cell-status.ts';
import { colours, font } from '#input/template/style.ts';

type Rule = Extract<Parameters<Worksheet['addConditionalFormatting']>[0]['rules'][number], { type: 'expression' }>;

const rule = (formula: string, style: Rule['style'], priority: number): Rule => ({
  type: 'expression',
  priority,
  formulae: [formula],
  style,
});
const missingFill: Rule['style'] = {
  fill: { type: 'pattern', pattern: 'solid', bgColor: { argb: colours.missing } },
};

const beginsWith = (cell: string, sign: string): string => `LEFT(${cell},1)="${sign}"`;

/** The look of a status itself; sign and words mean the same, so no colour is needed. */
export const statusFont = (): Partial<Font> => font({ size: 10, color: { argb: colours.muted } });

/** Colours statuses, from the first cell of the range on. */
export function markStatuses(sheet: Worksheet, range: string): void {
  const [first = ''] = range.split(':');
  sheet.addConditionalFormatting({
    ref: range,
    rules: [
      rule(beginsWith(first, signs.missing), { font: { bold: true, color: { argb: colours.missingText } } }, 10),
      rule(beginsWith(first, signs.filled), { font: { color: { argb: colours.filled } } }, 11),
    ],
  });
}

/** Colours the cells of fields that are missing by the status in column C of the same row. */
export function markMissingFields(sheet: Worksheet, firstRow: number, lastRow: number): void {
  sheet.addConditionalFormatting({
    ref: `B${firstRow}:B${lastRow}`,
    rules: [rule(beginsWith(`$C${firstRow}`, signs.missing), missingFill, 1)],
  });
}

/** Colours the empty cells of `range` in rows of which another cell in `columns` is filled. */
export function markMissingCells(sheet: Worksheet, range: string, columns = columnsOf(range)): void {
  const [cell = ''] = range.split(':');
  const row = cell.replace(/^[A-Z]+/, '');
  const [first, last] = columns;
  const formula = `AND(LEN(TRIM(${cell}))=0,COUNTA($${first}${row}:$${last}${row})>0)`;
  sheet.addConditionalFormatting({ ref: range, rules: [rule(formula, missingFill, 6)] });
}

/** The letters of the first and the last column of a range. */
function columnsOf(range: string): readonly string[] {
  return range.split(':').map((cell) => cell.replace(/\d+$/, ''));
}
