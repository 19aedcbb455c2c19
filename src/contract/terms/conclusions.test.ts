import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerKeys, type CohortResult, type DossierResult } from '#core/result.ts';
import { answerConclusion, roundingConclusion } from '#contract/terms/conclusions-answer.ts';
import { defaultsConclusion } from '#contract/terms/conclusions-basis.ts';
import { cohortConclusion, cohortGroups } from '#contract/terms/conclusions-cohorts.ts';
import { consequences } from '#contract/terms/conclusions-consequences.ts';
import {
  coverConclusion,
  goalsComparison,
  profitExplanation,
  profitMeasureNote,
} from '#contract/terms/conclusions-goals.ts';
import { horizonPhrase } from '#contract/terms/conclusions-horizon.ts';
import { marksOf, permissionSentence } from '#contract/terms/conclusions-permission.ts';
import { premiumDecimals, scaleText } from '#contract/terms/conclusions-premium.ts';
import { crossing, scaleConclusion } from '#contract/terms/conclusions-scale.ts';
import { smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import {
  counted,
  direction,
  euroDifference,
  listed,
  relativeDifference,
  signedAmount,
  signedPercentage,
} from '#contract/terms/conclusions-words.ts';
import { yearsConclusion } from '#contract/terms/conclusions-years.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { withAnswers } from '#test/slides/difficult-content.ts';

function subjectOf(
  count = 25,
  change: (result: DossierResult) => DossierResult = (result) => result,
): ConclusionSubject {
  const { dossier, result } = exampleContent(count, change);
  return { input: dossier.input, result };
}

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');
const flat = (rate: number) => [{ fromAge: 15, rate }];

describe('words', () => {
  it('tell none, one and many apart', () => {
    expect([0, 1, 2, 1234].map((count) => counted(count, 'deelnemer', 'deelnemers'))).toEqual([
      'geen deelnemers',
      '1 deelnemer',
      '2 deelnemers',
      '1.234 deelnemers',
    ]);
  });

  it('list with commas and "en" as Dutch does', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a en b', 'a, b en c']);
  });

  it('call a difference that shows as zero no difference', () => {
    expect([0.49, -0.49, 0.5, -0.51].map(direction)).toEqual(['equal', 'equal', 'more', 'less']);
    expect(euroDifference(0.2, 'evenveel')).toBe('evenveel');
    expect(relativeDifference(0.0004, 1, 'evenveel')).toBe('evenveel');
    expect(relativeDifference(1, 0, 'evenveel')).toBeNull();
  });

  it('give a difference its sign once, and none to zero', () => {
    expect([1519, -1519, 0.3, -0.3].map((value) => spaced(signedAmount(value)))).toEqual([
      '€ +1.519',
      '€ -1.519',
      '€ 0',
      '€ 0',
    ]);
    expect([0.0123, -0.0123, 0.00001, null].map((value) => signedPercentage(value))).toEqual([
      '+1,2%',
      '-1,2%',
      '0,0%',
      '–',
    ]);
  });
});

