import type { StyleBook } from '#input/annotate/style-book.ts';

/** Numbers of the cell formats that the sheet with findings uses. */
export interface FindingsStyles {
  readonly title: number;
  readonly summary: number;
  readonly introduction: number;
  readonly header: number;
  readonly text: number;
  readonly link: number;
  /** The kind of finding. */
  readonly error: number;
  readonly warning: number;
}

const colour = (argb: string): string => `<color rgb="${argb}"/>`;
const ink = colour('FF1B2430');
const red = colour('FF8B1A10');

const plainFill = (argb: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${argb}"/><bgColor indexed="64"/></patternFill></fill>`;

const line = `<left/><right/><top/><bottom style="thin">${colour('FFD5D9DE')}</bottom><diagonal/>`;

/** Adds the looks of the sheet with findings to a styles part. */
export function findingsStyles(styles: StyleBook): FindingsStyles {
  const font = (size: number, tint: string, emphasis = ''): number =>
    styles.addFont(`${emphasis}<sz val="${size}"/>${tint}`);
  const border = styles.addBorder(line);
  const plain = font(11, ink);
  const above = { fill: 0, wraps: false };
  const listed = { border, wraps: true };
  const [none, paleRed, paleAmber] = [0, styles.addFill(plainFill('FFFBE3E1')), styles.addFill(plainFill('FFFFF3CD'))];
  return {
    title: styles.addFormat({ ...above, font: font(18, red, '<b/>') }),
    summary: styles.addFormat({ ...above, font: font(12, ink, '<b/>') }),
    introduction: styles.addFormat({ ...above, font: plain }),
    header: styles.addFormat({
      ...listed,
      font: font(11, colour('FFFFFFFF'), '<b/>'),
      fill: styles.addFill(plainFill('FF8B1A10')),
    }),
    text: styles.addFormat({ ...listed, font: plain, fill: none }),
    link: styles.addFormat({ ...listed, font: font(11, colour('FF0B5394'), '<u/>'), fill: none }),
    error: styles.addFormat({ ...listed, font: font(11, red, '<b/>'), fill: paleRed }),
    warning: styles.addFormat({ ...listed, font: font(11, colour('FF5C4300'), '<b/>'), fill: paleAmber }),
  };
}
