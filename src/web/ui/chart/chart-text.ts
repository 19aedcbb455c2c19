import { decimalNumber, exactPercentage, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { shortenedText, wrappedLines } from '#output/writers/drawing/fitted-text.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';
import type { TextShape } from '#web/ui/chart/drawing.ts';

/** Of all texts, in pixels. */
export const textSize = 12;
export const lineHeight = 16;

const points = (pixels: number): number => pixels * 0.75;
const inches = (pixels: number): number => pixels / 96;

/** Width of a text, in pixels: rather too wide than too narrow. */
export const pixelWidth = (text: string): number => 96 * textWidth(text, points(textSize), false);

/** The lines into which a text breaks at this width, at most so many: the last is cut off where it must be. */
export function brokenText(text: string, width: number, most = 3): readonly string[] {
  const room = inches(width);
  const size = points(textSize);
  return wrappedLines(shortenedText(text, room, most, size), room, size);
}

interface TextPlace {
  readonly x: number;
  /** Of its middle. */
  readonly y: number;
  readonly anchor?: TextShape['anchor'];
}

/** One line of text. */
export const textLine = (text: string, { x, y, anchor = 'start' }: TextPlace): TextShape => ({
  kind: 'text',
  x,
  y: y + textSize * 0.35,
  text,
  size: textSize,
  anchor,
});

/** Lines of text under each other, the first one's middle at `y`. */
export const textLines = (lines: readonly string[], { y, ...place }: TextPlace): readonly TextShape[] =>
  lines.map((text, index) => textLine(text, { ...place, y: y + index * lineHeight }));

const decimalsIn = (format: string): number => (/\.(0+)/.exec(format)?.[1] ?? '').length;

/** A value in the number format of a workbook that its chart names, as Dutch readers write it; parts with all they have. */
export function formatted(value: number, format: string): string {
  // A comma at the end shows thousands.
  if (format.endsWith(',')) return formatted(value / 1000, format.slice(0, -1));
  if (format.endsWith('%')) return exactPercentage(value, decimalsIn(format));
  const decimals = /^0\.(0+)$/.exec(format)?.[1];
  return decimals === undefined ? wholeNumber(value) : decimalNumber(value, decimals.length);
}

/** The same for what is written in a column: rounded as its format says. */
export const roundedText = (value: number, format: string): string =>
  format.endsWith('%') ? percentage(value, decimalsIn(format)) : formatted(value, format);
