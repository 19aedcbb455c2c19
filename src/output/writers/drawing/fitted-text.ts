import { textLines } from '#office/sheet/text-lines.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';

/** Where a text has to fit, in inches, and the font sizes that may be used, in points. */
export interface TextRoom {
  readonly w: number;
  readonly h: number;
  readonly largest: number;
  readonly smallest: number;
  readonly bold?: boolean;
  /** More are not taken, also where there is room for them. */
  readonly mostLines?: number;
}

export interface FittedText {
  readonly text: string;
  readonly fontSize: number;
}

/** Height of a line of text as a part of the font size. */
export const lineHeight = 1.2;

/** A word that is wider than the line, in pieces that fit. */
function wordPieces(word: string, width: (text: string) => number, limit: number): readonly string[] {
  if (width(word) <= limit) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (width(piece + character) > limit && piece !== '') {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/** The lines into which a text breaks at this width. */
export function wrappedLines(text: string, limit: number, fontSize: number, bold = false): readonly string[] {
  const width = (part: string): number => textWidth(part, fontSize, bold);
  const words = text.split(' ').flatMap((word) => wordPieces(word, width, limit));
  return textLines(words.join(' '), limit, width);
}

export const linesThatFit = (height: number, fontSize: number): number =>
  Math.max(1, Math.floor((height * 72) / (fontSize * lineHeight) + 1e-6));

/** A figure at the end of a text, whole or in part, or the sign of one. */
const lastFigure = /(?:(?:[+\u2212-][\u00a0 ]?)?(?:€[\u00a0 ]?)?[^\u00a0 ]*\d[^\u00a0 ]*|[€+\u2212-])$/u;

/** What is left of a text of which the end goes: no figure stands at the cut, as half of it would be another figure. */
function beforeFigure(text: string): string {
  const part = text.trimEnd();
  const found = lastFigure.exec(part);
  return found === null ? part : beforeFigure(part.slice(0, found.index));
}

/** The text cut off with an ellipsis so that it takes no more than this many lines; a figure is left out, never cut. */
export function shortenedText(text: string, limit: number, lines: number, fontSize: number, bold = false): string {
  const fits = (part: string): boolean => wrappedLines(part, limit, fontSize, bold).length <= lines;
  if (fits(text)) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(`${text.slice(0, middle).trimEnd()}…`)) low = middle;
    else high = middle - 1;
  }
  return `${beforeFigure(text.slice(0, low))}…`;
}

/** The text at the largest font size at which it fits; at the smallest one it is cut off where it must be. */
export function fittedText(
  text: string,
  { w, h, largest, smallest, bold = false, mostLines = Infinity }: TextRoom,
): FittedText {
  const linesAt = (fontSize: number): number => Math.min(mostLines, linesThatFit(h, fontSize));
  for (let fontSize = largest; fontSize >= smallest; fontSize -= 0.5) {
    if (wrappedLines(text, w, fontSize, bold).length <= linesAt(fontSize)) return { text, fontSize };
  }
  return { text: shortenedText(text, w, linesAt(smallest), smallest, bold), fontSize: smallest };
}
