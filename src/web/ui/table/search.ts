import { plainText, searchedWords } from '#api/list-words.ts';

/** Whether every word of the query occurs in the text; capitals and accents make no difference. */
export function matchesSearch(text: string, query: string): boolean {
  const searched = plainText(text);
  return searchedWords(query).every((word) => searched.includes(word));
}
