// What these give is stored with each row: whoever changes them fills the columns again in a migration.

/** A text as it is searched: capitals and accents make no difference. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Words that a search looks at: the first of them, and the screen says so. */
export const mostWords = 8;

const wordsIn = (query: string): string[] =>
  plainText(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The words of a query, each of which must occur in what is found. */
export const searchedWords = (query: string): string[] => wordsIn(query).slice(0, mostWords);

export const hasMoreWords = (query: string): boolean => wordsIn(query).length > mostWords;

/** Digits that a number within a name is written with, so that 9 comes before 10. */
const numberWidth = 40;
/** What stands in front of digits and letters, in the order in which dictionaries put it. */
const marksInOrder = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
/** Letters that a dictionary puts with the letters they are made of. */
const ligatures: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };
const end = '\u0001';

/**
 * A text by which names come in the order of a Dutch dictionary when it is compared character by character: numbers
 * within them by their value, and only between names that are otherwise equal accents, then capitals.
 */
export function orderKey(name: string): string {
  const letters = plainText(name)
    .replaceAll(/[æœßøđł]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(numberWidth, '0'));
  const ordered = Array.from(letters, (letter) => {
    const place = marksInOrder.indexOf(letter);
    return place < 0 ? letter : String.fromCodePoint(place + 2);
  });
  const swapped = Array.from(name, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return [ordered.join(''), name.normalize('NFD').toLowerCase(), swapped.join('')].join(end);
}

/** Whether every word of the query occurs in the text; capitals and accents make no difference. */
export function matchesSearch(text: string, query: string): boolean {
  const searched = plainText(text);
  return searchedWords(query).every((word) => searched.includes(word));
}
