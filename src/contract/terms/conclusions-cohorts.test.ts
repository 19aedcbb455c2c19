import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerKeys, type CohortResult } from '#core/result.ts';
import { cohortConclusion, cohortGroups } from '#contract/terms/conclusions-cohorts.ts';
import { consequences } from '#contract/terms/conclusions-consequences.ts';
import { profitExplanation } from '#contract/terms/conclusions-goals.ts';
import { smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { subjectOf, spaced } from '#test/fixtures/conclusion-subject.ts';

function cohort(fromAge: number, count: number, pensions: Partial<Record<string, number>> = {}): CohortResult {
  const keys = ['unchanged', ...answerKeys] as const;
  const outcomes = keys.map((key) => [key, { premium: 0, pension: pensions[key] ?? 1000 * count, ratio: null }]);
  return { fromAge, toAge: fromAge + 4, count, outcomes: Object.fromEntries(outcomes) as CohortResult['outcomes'] };
}

const withCohorts = (cohorts: readonly CohortResult[]): ConclusionSubject =>
  subjectOf(25, (result) => ({ ...result, cohorts }));

describe('age cohorts', () => {
  it('never show a group smaller than the smallest, lose nobody and keep the sums', () => {
    const counts = fc.array(fc.nat({ max: 12 }), { maxLength: 40 });
    fc.assert(
      fc.property(counts, (sizes) => {
        const cohorts = sizes.map((count, index) => cohort(15 + index * 5, count));
        const groups = cohortGroups(withCohorts(cohorts));
        const total = sizes.reduce((sum, size) => sum + size, 0);
        expect(groups.length).toBeLessThanOrEqual(10);
        expect(groups.every(({ count }) => count >= smallestShownGroup)).toBe(true);
        const shown = groups.reduce((sum, { count }) => sum + count, 0);
        expect(shown).toBe(total >= smallestShownGroup ? total : 0);
        expect(groups.reduce((sum, { pension }) => sum + pension.unchanged, 0)).toBeCloseTo(1000 * shown, 6);
      }),
    );
  });

  const text = (...ratios: readonly number[]): string =>
    cohortConclusion(
      withCohorts(
        ratios.map((ratio, index) => cohort(20 + 5 * index, 10, { unchanged: 100, budgetNeutralFlat: 100 * ratio })),
      ),
    )?.replace(/^Bij vlak \S+ /, '') ?? 'none';

  it('tell gain and loss, gain only, loss only, no change and one cohort apart', () => {
    expect(text(1.1, 1, 0.9)).toBe(
      'gaan 20- t/m 24-jarigen vooruit naar 110,0% en 30- t/m 34-jarigen terug naar 90,0% van het huidige pensioen',
    );
    expect(text(1.1, 1.2)).toBe(
      'gaat geen leeftijdsgroep achteruit: van 110,0% voor 20- t/m 24-jarigen tot 120,0% voor 25- t/m 29-jarigen',
    );
    expect(text(0.8, 0.9)).toBe(
      'gaat geen leeftijdsgroep vooruit: van 90,0% voor 25- t/m 29-jarigen tot 80,0% voor 20- t/m 24-jarigen',
    );
    expect(text(1.0001, 0.9999)).toBe('houdt elke leeftijd evenveel pensioen');
    expect(text(0.9)).toBe('krijgen 20- t/m 24-jarigen 90,0% van het huidige pensioen');
    expect(cohortConclusion(withCohorts([cohort(20, 4)]))).toBeNull();
  });

  it('stay out of the consequences of a small group, whose pension is told in percentages only', () => {
    const small = subjectOf(3);
    expect(spaced(consequences(small).join(' '))).not.toMatch(/cohort|\d+ t\/m/);
    expect(spaced(consequences(small)[0] ?? '')).not.toContain('€');
    expect(spaced(profitExplanation(small)[0] ?? '')).not.toContain('€');
  });
});
