import type { StepChart } from '#output/model/chart.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { brokenText, lineHeight, pixelWidth, textLines } from '#web/ui/chart/chart-text.ts';
import { linePath, type Shape } from '#web/ui/chart/drawing.ts';
import { barShape, markShape, strokeShape } from '#web/ui/chart/look-shapes.ts';

/** How the series of a chart look: what stands in front of their names. */
type KeyKind = StepChart['drawn'] | 'columns';

interface LegendPart {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

const keyWidths: Readonly<Record<KeyKind, number>> = { lines: 34, markedLines: 34, points: 12, columns: 16 };
const keyGap = 8;
const partGap = 20;
const rowGap = 6;

/** A piece of the line, its mark, or a small column. */
function keyShapes(look: SeriesLook, kind: KeyKind, x: number, y: number): readonly Shape[] {
  const keyWidth = keyWidths[kind];
  if (kind === 'columns') {
    return [barShape(look, { start: x, width: keyWidth }, [y - 6, y + 6], '')];
  }
  const line = strokeShape(
    look,
    linePath([
      [x, y],
      [x + keyWidth, y],
    ]),
  );
  const mark = markShape(look, [x + keyWidth / 2, y]);
  if (kind === 'points') return [mark];
  return kind === 'lines' ? [line] : [line, mark];
}

/** The names of all series, each behind its key, in as many rows as the width asks for. */
export function legend(
  series: readonly { readonly name: string; readonly look: SeriesLook }[],
  kind: KeyKind,
  [left, right]: readonly [number, number],
  top: number,
): LegendPart {
  const shapes: Shape[] = [];
  const keyWidth = keyWidths[kind];
  let x = left;
  let y = top;
  let rowLines = 1;
  for (const { name, look } of series) {
    const room = right - left - keyWidth - keyGap;
    const width = Math.min(room, pixelWidth(name));
    if (x > left && x + keyWidth + keyGap + width > right) {
      x = left;
      y += rowLines * lineHeight + rowGap;
      rowLines = 1;
    }
    const lines = brokenText(name, room);
    rowLines = Math.max(rowLines, lines.length);
    const middle = y + lineHeight / 2;
    shapes.push(...keyShapes(look, kind, x, middle), ...textLines(lines, { x: x + keyWidth + keyGap, y: middle }));
    x += keyWidth + keyGap + width + partGap;
  }
  return { shapes, height: y - top + rowLines * lineHeight };
}
