import { type RawBuilder, sql } from 'kysely';
import { dutchTimeZone } from '#api/dutch-time.ts';
import type { ListLanguage } from '#api/list-page.ts';
import { searchedWords } from '#api/list-words.ts';

/** How the screens write a moment, for `to_char`. */
const momentPatterns: Readonly<Record<ListLanguage, string>> = {
  nl: 'DD-MM-YYYY, HH24:MI',
  de: 'DD.MM.YYYY, HH24:MI',
  en: 'DD/MM/YYYY, HH24:MI',
  es: 'DD/MM/YYYY, HH24:MI',
  fr: 'DD/MM/YYYY HH24:MI',
  ja: 'YYYY/MM/DD HH24:MI',
  zh: 'YYYY/MM/DD HH24:MI',
};

/** A moment as a reader of the screen sees it. */
export const momentText = (moment: RawBuilder<unknown>, language: ListLanguage): RawBuilder<string> =>
  sql<string>`to_char(${moment} at time zone ${dutchTimeZone}, ${momentPatterns[language]})`;

/** Whether every word of a search occurs in one of the texts, which are plain already (`plainText`). */
export function hasWords(search: string, texts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  const text = sql`concat_ws(' ', ${sql.join([...texts])})`;
  const words = searchedWords(search).map((word) => sql`position(${word} in ${text}) > 0`);
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}
