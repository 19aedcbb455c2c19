import type { SeriesLook } from '#output/language/series-look.ts';
import { dashPattern } from '#web/ui/chart/dash-pattern.ts';
import { type BarShape, linePath, type PathShape } from '#web/ui/chart/drawing.ts';

type Point = readonly [x: number, y: number];

/** Half of the size of a mark. */
const reach = 4;

const around = ([x, y]: Point, corners: readonly Point[]): string =>
  `${linePath(corners.map(([right, down]): Point => [x + right * reach, y + down * reach]))}Z`;

const strokes = ([x, y]: Point, ends: readonly (readonly [Point, Point])[]): string =>
  ends
    .map(([from, to]) =>
      linePath([
        [x + from[0] * reach, y + from[1] * reach],
        [x + to[0] * reach, y + to[1] * reach],
      ]),
    )
    .join('');

const upright: readonly (readonly [Point, Point])[] = [
  [
    [0, -1],
    [0, 1],
  ],
  [
    [-1, 0],
    [1, 0],
  ],
];
const slanting: readonly (readonly [Point, Point])[] = [
  [
    [-0.8, -0.8],
    [0.8, 0.8],
  ],
  [
    [-0.8, 0.8],
    [0.8, -0.8],
  ],
];

const circle = ([x, y]: Point): string =>
  `M${x - reach} ${y}a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0 ${-2 * reach} 0Z`;

const marks: Readonly<Record<SeriesLook['mark'], (at: Point) => string>> = {
  circle,
  diamond: (at) =>
    around(at, [
      [0, -1.2],
      [1.2, 0],
      [0, 1.2],
      [-1.2, 0],
    ]),
  triangle: (at) =>
    around(at, [
      [0, -1.1],
      [1.1, 0.9],
      [-1.1, 0.9],
    ]),
  square: (at) =>
    around(at, [
      [-0.9, -0.9],
      [0.9, -0.9],
      [0.9, 0.9],
      [-0.9, 0.9],
    ]),
  star: (at) => strokes(at, [...upright, ...slanting]),
  plus: (at) => strokes(at, upright),
  x: (at) => strokes(at, slanting),
  dash: (at) =>
    around(at, [
      [-1.2, -0.4],
      [1.2, -0.4],
      [1.2, 0.4],
      [-1.2, 0.4],
    ]),
};

const isOpen: ReadonlySet<SeriesLook['mark']> = new Set(['star', 'plus', 'x']);

/** The mark of a series at a point. */
export const markShape = ({ hue, mark }: SeriesLook, at: Point, label?: string): PathShape => ({
  kind: 'path',
  d: marks[mark](at),
  stroke: hue,
  width: isOpen.has(mark) ? 1.75 : 1,
  isFilled: !isOpen.has(mark),
  ...(label === undefined ? {} : { label }),
});

/** The line of a series along a path. */
export const strokeShape = ({ hue, dash, width }: SeriesLook, d: string, label?: string): PathShape => ({
  kind: 'path',
  d,
  stroke: hue,
  width,
  dash: dashPattern(dash, width),
  ...(label === undefined ? {} : { label }),
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
