import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { describe, expect, it } from 'vitest';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { type ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { yearsConclusion } from '#output/words/conclusions/years.ts';
import { subjectOf, spaced } from '#test/fixtures/conclusion-subject.ts';

describe('the coming years', () => {
  const withCosts = (costs: readonly (readonly [number, number])[]): ConclusionSubject =>
    subjectOf(25, (result) => ({
      ...changedAlternatives(result, {
        unchanged: { years: costs.map(([cost]) => ({ cost, employeeContribution: 0 })) },
        budgetNeutralFlat: { years: costs.map(([, cost]) => ({ cost, employeeContribution: 0 })) },
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
    ).toMatch(/kost u in 2027 meer \(€ 120 tegen € 100\) en in 2029 minder \(€ 90 tegen € 100\)$/);
    const tail = (...costs: readonly (readonly [number, number])[]): string =>
      spaced(yearsConclusion(withCosts(costs))).replace(/^.* kost u /, '');
    expect(tail([100, 120], [100, 130])).toBe('zowel in 2027 (€ 120 tegen € 100) als in 2028 (€ 130 tegen € 100) meer');
    expect(tail([100, 90], [100, 95])).toBe('zowel in 2027 (€ 90 tegen € 100) als in 2028 (€ 95 tegen € 100) minder');
    expect(tail([100, 100], [90, 90])).toBe('in 2027 (€ 100) en in 2028 (€ 90) evenveel als nu');
    expect(tail([-100, -90], [-80, -95])).toBe(
      'in 2027 meer (€ -90 tegen € -100) en in 2028 minder (€ -95 tegen € -80)',
    );
    expect(spaced(yearsConclusion(withCosts([[100, 100.2]])))).toMatch(/kost u in 2027 evenveel \(€ 100\)$/);
  });

  it('name the horizon in the singular and the plural', () => {
    expect(horizonPhrase({ kind: 'years', years: 1 })).toBe('in het eerste jaar');
    expect(horizonPhrase({ kind: 'years', years: 5 })).toBe('in de eerste 5 jaar');
    expect(horizonPhrase({ kind: 'pensionDate' })).toBe('tot de pensioendatum');
  });
});
