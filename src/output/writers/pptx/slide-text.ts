import type { Box } from '#output/writers/drawing/box.ts';
import { nextShapeId, type SlideDraft, smallestText } from '#output/writers/pptx/draft.ts';
import {
  fittedText,
  lineHeight,
  linesThatFit,
  shortenedText,
  wrappedLines,
} from '#output/writers/drawing/fitted-text.ts';
import { type PlaceholderDescription, placeholderOf, type PlaceholderName } from '#output/writers/pptx/layouts.ts';
import { placeholderTag, placeholderXml } from '#output/writers/pptx/placeholder-xml.ts';
import { paragraphXml, textBodyXml, type Alignment } from '#output/writers/pptx/text-body-xml.ts';
import { textBoxXml } from '#output/writers/pptx/text-box-xml.ts';
import { typesetText } from '#output/writers/pptx/typeset-text.ts';

type TextColour = 'tx1' | 'tx2' | 'bg1' | 'bg2' | 'forbidden';

/** A title has its place and its size on every slide; conclusions have at most 90 characters for that (decision 0072). */
const mostTitleLines: Readonly<Partial<Record<PlaceholderDescription['type'], number>>> = { title: 2, ctrTitle: 3 };

/** So many characters at least are on the last line of a title. */
const leastTail = 15;

/** Programs differ in how they break lines: a title that takes this part of its line may take a second. */
const surelyOnOneLine = 0.93;

/** The last words of a title, bound together so that no program leaves one of them alone. */
function withTail(title: string): string {
  let start = title.lastIndexOf(' ') + 1;
  while (start > 0 && title.length - start < leastTail) start = title.lastIndexOf(' ', start - 2) + 1;
  return title.slice(0, start) + title.slice(start).replaceAll(' ', '\u00a0');
}

/** Fills a placeholder; the text is made smaller, and in the end cut off, until it fits. */
export function writePlaceholder(slide: SlideDraft, name: PlaceholderName, text: string): void {
  const placeholder = placeholderOf(slide.layout, name);
  const { label, box, fontSize: largest, bold, type } = placeholder;
  const smallest = Math.min(largest, smallestText);
  const mostLines = mostTitleLines[type];
  const typeset = typesetText(text);
  const isTitle = mostLines !== undefined;
  const isLong = wrappedLines(typeset, surelyOnOneLine * box.w, largest, bold).length > 1;
  const found = fittedText(isTitle && isLong ? withTail(typeset) : typeset, {
    ...box,
    largest,
    smallest,
    bold,
    ...(isTitle ? { mostLines } : {}),
  });
  const size = found.fontSize === largest ? {} : { fontSize: found.fontSize };
  slide.shapes.push(
    placeholderXml({
      shape: { id: nextShapeId(slide), name: label },
      tag: placeholderTag(placeholder),
      body: textBodyXml('<a:bodyPr><a:normAutofit/></a:bodyPr>', paragraphXml(found.text, size)),
    }),
  );
}

/** Whether a placeholder has room for the whole text. */
export function fits({ layout }: Pick<SlideDraft, 'layout'>, name: PlaceholderName, text: string): boolean {
  const { box, bold } = placeholderOf(layout, name);
  return wrappedLines(typesetText(text), box.w, smallestText, bold).length <= linesThatFit(box.h, smallestText);
}

/** The sentences of a text, from the first on, that a placeholder has room for, and those that it has not. */
export function wholeSentences(
  slide: SlideDraft,
  name: PlaceholderName,
  text: string,
): readonly [shown: string, untold: string] {
  const sentences = text.split(/(?<=\.) (?=\p{Lu})/u);
  let count = sentences.length;
  while (count > 1 && !fits(slide, name, sentences.slice(0, count).join(' '))) count--;
  return [sentences.slice(0, count).join(' '), sentences.slice(count).join(' ')];
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
  readonly align?: Alignment;
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** Inner margin in inches. */
  readonly inset?: number;
  readonly outline?: string;
}

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;

/** Left free of the width, in inches: programs differ in how they break lines. */
export const edge = 0.02;

/** Space behind a paragraph, in points. */
const spaceAfter = 6;

/** Height in inches of paragraphs in lines of this width. */
export const heightOf = (paragraphs: readonly Paragraph[], width: number): number =>
  paragraphs.reduce(
    (sum, { text, fontSize, bold, line = fontSize * lineHeight }) =>
      sum + wrappedLines(typesetText(text), width, fontSize, bold).length * line + spaceAfter,
    -spaceAfter,
  ) / 72;

function scaledParagraph({ text, fontSize, bold = false, colour = 'tx1', line }: Paragraph, scale: number): Paragraph {
  const smaller = Math.max(smallestText, Math.round(fontSize * scale * 2) / 2);
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
    Object.assign({ ...part }, { text: shortenedText(part.text, w, lines, part.fontSize, part.bold) }),
  );

const smallestScale = 0.6;

/** The paragraphs, smaller and in the end shorter, so that together they fit. */
export function fittedParagraphs(
  paragraphs: readonly Paragraph[],
  { w, h }: Pick<Box, 'w' | 'h'>,
): readonly Paragraph[] {
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

/** Draws a text box outside the placeholders. */
export function drawText(
  slide: SlideDraft,
  name: string,
  box: Box,
  paragraphs: readonly Paragraph[],
  look: BoxLook = {},
): void {
  const { align = 'left', valign = 'top', inset = 0, ...shapeLook } = look;
  const fitted = fittedParagraphs(paragraphs, { w: box.w - 2 * inset - edge, h: box.h - 2 * inset });
  const paragraph = ({ text, line, ...letters }: Paragraph, index: number): string =>
    paragraphXml(text, letters, { align, line, spaceAfter: index < fitted.length - 1 ? spaceAfter : 0 });
  slide.shapes.push(
    textBoxXml({
      shape: { id: nextShapeId(slide), name },
      owner: 'slide',
      box,
      look: shapeLook,
      anchor: anchors[valign],
      inset,
      paragraphs: fitted.map(paragraph).join(''),
    }),
  );
}

/** What is told at a slide, with the sheets that its figures are on. */
export function writeNotes({ notes, untold }: SlideDraft, lines: readonly string[]): void {
  notes.push(...lines, ...untold);
}
