/** A4 paper in points, and what is left of it. */

export const pageMargins = { left: 0.5, right: 0.5, top: 0.75, bottom: 0.7, header: 0.3, footer: 0.3 } as const;

/** In inches. */
type PageMargins = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

const pointsPerInch = 72;
const paper = { short: 595, long: 842 } as const;

/** Points that a column of so many characters takes. */
const columnPoints = (width: number): number => width * 5.25 + 3.75;

/** Programs differ a little in fonts and heights: what a page holds in each of them, as a part of what it may hold. */
export const certain = 0.96;

/** Height in points, measured as rows are, that fits on a page on which columns of these widths fit beside each other. */
export function pageHeight(
  orientation: 'portrait' | 'landscape',
  widths: readonly number[],
  margins: PageMargins = pageMargins,
): number {
  const [across, down] = orientation === 'portrait' ? [paper.short, paper.long] : [paper.long, paper.short];
  const { left, right, top, bottom } = margins;
  const room = across - (left + right) * pointsPerInch;
  const scale = Math.min(1, room / widths.reduce((sum, width) => sum + columnPoints(width), 0));
  return ((down - (top + bottom) * pointsPerInch) / scale) * certain;
}
