import { expect, it } from 'vitest';
import { matchesSearch } from '#web/ui/table/search.ts';

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
