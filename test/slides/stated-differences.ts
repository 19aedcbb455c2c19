import { openDeck, paragraphsOf, objectsOf } from '#test/slides/open-deck.ts';

/** A difference as a sentence tells it: its size as text, and which way. */
interface Told {
  readonly size: string;
  readonly sign: 1 | -1;
}

const ways: Readonly<Record<string, 1 | -1>> = { meer: 1, hoger: 1, minder: -1, lager: -1 };
const differences = /(€\u00a0[\d.]+|\d+(?:,\d)?%) (meer|hoger|minder|lager)/g;

/** The differences that a sentence tells. */
export const toldIn = (text: string): readonly Told[] =>
  [...text.matchAll(differences)].map(([, size = '', way = '']) => ({ size, sign: ways[way]! }));

const plainNumber = (text: string): number => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));

/** A cell of a table as a number with its sign; null for a text. */
function cellNumber(text: string): number | null {
  if (!/^[+\u2212−]?\s?(?:€\s?)?[\d.]+(?:,\d+)?%?$/.test(text.replaceAll('\u00a0', ' ').trim())) return null;
  return (/^[\u2212−]/.test(text.trim()) ? -1 : 1) * plainNumber(text);
}

const rowsOf = (slide: string): readonly (readonly string[])[] =>
  objectsOf(slide)
    .filter(({ xml }) => xml.includes('<a:tbl>'))
    .flatMap(({ xml }) => xml.match(/<a:tr [^>]*>.*?<\/a:tr>/gs) ?? [])
    .map((row) => (row.match(/<a:tc>.*?<\/a:tc>/gs) ?? []).map((cell) => paragraphsOf(cell).join(' ')));

/** Differences that tables show: in cells with a sign, and of the cells of a column with that of the current scheme. */
function shownDifferences(rows: readonly (readonly string[])[]): readonly number[] {
  const signed = rows.flat().flatMap((text) => text.match(/[+\u2212−]\s?(?:€\s?)?\d[\d.]*(?:,\d+)?%?(?! mln)/g) ?? []);
  const current = rows.find(([name = '']) => name.startsWith('Nu'));
  const besideCurrent = rows.flatMap((row) =>
    row.slice(1).flatMap((text, column) => {
      const [value, base] = [cellNumber(text), cellNumber(current?.[column + 1] ?? '')];
      return value === null || base === null || row === current || text.includes('%') ? [] : [value - base];
    }),
  );
  return [...signed.flatMap((text) => cellNumber(text) ?? []), ...besideCurrent];
}

const titleOf = (slide: string): string =>
  objectsOf(slide)
    .filter(({ placeholder }) => placeholder === 'title')
    .flatMap(({ xml }) => paragraphsOf(xml))
    .join(' ');

/** Where a title calls more what a table on the slide shows as less, or the other way round; amounts within one euro. */
export function differenceProblems(deck: Uint8Array): readonly string[] {
  return openDeck(deck).slides.flatMap((slide, index) => {
    const shown = shownDifferences(rowsOf(slide));
    return toldIn(titleOf(slide)).flatMap(({ size, sign }) => {
      const value = plainNumber(size);
      const slack = /,\d%/.test(size) ? 0.051 : size.includes('%') ? 0.51 : 1.01;
      const same = shown.filter((one) => Math.abs(Math.abs(one) - value) < slack);
      const isWrong = same.length > 0 && !same.some((one) => Math.sign(one) === sign);
      return isWrong ? [`slide ${index + 1}: ${size} ${sign > 0 ? 'meer' : 'minder'}`] : [];
    });
  });
}

/** How the word in the last column of the table of both schemes contradicts the two values before it. */
export function wordProblems(deck: Uint8Array): readonly string[] {
  return openDeck(deck).slides.flatMap((slide) =>
    rowsOf(slide).flatMap((row) => {
      const word = row.at(-1) ?? '';
      const [now, next] = [row.at(-3), row.at(-2)].map((text) => cellNumber(text ?? ''));
      if (row.length < 4 || now === null || next === null || now === undefined || next === undefined) return [];
      const way = { hoger: 1, gelijk: 0, lager: -1 }[word];
      return way === undefined || way === Math.sign(next - now) ? [] : [row.join(' | ')];
    }),
  );
}

/** Where a column "in %" has another sign than the amount before it: "+ € 200 | − 13,0%". */
export const signProblems = (deck: Uint8Array): readonly string[] =>
  openDeck(deck).slides.flatMap((slide) => {
    const rows = rowsOf(slide);
    const column = rows.map((row) => row.indexOf('in %')).find((found) => found > 0);
    if (column === undefined) return [];
    const contradicted = rows.filter((row) => {
      const [value, share] = [row[column - 1] ?? '', row[column] ?? ''].map((cell) => cellNumber(cell) ?? 0);
      return value! * share! < 0;
    });
    return contradicted.map((row) => row.join(' | '));
  });
