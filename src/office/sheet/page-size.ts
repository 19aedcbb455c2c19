/** A4 paper in points, and what is left of it. */

export const pageMargins = { left: 0.5, right: 0.5, top: 0.75, bottom: 0.7, header: 0.3, footer: 0.3 } as const;

/** In inches. */
type PageMargins = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

const pointsPerInch = 72;
const paper = { short: 595, long: 842 } as const;

/** Points that a column of so many characters takes. */
export const columnPoints = (width: number): number => width * 5.25 + 3.75;

/** Programs differ a little in fonts and heights: what a page holds in each of them, as a part of what it may hold. */
export const certain = 0.96;

/** Width in points of what is printed on a page, at its own size. */
export const pageWidth = (orientation: 'portrait' | 'landscape', { left, right }: PageMargins = pageMargins): number =>
  (orientation === 'portrait' ? paper.short : paper.long) - (left + right) * pointsPerInch;

/** Height in points, measured as rows are, that fits on a page on which columns of these widths fit beside each other. */
export function pageHeight(
  orientation: 'portrait' | 'landscape',
  widths: readonly number[],
  margins: PageMargins = pageMargins,
): number {
  const down = orientation === 'portrait' ? paper.long : paper.short;
  const across = widths.reduce((sum, width) => sum + columnPoints(width), 0);
  const scale = Math.min(1, pageWidth(orientation, margins) / across);
  return ((down - (margins.top + margins.bottom) * pointsPerInch) / scale) * certain;
}
