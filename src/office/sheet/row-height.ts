import { textLines } from '#office/sheet/text-lines.ts';

/** Height in points of a line, and of a row without wrapped texts. */
export const lineHeight = 15;

const charactersPerUnit = 1.05;

/** Lines that a text takes in a column of this width; a character of 11 points is a little narrower than a unit of width. */
function lineCount(text: string, width: number): number {
  const most = width * charactersPerUnit;
  return text
    .split('\n')
    .flatMap((paragraph) => textLines(paragraph, most))
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / most)), 0);
}

/** Height in points of a row that shows these wrapped texts in columns of these widths. */
export function wrappedHeight(texts: readonly (string | null)[], widths: readonly number[]): number {
  const lines = texts.map((text, index) => (text === null ? 1 : lineCount(text, widths[index] ?? 10)));
  return lineHeight * Math.max(1, ...lines);
}
