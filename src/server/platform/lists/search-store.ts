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

/** What `plainText` makes of a column that is kept as it was written. */
export const plainColumn = (column: string): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(normalize(${sql.ref(column)}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/**
 * Whether every word of a search occurs in one of the texts, which are plain already (`plainText`). The text of a row is
 * made once, however many words there are, and the statement is the same for all of them.
 */
export function hasWords(search: string, texts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  const patterns = searchedWords(search).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`concat_ws(' ', ${sql.join([...texts])}) like all (${patterns}::text[])`;
}
