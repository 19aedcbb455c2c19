import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DossierResult } from '#core/result/result.ts';
import { basisExplanation, certaintyNote, premiumOrLimit } from '#output/language/bases.ts';
import {
  compensationConclusion,
  compensationGroups,
  compensationYearsConclusion,
} from '#output/topics/compensation/compensation-conclusion.ts';
import { scaleConclusion } from '#output/language/scale.ts';
import { sensitivityConclusion } from '#output/topics/sensitivity/conclusion.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { shownGroups, type AgeGroup } from '#core/result/shown-groups.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const subjectOf = ({ dossier, result }: OutputContent): ConclusionSubject => ({ input: dossier.input, result });
const spaced = (text: string | null): string => (text ?? 'null').replaceAll('\u00a0', ' ');

const guarantee = subjectOf(averagePayContent('scheme', 40));
const ambition = subjectOf(averagePayContent('ambition', 40, { ownProposal: { flat: 0.2, scale: exampleScale } }));
const small = subjectOf(averagePayContent('scheme', 3));
const premiumScheme = subjectOf(exampleContent());

const changed = (subject: ConclusionSubject, change: Partial<DossierResult>): ConclusionSubject => ({
  ...subject,
  result: { ...subject.result, ...change },
});

describe('average pay schemes', () => {
  it('are never said to have a scale', () => {
    for (const subject of [guarantee, ambition]) {
      expect(scaleConclusion(subject)).toMatch(/^\S+ vlak geldt op elke leeftijd$/);
    }
  });

  it('say what is promised and what is hoped for', () => {
    expect(certaintyNote(guarantee)).toContain('toegezegd');
    expect(certaintyNote(premiumScheme)).toBeNull();
    expect(basisExplanation(premiumScheme, 'expected')).toEqual([]);
  });

  it('name no premium for equal pension where the new scheme itself is not allowed', () => {
    const input = { ...guarantee.input, next: { ...guarantee.input.next, offset: 10_000 } };
    const result = resultOf(input);
    const barred = { input, result };
    expect(premiumOrLimit(barred, alternativeOf(result, 'profitNeutralFlat'))).toMatch(/^\d+,\d% \(niet toegestaan\)$/);
    expect(premiumOrLimit(guarantee, alternativeOf(guarantee.result, 'profitNeutralFlat'))).toMatch(/^\d+,\d%$/);
  });

  it('tell what of an ambition is promised, and call no ambition guaranteed', () => {
    const { input, result } = ambition;
    if (input.reference !== 'ambition') throw new Error('no ambition');
    const nature = (accrualRate: number, indexation: number, promised = 0.016): string => {
      const current = { ...input.current, accrualRate: promised };
      const changes = { current, ambition: { ...input.ambition, accrualRate, indexation } };
      return basisExplanation({ input: { ...input, ...changes }, result }, 'riskFree').join(' ');
    };
    expect(nature(0.016, 0.005)).toMatch(
      /^Toegezegd is een opbouw van 1,6% per jaar; de toeslag van 0,5% per jaar is een streven, geen toezegging\. /,
    );
    expect(nature(0.018_75, 0)).toMatch(
      /^Toegezegd is een opbouw van 1,6% per jaar; de opbouw daarboven, tot 1,875%, is een streven\. /,
    );
    expect(nature(0.018_75, 0.01)).toMatch(
      /de opbouw daarboven, tot 1,875%, en de toeslag van 1,0% per jaar zijn een streven\. /,
    );
    expect(nature(0.016, 0)).toMatch(
      /^De ambitie is een opbouw van 1,6% per jaar zonder toeslag: die opbouw is toegezegd\. /,
    );
    expect(nature(0.016, 0, 0)).toMatch(/^De ambitie is een streven: zij is niet toegezegd\. /);
    expect(nature(0.016, 0.005)).not.toContain('gegarandeerd');
    expect(certaintyNote(ambition)).toMatch(/streven.* Het nieuwe pensioen is een verwachting\.$/);
  });

  it('name a premium that cannot be reached as such', () => {
    const answer = alternativeOf(guarantee.result, 'profitNeutralFlat');
    const lost = (amount: number) => ({ ...answer, feasible: false, shortfall: { amount, fraction: 0.1 } });
    expect(premiumOrLimit(guarantee, lost(5))).toMatch(/^boven het maximum \(\d+,\d%\)$/);
    expect(premiumOrLimit(guarantee, lost(-5))).toBe('ook zonder premie hoger');
    const uncapped = { ...lost(5), practicalScale: [{ fromAge: 15, rate: 0.321 }], maxima: [0.3] };
    expect(premiumOrLimit(guarantee, uncapped)).toBe('32,1% (boven het maximum)');
  });
});

