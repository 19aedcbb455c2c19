import type { SlideDraft } from '#documents/slides/draft.ts';
import { fittedText, lineHeight, shortenedText, wrappedLines } from '#documents/slides/fitted-text.ts';
import { placeholderOf, type PlaceholderName } from '#documents/slides/layouts.ts';
import type { Box } from '#documents/slides/presentation.ts';
import { typesetText } from '#documents/slides/typeset-text.ts';

type TextColour = 'tx1' | 'tx2' | 'bg1' | 'bg2';

/** Smallest text on a slide, in points. */
const smallest = 10;

/** Fills a placeholder; the text is made smaller, and in the end cut off, until it fits. */
export function writePlaceholder({ slide, layout }: SlideDraft, name: PlaceholderName, text: string): void {
  const { box, fontSize: largest, bold } = placeholderOf(layout, name);
  const found = fittedText(typesetText(text), { ...box, largest, smallest: Math.min(largest, smallest), bold });
  const size = found.fontSize === largest ? {} : { fontSize: found.fontSize };
  slide.addText([{ text: found.text, options: size }], { placeholder: name });
}

export interface Paragraph {
  readonly text: string;
  readonly fontSize: number;
  readonly bold?: boolean;
  readonly colour?: TextColour;
  /** Height of its lines in points, where boxes beside each other must line up. */
  readonly line?: number;
}

interface BoxLook {
  readonly fill?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** Inner margin in inches. */
  readonly inset?: number;
  readonly outline?: string;
}

/** Left free of the width, in inches: programs differ in how they break lines. */
const edge = 0.02;

/** Space behind a paragraph, in points. */
const spaceAfter = 6;

const heightOf = (paragraphs: readonly Paragraph[], width: number): number =>
  paragraphs.reduce(
    (sum, { text, fontSize, bold, line = fontSize * lineHeight }) =>
      sum + wrappedLines(text, width, fontSize, bold).length * line + spaceAfter,
    -spaceAfter,
  ) / 72;

function scaledParagraph({ text, fontSize, bold = false, colour = 'tx1', line }: Paragraph, scale: number): Paragraph {
  const smaller = Math.max(smallest, Math.round(fontSize * scale * 2) / 2);
  return {
    text: typesetText(text),
    fontSize: smaller,
    bold,
    colour,
    ...(line === undefined ? {} : { line: line * scale }),
  };
}

const shortened = (paragraphs: readonly Paragraph[], w: number, lines: number): readonly Paragraph[] =>
  paragraphs.map((part) =>
    Object.assign(scaledParagraph(part, 1), { text: shortenedText(part.text, w, lines, part.fontSize, part.bold) }),
  );

const smallestScale = 0.6;

/** How many of the paragraphs, from the first on, fit without cutting any off; at least one. */
export function wholeParagraphs(paragraphs: readonly Paragraph[], { w, h }: Box): number {
  const fits = (count: number): boolean =>
    heightOf(
      paragraphs.slice(0, count).map((paragraph) => scaledParagraph(paragraph, smallestScale)),
      w - edge,
    ) <= h;
  let count = paragraphs.length;
  while (count > 1 && !fits(count)) count--;
  return count;
}

/** The paragraphs, smaller and in the end shorter, so that together they fit. */
export function fittedParagraphs(paragraphs: readonly Paragraph[], w: number, h: number): readonly Paragraph[] {
  const scaled = (scale: number): readonly Paragraph[] =>
    paragraphs.map((paragraph) => scaledParagraph(paragraph, scale));
  for (let scale = 1; scale >= smallestScale - 1e-9; scale -= 0.05) {
    const smaller = scaled(scale);
    if (heightOf(smaller, w) <= h) return smaller;
  }
  for (let lines = 4; lines > 1; lines--) {
    const shorter = shortened(scaled(smallestScale), w, lines);
    if (heightOf(shorter, w) <= h) return shorter;
  }
  return shortened(scaled(smallestScale), w, 1);
}

/** A text box outside the placeholders. */
export function drawText(
  { slide }: SlideDraft,
  name: string,
  box: Box,
  paragraphs: readonly Paragraph[],
  look: BoxLook = {},
): void {
  const { fill, align = 'left', valign = 'top', inset = 0, outline } = look;
  const fitted = fittedParagraphs(paragraphs, box.w - 2 * inset - edge, box.h - 2 * inset);
  slide.addText(
    fitted.map(({ text, fontSize, bold = false, colour = 'tx1', line }, index) => ({
      text,
      options: {
        fontSize,
        bold,
        color: colour,
        align,
        ...(line === undefined ? {} : { lineSpacing: line }),
        breakLine: index < fitted.length - 1,
        ...(index < fitted.length - 1 ? { paraSpaceAfter: spaceAfter } : {}),
      },
    })),
    {
      ...box,
      objectName: name,
      isTextBox: true,
      valign,
      align,
      margin: inset * 72,
      ...(fill === undefined ? {} : { fill: { color: fill } }),
      ...(outline === undefined ? {} : { line: { color: outline, width: 1 } }),
    },
  );
}

export const writeNotes = ({ notes }: SlideDraft, lines: readonly string[]): void => {
  notes.push(...lines);
};
