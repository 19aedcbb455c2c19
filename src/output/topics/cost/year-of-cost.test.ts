import { describe, expect, it } from 'vitest';
import { horizonPhrase } from '#output/language/horizon.ts';
import { inFirstYear, otherYearNote } from '#output/topics/cost/year-of-cost.ts';

describe('years of cost', () => {
  it('of a change within a year are no calendar years, and say so', () => {
    const from = (year: number, month: number) => ({ transitionDate: { year, month } });
    expect(inFirstYear(from(2027, 1))).toBe('in 2027');
    expect(otherYearNote(from(2027, 1))).toBeNull();
    expect(inFirstYear(from(2026, 12))).toBe('in het jaar vanaf 1 december 2026');
    expect(otherYearNote(from(2026, 12))).toBe(
      'Een jaar loopt vanaf de transitiedatum twaalf maanden door en heet naar het kalenderjaar van zijn eerste maand.',
    );
  });

  it('name the horizon in the singular and the plural', () => {
    expect(horizonPhrase({ kind: 'years', years: 1 })).toBe('in het eerste jaar');
    expect(horizonPhrase({ kind: 'years', years: 5 })).toBe('in de eerste 5 jaar');
    expect(horizonPhrase({ kind: 'pensionDate' })).toBe('tot de pensioendatum');
  });
});
