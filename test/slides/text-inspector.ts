import { lineHeight, wrappedLines } from '#output/writers/drawing/fitted-text.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';
import type { DrawnObject, DrawnSlide, DrawnText } from '#test/slides/drawn-deck.ts';

/** Whether words stand whole in their boxes and cells, by the widths of the letters of the font. */

const slack = 0.02;

const wordsOf = ({ runs }: DrawnText): string => runs.map(({ text }) => text).join('');

/** Height in inches of a text in lines of this width. */
function heightOf(runs: DrawnObject['texts'][number]['runs'], width: number): number {
  const [run] = runs;
  if (run === undefined) return 0;
  return (
    (wrappedLines(runs.map(({ text }) => text).join(''), width, run.size, run.bold).length * run.size * lineHeight) / 72
  );
}

/** Texts that need more lines than their box or cell has room for. */
export function fitProblems({ objects }: DrawnSlide): readonly string[] {
  return objects.flatMap(({ name, kind, box, texts, insets }) => {
    if (kind === 'table') {
      return texts
        .filter(({ runs, room }) => room !== null && heightOf(runs, room.w) > room.h + slack)
        .map(
          ({ runs }) => `${name} has a cell that is too small for: ${wordsOf({ runs, background: '', room: null })}`,
        );
    }
    const height = texts.reduce((sum, { runs }) => sum + heightOf(runs, box.w - 2 * insets.side), 0);
    return height > box.h - 2 * insets.end + slack ? [`${name} is too small for its text`] : [];
  });
}

/** More lines of a title do not stand at one place on every slide. */
const mostTitleLines = 2;

/** Titles on more lines than that, but of a cover, which has room for them. */
export const titleProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects
    .filter(({ placeholder }) => placeholder === 'title')
    .filter(({ box, texts, insets }) => {
      const lines = texts.flatMap(({ runs: [run], ...text }) =>
        run === undefined
          ? []
          : wrappedLines(wordsOf({ ...text, runs: [run] }), box.w - 2 * insets.side, run.size, run.bold),
      );
      return lines.length > mostTitleLines;
    })
    .map(({ texts }) => `the title has more than ${mostTitleLines} lines: ${texts.map(wordsOf).join(' ')}`);

const roomOf = ({ room }: DrawnText, { box, insets }: DrawnObject): number => room?.w ?? box.w - 2 * insets.side;

/** Words that are wider than their line, so that a program breaks them; a hyphen is a place to break. */
export const brokenWordProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects.flatMap((object) =>
    object.texts.flatMap((text) => {
      const [run] = text.runs;
      if (run === undefined) return [];
      return wordsOf(text)
        .split(/ |(?<=-)/)
        .filter((word) => textWidth(word, run.size, run.bold) > roomOf(text, object) + slack)
        .map((word) => `${object.name} breaks a word: ${word}`);
    }),
  );

/** A figure that was cut off says something else. */
export const cutProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects.flatMap(({ name, texts }) =>
    texts
      .map(wordsOf)
      .filter((text) => /[\d.,]…|€[^\d]*…/.test(text))
      .map((text) => `${name} cuts off a figure: ${text}`),
  );

/** A space at which a program may break a line, between a figure and its sign or in a range. */
const loose = /[+−±€] [€\d]|\d%? [–-] [€\d+−±]|\d (?:mln|miljoen)|\d\.? \/ [+−]|\d–\d+\sjaar/;

/** Figures that a program may break over two lines. */
export const looseProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects.flatMap(({ name, texts }) =>
    texts
      .map(wordsOf)
      .filter((text) => loose.test(text))
      .map((text) => `${name} has a figure that may be broken: ${text}`),
  );
