/**
 * Remarks are between an opening and a closing line, so that they are recognised when the file comes back: programs
 * drop the author of a comment, join its formats, and people write under it.
 */
const opening = 'Evenwicht meldt:';
const closing = '— Evenwicht';

export const remarkText = (text: string): string =>
  `${opening}\n${text.replaceAll(closing, closing.slice(2))}\n${closing}`;

/** Where the text of a comment has remarks, with the blank line before them. */
export function remarkRanges(text: string): readonly { readonly start: number; readonly end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
    const close = text.indexOf(closing, at);
    if (close < 0) break;
    const [blank = ''] = /(?:\r?\n){0,2}$/.exec(text.slice(Math.max(0, at - 4), at)) ?? [];
    ranges.push({ start: at - blank.length, end: close + closing.length });
    at = close;
  }
  return ranges;
}
