import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { describe, expect, it } from 'vitest';
import { horizonPhrase } from '#output/language/horizon.ts';
import { type ConclusionSubject } from '#output/language/subject.ts';
import { inFirstYear, otherYearNote, yearsConclusion, yearsShown } from '#output/topics/cost/years-conclusion.ts';
import { subjectOf, spaced } from '#test/fixtures/conclusion-subject.ts';

describe('the coming years', () => {
  const withCosts = (costs: readonly (readonly [number, number])[]): ConclusionSubject =>
    subjectOf(25, (result) => ({
      ...changedAlternatives(result, {
        unchanged: { years: costs.map(([cost]) => ({ cost, oneOff: 0, employeeContribution: 0 })) },
        budgetNeutralFlat: { years: costs.map(([, cost]) => ({ cost, oneOff: 0, employeeContribution: 0 })) },
      }),
      years: result.years.slice(0, costs.length),
    }));

  it('compare the first and the last year, and only one when there is one', () => {
    expect(
      spaced(
        yearsConclusion(
          withCosts([
            [100, 120],
            [100, 100],
            [100, 90],
          ]),
        ),
      ),
    ).toMatch(/^Met een vlakke premie van \S+ betaalt u in 2027 € 20 meer en in 2029 € 10 minder dan nu$/);
    const tail = (...costs: readonly (readonly [number, number])[]): string =>
      spaced(yearsConclusion(withCosts(costs))).replace(/^.* betaalt u /, '');
    expect(tail([100, 120], [100, 130])).toBe('in 2027 € 20 meer en in 2028 € 30 meer dan nu');
    expect(tail([100, 100], [90, 90])).toBe('in 2027 en in 2028 evenveel als nu');
    expect(tail([-100, -90], [-80, -95])).toBe('in 2027 € 10 meer en in 2028 € 15 minder dan nu');
    expect(tail([100, 120], [100, 90], [0, 0])).toBe('in 2027 € 20 meer en in 2028 € 10 minder dan nu');
    expect(tail([1000, 1004])).toBe('in 2027 vrijwel evenveel als nu');
  });

  it('are named, however few they are', () => {
    const years = subjectOf(25).result.years;
    expect(yearsShown(years.slice(0, 5))).toBe('2027 t/m 2031');
    expect(yearsShown(years.slice(0, 2))).toBe('2027 t/m 2028');
    expect(yearsShown(years.slice(0, 1))).toBe('2027');
  });

  it('of a change within a year are no calendar years, and say so', () => {
    const from = (year: number, month: number) => ({ transitionDate: { year, month } });
    expect(inFirstYear(from(2027, 1))).toBe('in 2027');
    expect(otherYearNote(from(2027, 1))).toBeNull();
    expect(inFirstYear(from(2026, 12))).toBe('in het jaar vanaf 1 december 2026');
    expect(otherYearNote(from(2026, 12))).toBe(
      'Een jaar loopt vanaf de transitiedatum twaalf maanden door en heet naar het kalenderjaar van zijn eerste maand.',
    );
    const december = subjectOf(25, (result) => ({ ...result, ...from(2026, 12) }));
    expect(yearsConclusion(december)).toMatch(
      / betaalt u in het jaar vanaf 1 december 2026 .* en in het vijfde jaar .* dan nu$/,
    );
  });

  it('name the horizon in the singular and the plural', () => {
    expect(horizonPhrase({ kind: 'years', years: 1 })).toBe('in het eerste jaar');
    expect(horizonPhrase({ kind: 'years', years: 5 })).toBe('in de eerste 5 jaar');
    expect(horizonPhrase({ kind: 'pensionDate' })).toBe('tot de pensioendatum');
  });
});
