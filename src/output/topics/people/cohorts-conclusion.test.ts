import { alternativeOf } from '#core/result/alternative-of.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgeCohort } from '#core/result/result.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import { cohortConclusion, cohortGroups, groupPension } from '#output/topics/people/cohorts-conclusion.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { subjectOf } from '#test/fixtures/conclusion-subject.ts';

interface Cohort extends AgeCohort {
  readonly pensions: Partial<Record<AlternativeKey, number>>;
}

const cohort = (fromAge: number, count: number, pensions: Cohort['pensions'] = {}): Cohort => ({
  fromAge,
  toAge: fromAge + 4,
  count,
  pensions,
});

const withCohorts = (cohorts: readonly Cohort[]): ConclusionSubject =>
  subjectOf(25, (result) => ({
    ...result,
    cohorts,
    alternatives: result.alternatives.map((alternative) => ({
      ...alternative,
      cohorts: cohorts.map(({ count, pensions }) => ({
        premium: 0,
        ownContribution: 0,
        pension: pensions[alternative.key] ?? 1000 * count,
        ratio: null,
      })),
    })),
  }));

describe('age cohorts', () => {
  it('never show a group smaller than the smallest, lose nobody and keep the sums', () => {
    const counts = fc.array(fc.nat({ max: 12 }), { maxLength: 40 });
    fc.assert(
      fc.property(counts, (sizes) => {
        const cohorts = sizes.map((count, index) => cohort(15 + index * 5, count));
        const subject = withCohorts(cohorts);
        const groups = cohortGroups(subject);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        expect(groups.length).toBeLessThanOrEqual(10);
        expect(groups.every(({ count }) => count >= smallestGroup)).toBe(true);
        const shown = groups.reduce((sum, { count }) => sum + count, 0);
        expect(shown).toBe(total >= smallestGroup ? total : 0);
        const unchanged = alternativeOf(subject.result, 'unchanged');
        expect(groups.reduce((sum, group) => sum + groupPension(group, unchanged), 0)).toBeCloseTo(1000 * shown, 6);
      }),
    );
  });

  const text = (...ratios: readonly number[]): string =>
    cohortConclusion(
      withCohorts(
        ratios.map((ratio, index) => cohort(20 + 5 * index, 10, { unchanged: 100, budgetNeutralFlat: 100 * ratio })),
      ),
    )?.replace(/^Bij een vlakke premie van \S+ /, '') ?? 'none';

  it('tell gain and loss, gain only, loss only, no change and one cohort apart', () => {
    const [young, older] = ['20- t/m 24-jarigen', '25- t/m 29-jarigen'];
    expect(text(1.1, 1, 0.9)).toBe(`krijgen ${young} 10,0% meer en 30- t/m 34-jarigen 10,0% minder pensioen`);
    expect(text(1.1, 1.2)).toBe(`krijgen ${older} 20,0% meer en ${young} 10,0% meer pensioen`);
    expect(text(0.8, 1)).toBe(`krijgen ${older} evenveel en ${young} 20,0% minder pensioen`);
    expect(text(1.005, 0.9951)).toBe('blijft het pensioen voor elke leeftijd vrijwel gelijk');
    expect(text(0.9)).toBe(`krijgen ${young} 10,0% minder pensioen`);
    expect(cohortConclusion(withCohorts([cohort(20, 4)]))).toBeNull();
  });

  it('say nothing of a small group, also where the law allows no premium', () => {
    const barred = (count: number): ConclusionSubject => {
      const subject = withCohorts([cohort(20, count)]);
      const verdict = { allowed: 'no' as const, grounds: [] };
      const alternatives = subject.result.alternatives.map((one) =>
        one.sort === 'unchanged' ? one : { ...one, verdict },
      );
      return { ...subject, result: { ...subject.result, alternatives } };
    };
    expect(cohortConclusion(barred(4))).toBeNull();
    expect(cohortConclusion(barred(10))).toMatch(/^Geen van de berekende premies is zo toegestaan/);
  });
});
