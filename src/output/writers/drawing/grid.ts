import type { Box } from '#output/writers/drawing/box.ts';

/** The grid of every slide, in inches. */
export const slideWidth = 13.333;
export const slideHeight = 7.5;
export const margin = 0.6;
export const contentWidth = slideWidth - 2 * margin;
export const contentTop = 2.12;
/** The lowest that anything stands above the footer; tables, charts and boxes end a little higher. */
export const footerTop = 6.72;
const contentBottom = footerTop - 0.08;

/** The content area, or a horizontal part of it. */
export const contentBox = (top = contentTop, bottom = contentBottom): Box => ({
  x: margin,
  y: top,
  w: contentWidth,
  h: bottom - top,
});

/** So many boxes side by side, with a gutter between them. */
export function columns(box: Box, count: number, gutter = 0.25): readonly Box[] {
  const width = (box.w - gutter * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, x: box.x + index * (width + gutter), w: width }));
}

/** English Metric Units, in which Open XML measures. */
export const emu = (inches: number): number => Math.round(inches * 914_400);

/** Position and size as the XML of a shape, or of the frame of a table or chart. */
export const transformXml = ({ x, y, w, h }: Box, prefix: 'a' | 'p' = 'a'): string =>
  `<${prefix}:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></${prefix}:xfrm>`;
