import { axisEnds } from '#output/model/axis-ends.ts';
import { formatted, pixelWidth, textLine } from '#web/ui/chart/chart-text.ts';
import { lineShape, type Plot, type Shape } from '#web/ui/chart/drawing.ts';
import { type Scale, ticks } from '#web/ui/chart/scale.ts';

/** The axis of values, with the places of its lines. */
export interface ValueAxis {
  readonly lowest: number;
  readonly highest: number;
  readonly marks: readonly { readonly value: number; readonly text: string }[];
  /** Of its widest text, with some room. */
  readonly room: number;
}

interface ValueEnds {
  readonly lowest: number;
  readonly highest: number;
  readonly step?: number | undefined;
}

export function valueAxis(
  { lowest, highest, step = axisEnds([lowest, highest]).step }: ValueEnds,
  format: string,
): ValueAxis {
  const marks = ticks(lowest, highest, step).map((value) => ({ value, text: formatted(value, format) }));
  return { lowest, highest, marks, room: 8 + Math.max(0, ...marks.map(({ text }) => pixelWidth(text))) };
}

/** Lines across the plot at round values, that of zero darker, each with its value in front of it. */
export const uprightAxis = ({ marks }: ValueAxis, scale: Scale, { left, right }: Plot): readonly Shape[] =>
  marks.flatMap(({ value, text }) => [
    lineShape([left, scale(value)], [right, scale(value)], Math.abs(value) < 1e-9 ? 'axis' : 'grid'),
    textLine(text, { x: left - 8, y: scale(value), anchor: 'end' }),
  ]);

/** The same for columns that lie: upright lines, their values below. */
export function lyingAxis({ marks }: ValueAxis, scale: Scale, { top, bottom }: Plot): readonly Shape[] {
  let free = -Infinity;
  return marks.flatMap(({ value, text }) => {
    const x = scale(value);
    const half = pixelWidth(text) / 2;
    const line = lineShape([x, top], [x, bottom], Math.abs(value) < 1e-9 ? 'axis' : 'grid');
    if (x - half < free) return [line];
    free = x + half + 8;
    return [line, textLine(text, { x, y: bottom + 14, anchor: 'middle' })];
  });
}

/** What an axis is about, in the middle below the plot. */
export const titleBelow = (title: string, { left, right }: Plot, y: number): readonly Shape[] =>
  title === '' ? [] : [textLine(title, { x: (left + right) / 2, y, anchor: 'middle' })];
