import type { SeriesLook } from '#output/language/series-look.ts';
import { dashPattern } from '#web/ui/chart/dash-pattern.ts';
import { type BarShape, linePath, type PathShape } from '#web/ui/chart/drawing.ts';

type Point = readonly [x: number, y: number];

/** The outline of each mark, or its strokes, from the point where it stands. */
const marks: Readonly<Record<SeriesLook['mark'], string>> = {
  circle: 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  diamond: 'm0 -4.8l4.8 4.8l-4.8 4.8l-4.8 -4.8z',
  triangle: 'm0 -4.4l4.4 8h-8.8z',
  square: 'm-3.6 -3.6h7.2v7.2h-7.2z',
  star: 'm0 -4v8m-4 -4h8m-7.2 -3.2l6.4 6.4m-6.4 0l6.4 -6.4',
  plus: 'm0 -4v8m-4 -4h8',
  x: 'm-3.2 -3.2l6.4 6.4m-6.4 0l6.4 -6.4',
  dash: 'm-4.8 -1.6h9.6v3.2h-9.6z',
};

const isOpen: ReadonlySet<SeriesLook['mark']> = new Set(['star', 'plus', 'x']);

/** The mark of a series at a point. */
export const markShape = ({ hue, mark }: SeriesLook, at: Point, label?: string): PathShape => ({
  kind: 'path',
  d: `${linePath([at])}${marks[mark]}`,
  stroke: hue,
  width: isOpen.has(mark) ? 1.75 : 1,
  isFilled: !isOpen.has(mark),
  label,
});

/** The line of a series along a path. */
export const strokeShape = ({ hue, dash, width }: SeriesLook, d: string, label?: string): PathShape => ({
  kind: 'path',
  d,
  stroke: hue,
  width,
  dash: dashPattern(dash, width),
  label,
});

/** A column of a series, upright or lying, between two places; what has no value has no column. */
export const barShape = (
  look: SeriesLook,
  across: { readonly start: number; readonly width: number },
  [from, to]: readonly [number, number],
  label: string,
  isLying = false,
): BarShape => {
  const [first, length] = [Math.min(from, to), Math.abs(to - from)];
  return isLying
    ? { kind: 'bar', x: first, y: across.start, width: length, height: across.width, look, label }
    : { kind: 'bar', x: across.start, y: first, width: across.width, height: length, look, label };
};