describe('groups of ages', () => {
  it('keep everybody, and are never smaller than may be shown nor more than can be read', () => {
    const merged = (left: AgeGroup, right: AgeGroup): AgeGroup => ({
      fromAge: left.fromAge,
      toAge: right.toAge,
      count: left.count + right.count,
    });
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 12 }), { maxLength: 60 }), (counts) => {
        const groups = shownGroups(
          counts.map((count, age) => ({ fromAge: age, toAge: age, count })),
          merged,
        );
        const all = counts.reduce((sum, count) => sum + count, 0);
        expect(groups.length).toBeLessThanOrEqual(10);
        expect(groups.every(({ count }) => count >= smallestGroup)).toBe(true);
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(all >= smallestGroup ? all : 0);
      }),
    );
  });
});

describe('compensation', () => {
  it('is told in total and in the dearest year', () => {
    expect(spaced(compensationConclusion(ambition))).toMatch(
      /^Bij een vlakke premie van \d+,\d% kost compensatie voor wie nu deelneemt in totaal € [\d.]+$/,
    );
    expect(spaced(compensationYearsConclusion(ambition))).toMatch(
      /^Compensatie loopt tot en met 2036 en kost bij een vlakke premie van \d+,\d% het meest in 20\d\d: € [\d.]+$/,
    );
  });

  it('adds up to all participants, whatever cohorts were joined', () => {
    const groups = compensationGroups(ambition, 'profitNeutralFlat');
    const { compensation } = alternativeOf(ambition.result, 'profitNeutralFlat');
    expect(groups.reduce((sum, { totalCost }) => sum + totalCost, 0)).toBeCloseTo(
      compensation!.cohorts.reduce((sum, { totalCost }) => sum + totalCost, 0),
      4,
    );
  });

  it('is nothing where nobody falls short, in a group of any size', () => {
    const { compensation } = alternativeOf(ambition.result, 'ownFlat');
    if (compensation === null) throw new Error('the fixture asks for compensation');
    const cohorts = compensation.cohorts.map((cohort) => Object.assign({}, cohort, { shortfall: 0 }));
    const none = { ...compensation, years: [], totalCost: 0, horizonCost: 0, cohorts };
    const free = {
      ...ambition,
      result: changedAlternatives(ambition.result, { ownFlat: { compensation: none } }),
    };
    expect(spaced(compensationConclusion(free))).toMatch(/kost compensatie voor wie nu deelneemt in totaal € 0$/);
    expect(compensationYearsConclusion(free)).toBeNull();
    expect(spaced(compensationConclusion(small))).toMatch(/kost compensatie voor wie nu deelneemt in totaal €/);
    expect(compensationYearsConclusion(small)).toBeNull();
  });
});

describe('effects', () => {
  it('are told with their figures, and left out where nothing may be shown', () => {
    expect(sensitivityConclusion(guarantee)).toMatch(
      /^De vlakke premie beweegt het meest door .*: \d+,\d\d procentpunt$/,
    );
    const { sensitivities } = guarantee.result;
    const still = changed(guarantee, {
      sensitivities: { ...sensitivities, rows: [] },
    });
    expect(sensitivityConclusion(still)).toBeNull();
  });
});
