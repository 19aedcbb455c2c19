import type { Catalogue } from '#web/i18n/catalogue.ts';

export type Term = keyof Catalogue['glossary'];

/** A part of a text, with the word of the field that it is. */
export interface Piece {
  readonly text: string;
  readonly term: Term | null;
}

/** Latin words stand apart; others run on. */
const pattern = (word: string): string => (/\p{Script=Latin}/u.test(word) ? `(?<!\\p{L})${word}(?!\\p{L})` : word);

/** Finds words of the field in a text, each at its first place alone. */
export function wordsIn(words: Readonly<Record<Term, string>>): (text: string) => readonly Piece[] {
  const terms = Object.keys(words) as Term[];
  const found = new RegExp(
    terms.map((term) => `(?<${term}>${words[term].split('|').map(pattern).join('|')})`).join('|'),
    'giu',
  );
  return (text) => {
    const told = new Set<string>();
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: word, index, groups = {} } of text.matchAll(found)) {
      const term = terms.find((one) => groups[one] !== undefined);
      if (term === undefined || told.has(term)) continue;
      told.add(term);
      if (index > end) pieces.push({ text: text.slice(end, index), term: null });
      pieces.push({ text: word, term });
      end = index + word.length;
    }
    return end < text.length ? [...pieces, { text: text.slice(end), term: null }] : pieces;
  };
}

/** The words of a glossary. */
export const wordsOf = (glossary: Catalogue['glossary']): Readonly<Record<Term, string>> =>
  Object.fromEntries(Object.entries(glossary).map(([term, { words }]) => [term, words])) as Record<Term, string>;