describe('a premium', () => {
  it('shows as many decimals as its rounding asks', () => {
    expect([0.001, 0.01, 0.005, 0.0001, 0.0025, 0.00001].map(premiumDecimals)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('is one figure when all steps are equal, else from lowest to highest', () => {
    expect(scaleText(flat(0.17), 1)).toBe('17,0%');
    expect(scaleText([...flat(0.07), { fromAge: 60, rate: 0.409 }], 1)).toBe('7,0% tot 40,9%');
    expect(scaleText([], 1)).toBe('–');
  });
});

describe('the budget-neutral conclusion', () => {
  const conclusion = (change: Parameters<typeof withAnswers>[1]): string =>
    spaced(
      answerConclusion(
        subjectOf(25, (result) => withAnswers(result, change)),
        'budgetNeutralFlat',
      ),
    );

  it('says that the cost is equal', () => {
    expect(conclusion({ budgetNeutralFlat: { practicalScale: flat(0.17), costDifference: 500 } })).toBe(
      'Een vlakke premie van 17,0% kost u evenveel als de huidige staffel',
    );
  });

  it('says how much more or less it is when rounding moves it too far', () => {
    const { unchanged } = subjectOf().result;
    const moved = (part: number) => ({ practicalScale: flat(0.17), costDifference: part * unchanged.cost });
    expect(conclusion({ budgetNeutralFlat: moved(0.02) })).toContain('kost u 2,0% meer dan de huidige staffel');
    expect(conclusion({ budgetNeutralFlat: moved(-0.02) })).toContain('kost u 2,0% minder dan de huidige staffel');
  });

  it('says what is left when the fiscal limit is in the way', () => {
    const change = { feasible: false, practicalScale: flat(0.3), shortfall: { amount: 12_345, fraction: 0.1 } };
    expect(conclusion({ budgetNeutralFlat: change })).toBe(
      'Met de fiscaal hoogste vlakke premie van 30,0% blijven uw kosten € 12.345 onder de huidige',
    );
  });

  it('says that even no premium costs too much', () => {
    const change = { feasible: false, practicalScale: flat(0), shortfall: { amount: -900, fraction: -0.1 } };
    expect(conclusion({ budgetNeutralFlat: change })).toBe(
      'Budgetneutraal is niet haalbaar: ook zonder premie liggen de kosten € 900 boven de huidige',
    );
  });
});

describe('the profit-neutral conclusion', () => {
  const conclusion = (costDifference: number, feasible = true): string =>
    spaced(
      answerConclusion(
        subjectOf(25, (result) =>
          withAnswers(result, {
            profitNeutralFlat: {
              practicalScale: flat(0.22),
              costDifference,
              feasible,
              shortfall: feasible ? null : { amount: 1, fraction: 0.08 },
            },
          }),
        ),
        'profitNeutralFlat',
      ),
    );

  it('tells a rise, a fall and no change of cost apart', () => {
    expect(conclusion(100)).toBe('Een vlakke premie van 22,0% geeft samen evenveel pensioen en kost u € 100 meer');
    expect(conclusion(-100)).toBe('Een vlakke premie van 22,0% geeft samen evenveel pensioen en kost u € 100 minder');
    expect(conclusion(0)).toBe('Een vlakke premie van 22,0% geeft samen evenveel pensioen en kost u evenveel');
  });

  it('says how far the pension stays behind when the goal is out of reach', () => {
    expect(conclusion(100, false)).toBe(
      'Met de fiscaal hoogste vlakke premie van 22,0% blijft het pensioen samen 8,0% onder het huidige',
    );
  });

  it('says how pension was measured where it is not the sum of expected pensions', () => {
    const subject = subjectOf();
    expect(profitMeasureNote(subject)).toBeNull();
    expect(profitMeasureNote({ ...subject, result: { ...subject.result, profitBasis: 'riskFree' } })).toContain(
      'risicovrij',
    );
    const goal = { ...subject.input.goal, measure: 'averagePerParticipant' as const };
    expect(profitMeasureNote({ ...subject, input: { ...subject.input, goal } })).toContain('gemiddeld per deelnemer');
  });
});

describe('the two goals together', () => {
  const both = (cost: number, pension: number, change = {}): ConclusionSubject =>
    subjectOf(25, (result) =>
      withAnswers(result, {
        budgetNeutralFlat: { practicalScale: flat(cost), exact: cost, ...change },
        profitNeutralFlat: { practicalScale: flat(pension), exact: pension },
      }),
    );
  const lost = { feasible: false, shortfall: { amount: 5, fraction: 0.1 } };

  it('compare a higher, a lower and the same premium', () => {
    expect(goalsComparison(both(0.17, 0.18))).toBe(
      'Gelijk pensioen vraagt een hogere vlakke premie (18,0%) dan gelijke kosten (17,0%)',
    );
    expect(goalsComparison(both(0.18, 0.17))).toBe(
      'Gelijk pensioen vraagt een lagere vlakke premie (17,0%) dan gelijke kosten (18,0%)',
    );
    expect(goalsComparison(both(0.17, 0.17))).toBe(
      'Gelijke kosten en gelijk pensioen vragen dezelfde vlakke premie: 17,0%',
    );
    expect(coverConclusion(both(0.17, 0.17))).toBe(
      'Naar een vlakke premie: 17,0% is budgetneutraal én profijtneutraal',
    );
  });

  it('say which of them cannot be reached', () => {
    expect(goalsComparison(both(0.3, 0.2, lost))).toBe(
      'Gelijk pensioen vraagt vlak 20,0%; gelijke kosten zijn niet haalbaar (hoogstens 30,0%)',
    );
    expect(coverConclusion(both(0.3, 0.2, lost))).toBe(
      'Naar een vlakke premie: budgetneutraal is niet haalbaar (hoogstens 30,0%), 20,0% is profijtneutraal',
    );
  });
});

describe('permission', () => {
  it('has a sentence for every reason, and a mark for progressive answers only', () => {
    const reasons = [
      'qualifies',
      'solidaryContract',
      'schemeDoesNotQualify',
      'schemeUnknown',
      'transitionAfterDeadline',
    ] as const;
    const sentences = reasons.map((reason) => permissionSentence({ permitted: 'no', reason }));
    expect(new Set(sentences).size).toBe(reasons.length);
    const { answers } = subjectOf().result;
    expect(marksOf(answers.budgetNeutralFlat).map((mark) => mark.text)).toEqual(['Haalbaar']);
    expect(marksOf(answers.budgetNeutralProgressive).map((mark) => mark.text)).toEqual(['Haalbaar', 'Toegestaan']);
  });
});

describe('a flat premium beside a scale', () => {
  const scale = [
    { fromAge: 20, rate: 0.1 },
    { fromAge: 45, rate: 0.2 },
    { fromAge: 60, rate: 0.3 },
  ];

  it('crosses it, stays on one side, or changes sides more than once', () => {
    expect(crossing(0.15, scale)).toEqual({ kind: 'crosses', age: 45, first: 'above' });
    expect(crossing(0.2, scale)).toEqual({ kind: 'crosses', age: 60, first: 'above' });
    expect(crossing(0.4, scale)).toEqual({ kind: 'above' });
    expect(crossing(0.05, scale)).toEqual({ kind: 'below' });
    expect(crossing(0.1, [{ fromAge: 20, rate: 0.1 }])).toEqual({ kind: 'equal' });
    expect(crossing(0.15, [...scale, { fromAge: 65, rate: 0.1 }])).toEqual({ kind: 'mixed' });
  });

  it('is put in words with the age of the crossing', () => {
    expect(scaleConclusion(subjectOf())).toMatch(
      /^Een vlakke premie van \d+,\d% ligt tot \d\d jaar boven de huidige staffel en daarna eronder$/,
    );
  });
});

describe('the coming years', () => {
  const withCosts = (costs: readonly (readonly [number, number])[]): ConclusionSubject =>
    subjectOf(25, (result) => ({
      ...result,
      costYears: result.costYears.slice(0, costs.length).map((year, index) => {
        const [unchanged = 0, budgetNeutralFlat = 0] = costs[index] ?? [];
        return Object.assign(structuredClone(year), { cost: { ...year.cost, unchanged, budgetNeutralFlat } });
      }),
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
    expect(tail([100, 100], [90, 90])).toBe('zowel in 2027 (€ 100) als in 2028 (€ 90) evenveel');
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

describe('the assumptions', () => {
  const kept = (...flags: readonly boolean[]): string => defaultsConclusion(flags.map((isDefault) => ({ isDefault })));

  it('count what was left at its default', () => {
    expect(kept()).toBe('Dit dossier heeft geen uitgangspunten met een standaardwaarde');
    expect(kept(false, false)).toBe(
      'Van de 2 uitgangspunten staat er geen op de standaardwaarde: alles is voor dit dossier ingevuld',
    );
    expect(kept(true, false)).toBe(
      'Van de 2 uitgangspunten staat er 1 op de standaardwaarde: toets dat voor u besluit',
    );
    expect(kept(true, true, false)).toBe(
      'Van de 3 uitgangspunten staan er 2 op de standaardwaarde: toets ze voor u besluit',
    );
    expect(kept(true, true)).toBe('Alle 2 uitgangspunten staan op de standaardwaarde: toets ze voor u besluit');
    expect(kept(true)).toBe('Het enige uitgangspunt (1) staat op de standaardwaarde: toets dat voor u besluit');
    expect(kept(false)).toBe('Het enige uitgangspunt (1) is voor dit dossier ingevuld');
  });
});

describe('every conclusion', () => {
  it('is a sentence with a figure, without empty or broken values, for any outcome', () => {
    const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    const rate = fc.double({ min: 0, max: 0.5, noNaN: true });
    const change = fc.record({
      rate,
      costDifference: amount,
      pensionDifference: amount,
      feasible: fc.boolean(),
      missing: amount,
    });
    fc.assert(
      fc.property(fc.tuple(change, change, fc.constantFrom(1, 4, 30)), ([budget, profit, count]) => {
        const subject = subjectOf(count, (result) => {
          const answer = (from: typeof budget) => ({
            practicalScale: flat(from.rate),
            exact: from.rate,
            costDifference: from.costDifference,
            pensionDifference: from.pensionDifference,
            feasible: from.feasible,
            shortfall: from.feasible ? null : { amount: from.missing, fraction: from.missing / 1e9 },
          });
          return withAnswers(result, { budgetNeutralFlat: answer(budget), profitNeutralFlat: answer(profit) });
        });
        const texts = [
          coverConclusion(subject),
          goalsComparison(subject),
          ...answerKeys.map((key) => answerConclusion(subject, key)),
          roundingConclusion(subject),
          scaleConclusion(subject),
          yearsConclusion(subject),
          ...consequences(subject),
        ];
        for (const text of texts) {
          expect(text).toMatch(/^[A-Z0-9].*\S$/);
          expect(text).not.toMatch(/NaN|undefined|null|Infinity| {2}|€ -0/);
        }
      }),
      { numRuns: 60 },
    );
  });
});
