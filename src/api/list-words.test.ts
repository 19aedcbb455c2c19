import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderKey, matchesSearch } from '#api/list-words.ts';

const dictionary = new Intl.Collator('nl-NL', { numeric: true });
const byKey = (one: string, other: string): number => {
  const [first, second] = [Buffer.from(orderKey(one)), Buffer.from(orderKey(other))];
  return Buffer.compare(first, second);
};

it('names come in the order in which the screen puts them', () => {
  const part = fc.constantFrom('a', 'b', 'A', 'B', 'é', 'É', 'ø', 'z', '1', '2', '10', '007', ' ', '-', '.', '&', '(');
  const name = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(Math.sign(byKey(one, other)), `${one} and ${other}`).toBe(dictionary.compare(one, other));
    }),
  );
});

it.each([
  [['Werkgever 9', 'Werkgever 10', 'Werkgever 100']],
  [['Van Dijk', 'van Dijk & Zn.', 'Vandaag']],
  [['Bakkerij', 'Bäkkerij', 'Bakkerijen']],
  [['jansen', 'Jansen', 'Jansen B.V.']],
])('%j is in order', (names) => {
  expect(names.toReversed().toSorted(byKey)).toEqual(names);
});

it('finds every word wherever it stands, without regard to capitals and accents', () => {
  const text = '21-11-2026, 14:05 Één regeling Zuid';
  expect(matchesSearch(text, 'zuid een')).toBe(true);
  expect(matchesSearch(text, '21-11')).toBe(true);
  expect(matchesSearch(text, 'zuid noord')).toBe(false);
});

it('an empty query, or one of spaces only, finds everything', () => {
  expect(matchesSearch('x', '')).toBe(true);
  expect(matchesSearch('x', '  ')).toBe(true);
});
