import type { Hue, SeriesLook } from '#output/language/series-look.ts';

/** What a drawing is made with: the colour of a series, or of the chart itself. */
export type Ink = Hue | 'text' | 'axis' | 'grid' | 'ground';

/** A text on one line; `y` is its base line. */
export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Over columns: with an edge in the colour of the ground, so that it can be read on any of them. */
  readonly isEdged?: boolean;
  /** Reads upwards. */
  readonly isTurned?: boolean;
}

export interface PathShape {
  readonly kind: 'path';
  readonly d: string;
  readonly stroke: Ink;
  readonly width: number;
  readonly dash?: string | undefined;
  /** Filled with the colour of the line, or left open. */
  readonly isFilled?: boolean;
  /** Shown to who points at it. */
  readonly label?: string | undefined;
}

/** The column of one value. */
export interface BarShape {
  readonly kind: 'bar';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly look: SeriesLook;
  readonly label: string;
}

export type Shape = TextShape | PathShape | BarShape;

/** A chart as shapes, in pixels: the page and the picture that people keep are made of the same. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The room of the values within a drawing. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** "M10 20L30 20": a line along these points. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');

/** A straight line. */
export const lineShape = (
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  stroke: Ink,
  width = 1,
): PathShape => ({ kind: 'path', d: linePath([from, to]), stroke, width });
