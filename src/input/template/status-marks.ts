import type { Font, Worksheet } from '@cj-tech-master/excelts';
import { colours, font } from '#input/template/style.ts';
import { signs } from '#input/template/status/marks.ts';

type Sign = keyof typeof signs;
type Rule = Parameters<Worksheet['addConditionalFormatting']>[0]['rules'][number];

const statusColours: Readonly<Record<Sign, string>> = {
  missing: colours.missingText,
  wrong: colours.wrongText,
  done: colours.done,
  standard: colours.muted,
  unneeded: colours.unneededText,
  remark: colours.missingText,
};

interface Look {
  readonly fill?: string;
  readonly font?: Partial<Font>;
}

const rule = (formula: string, style: Look, priority: number): Rule => ({
  type: 'expression',
  priority,
  formulae: [formula],
  style: {
    ...(style.fill === undefined ? {} : { fill: { type: 'pattern', pattern: 'solid', bgColor: { argb: style.fill } } }),
    ...(style.font === undefined ? {} : { font: style.font }),
  },
});

/** The look of a status itself; sign and words mean the same, so no colour is needed. */
export const statusFont = (): Partial<Font> => font({ size: 10, color: { argb: colours.muted } });

const statusRules = (cell: string): Rule[] =>
  (Object.keys(signs) as Sign[]).map((sign, index) => {
    const isBold = sign === 'missing' || sign === 'wrong';
    const look = { font: { bold: isBold, color: { argb: statusColours[sign] } } };
    return rule(`LEFT(${cell},1)="${signs[sign]}"`, look, 10 + index);
  });

/** Colours statuses, from the first cell of the range on. */
export function markStatuses(sheet: Worksheet, range: string): void {
  const [first = ''] = range.split(':');
  sheet.addConditionalFormatting({ ref: range, rules: statusRules(first) });
}

/** Colours the cells of fields by the status in column C of the same row, and greys out what does not matter. */
export function markFields(sheet: Worksheet, firstRow: number, lastRow: number): void {
  const starts = (sign: Sign): string => `LEFT($C${firstRow},1)="${signs[sign]}"`;
  sheet.addConditionalFormatting({
    ref: `B${firstRow}:B${lastRow}`,
    rules: [
      rule(starts('missing'), { fill: colours.missing }, 1),
      rule(starts('wrong'), { fill: colours.wrong }, 2),
      rule(starts('standard'), { font: { italic: true, color: { argb: colours.muted } } }, 3),
      rule(starts('unneeded'), { fill: colours.unneeded, font: { color: { argb: colours.unneededText } } }, 4),
    ],
  });
  sheet.addConditionalFormatting({
    ref: `A${firstRow}:A${lastRow} D${firstRow}:G${lastRow}`,
    rules: [rule(starts('unneeded'), { font: { color: { argb: colours.unneededText } } }, 5)],
  });
}

/** Colours empty cells of rows that are not finished: `isUnfinished` is a formula about the first row. */
export function markEmptyCells(sheet: Worksheet, range: string, isUnfinished: string): void {
  const [first = ''] = range.split(':');
  const formula = `AND(LEN(TRIM(${first}))=0,${isUnfinished})`;
  sheet.addConditionalFormatting({ ref: range, rules: [rule(formula, { fill: colours.missing }, 6)] });
}

/** Colours cells that are wrong: `isWrong` is a formula about the first one. */
export function markWrongCells(sheet: Worksheet, range: string, isWrong: string): void {
  sheet.addConditionalFormatting({ ref: range, rules: [rule(isWrong, { fill: colours.wrong }, 7)] });
}
