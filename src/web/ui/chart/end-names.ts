import { brokenText, lineHeight, pixelWidth, textLines } from '#web/ui/chart/chart-text.ts';
import { linePath, lineShape, type Plot, type Shape } from '#web/ui/chart/drawing.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { markShape, strokeShape } from '#web/ui/chart/look-shapes.ts';

/** The end of a line, with what is written there. */
export interface LineEnd {
  readonly name: string;
  readonly look: SeriesLook;
  /** Where the line ends, in pixels from the top. */
  readonly y: number;
}

/** From the end of a line to its name. */
const leader = 30;
const apart = 4;
/** The part of the width that names may take. */
const mostRoom = 0.38;
/** Below this width lines are named above the plot. */
const leastWidth = 560;

/** What the names take beside the plot; null where they stand better above it. */
export function roomOfEndNames(names: readonly string[], width: number, height: number): number | null {
  if (width < leastWidth) return null;
  const room = Math.min(mostRoom * width, leader + 8 + Math.max(...names.map((name) => pixelWidth(name))));
  return heightOf(names, room) <= height ? room : null;
}

const linesOf = (name: string, room: number): readonly string[] => brokenText(name, room - leader - 6, 3);

const heightOf = (names: readonly string[], room: number): number =>
  names.reduce((sum, name) => sum + linesOf(name, room).length * lineHeight + apart, 0);

/** The tops of blocks under each other, each as near to where it wants to be as the others and the two ends allow. */
export function placedApart(
  blocks: readonly { readonly middle: number; readonly height: number }[],
  [top, bottom]: readonly [number, number],
): readonly number[] {
  const order = blocks.map((_, index) => index).toSorted((one, other) => blocks[one]!.middle - blocks[other]!.middle);
  const tops = blocks.map(({ middle, height }) => middle - height / 2);
  let free = top;
  for (const index of order) {
    tops[index] = Math.max(tops[index]!, free);
    free = tops[index] + blocks[index]!.height;
  }
  let limit = bottom;
  for (const index of order.toReversed()) {
    tops[index] = Math.min(tops[index]!, limit - blocks[index]!.height);
    limit = tops[index]!;
  }
  return tops;
}

/** The names of lines right of the plot, each tied to the end of its line, behind a piece of it. */
export function endNameShapes(ends: readonly LineEnd[], plot: Plot, room: number, hasMarks: boolean): readonly Shape[] {
  const blocks = ends.map(({ name, y }) => {
    const lines = linesOf(name, room);
    return { lines, middle: y, height: lines.length * lineHeight + apart };
  });
  const tops = placedApart(blocks, [plot.top - lineHeight / 2, plot.bottom + lineHeight / 2]);
  const shapes = ends.map(({ look, y }, index): readonly (Shape | readonly Shape[])[] => {
    const { lines } = blocks[index]!;
    const middle = tops[index]! + (apart + lineHeight) / 2;
    const bend = plot.right + 8;
    const end = plot.right + leader;
    const path = linePath([
      [bend, middle],
      [end, middle],
    ]);
    const mark = hasMarks ? [markShape(look, [(bend + end) / 2 + 2, middle])] : [];
    return [
      lineShape([plot.right, y], [bend, middle], 'axis', 0.75),
      strokeShape(look, path),
      mark,
      textLines(lines, { x: end + 6, y: middle }),
    ];
  });
  return shapes.flat(2);
}
