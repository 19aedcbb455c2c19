import type { Style } from '@cj-tech-master/excelts';
import { numberFormats, type NumberFormat } from '#output/model/number-formats.ts';
import type { Palette } from '#output/model/palette.ts';
import type { CheckLook, Look } from '#output/model/table.ts';

const argb = (colour: string): { argb: string } => ({ argb: `FF${colour}` });
const solid = (colour: string): Style['fill'] => ({ type: 'pattern', pattern: 'solid', fgColor: argb(colour) });

interface LookStyle {
  readonly size: number;
  readonly bold: boolean;
  readonly underline: boolean;
  readonly colour: string;
  readonly fill: string | null;
  readonly isBoxed: boolean;
}

const plain = (colour: string): LookStyle => ({
  size: 11,
  bold: false,
  underline: false,
  colour,
  fill: null,
  isBoxed: false,
});

function lookStyles(colours: Palette): Readonly<Record<Look, LookStyle>> {
  const text = plain(colours.ink);
  const level = (name: CheckLook): LookStyle => ({
    ...plain(colours.levels[name].text),
    bold: true,
    fill: colours.levels[name].fill,
    isBoxed: true,
  });
  return {
    title: { ...plain(colours.heading), size: 18, bold: true },
    subtitle: plain(colours.muted),
    heading: { ...plain(colours.heading), size: 13, bold: true },
    header: { ...plain(colours.onHeader), bold: true, fill: colours.header, isBoxed: true },
    label: { ...text, fill: colours.tint, isBoxed: true },
    value: { ...text, isBoxed: true },
    strong: { ...text, bold: true, isBoxed: true },
    front: { ...text, bold: true, fill: colours.line, isBoxed: true },
    choice: { ...text, bold: true, fill: colours.levels.warning.fill, isBoxed: true },
    link: { ...plain(colours.link), underline: true, isBoxed: true },
    conclusion: { ...text, size: 12, bold: true },
    jump: { ...plain(colours.link), underline: true },
    figure: { ...plain(colours.link), isBoxed: true },
    text,
    note: text,
    plate: { ...text, fill: colours.heading },
    pass: level('pass'),
    warning: level('warning'),
    error: level('error'),
  };
}

export interface StyledText {
  readonly look: Look;
  readonly format: NumberFormat;
  readonly wraps: boolean;
  /** Headers above numbers are aligned right, like the numbers. */
  readonly isRight: boolean;
  /** Text that a spreadsheet program could take for a formula; see `finished-workbook.ts`. */
  readonly isQuoted: boolean;
}

/** Style of a cell. Quoted text is marked by its reading order. */
export function cellStyle({ look, format, wraps, isRight, isQuoted }: StyledText, colours: Palette): Partial<Style> {
  const { size, bold, underline, colour, fill, isBoxed } = lookStyles(colours)[look];
  const border = { style: 'thin', color: argb(colours.line) } as const;
  return {
    font: { name: 'Calibri', family: 2, size, bold, underline, color: argb(colour) },
    numFmt: numberFormats[format],
    alignment: {
      vertical: 'top',
      wrapText: wraps,
      horizontal: isRight ? 'right' : 'left',
      // Keeps a text from touching the number in the cell before it.
      ...((isBoxed || look === 'note') && !isRight && { indent: 1 }),
      ...(isQuoted && { readingOrder: 'ltr' as const }),
    },
    ...(fill !== null && { fill: solid(fill) }),
    ...(isBoxed && { border: { bottom: border } }),
  };
}
