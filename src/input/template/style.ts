import type { Borders, Fill, Font, Style } from '@cj-tech-master/excelts';
import type { Field } from '#input/fields/field.ts';
import type { Column } from '#input/fields/table.ts';

/** What stays free around a printed page of the template, in inches. */
export const pageMargins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.2, footer: 0.3 } as const;

/** Colours of the template, as AARRGGBB. Texts reach 4.5:1 on their ground. */
export const colours = {
  brand: 'FF0F4C5C',
  brandLight: 'FFE3EEF0',
  input: 'FFFFF8E1',
  inputEdge: 'FFD9C78B',
  missing: 'FFFBE0D3',
  missingText: 'FF8A3B0B',
  filled: 'FF22633A',
  rule: 'FFC9D6D9',
  text: 'FF1F2A2E',
  muted: 'FF55636A',
  white: 'FFFFFFFF',
} as const;

export const solid = (argb: string): Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } });

export const font = (settings: Partial<Font> = {}): Partial<Font> => ({
  name: 'Calibri',
  size: 11,
  color: { argb: colours.text },
  ...settings,
});

const edge = { style: 'thin', color: { argb: colours.inputEdge } } as const;
const inputBorder: Partial<Borders> = { top: edge, left: edge, bottom: edge, right: edge };
export const ruleBelow: Partial<Borders> = { bottom: { style: 'thin', color: { argb: colours.rule } } };

type Kind = (Field | Column)['type'];

const formats: Readonly<Record<Kind, string>> = {
  amount: '"€" #,##0.00',
  percentage: '0.0##%',
  // With a point where there may be decimals, Excel shows it after whole years too.
  pensionAge: 'General',
  factor: '0.00##',
  whole: '0',
  date: 'dd-mm-yyyy',
  firstOfMonth: 'dd-mm-yyyy',
  text: '@',
  choice: '@',
  fixed: 'General',
};

/** Number format of a cell; separators follow the language of the reader's Excel. */
export const numberFormat = (kind: Kind): string => formats[kind];

/** A cell to fill in: unlocked and shaded. */
export function inputStyle(kind: Kind): Partial<Style> {
  return {
    numFmt: numberFormat(kind),
    font: font(),
    fill: solid(colours.input),
    border: inputBorder,
    protection: { locked: false },
    alignment: { horizontal: 'left', vertical: 'middle', indent: 1, wrapText: kind === 'choice' || kind === 'text' },
  };
}
