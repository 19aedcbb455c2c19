import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, it } from 'vitest';
import { answerConclusion } from '#output/topics/choices/answer-conclusion.ts';
import { profitMeasureNote } from '#output/topics/choices/goals-conclusion.ts';
import { permissionSentence } from '#output/language/permission.ts';
import { practicalPremium } from '#output/language/premium.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { subjectOf, spaced, flat } from '#test/fixtures/conclusion-subject.ts';

describe('the budget-neutral conclusion', () => {
  const conclusion = (change: Parameters<typeof changedAlternatives>[1]): string =>
    spaced(
      answerConclusion(
        subjectOf(25, (result) => changedAlternatives(result, change)),
        'budgetNeutralFlat',
      ),
    );

  it('says that the cost is equal', () => {
    expect(conclusion({ budgetNeutralFlat: { practicalScale: flat(0.17), costDifference: 50 } })).toBe(
      'Een vlakke premie van 17,0% kost u in de eerste 5 jaar vrijwel evenveel als de huidige staffel, zonder compensatie en zonder nieuwe medewerkers',
    );
  });

  it('says how much more or less it is when rounding moves it too far', () => {
    const unchanged = alternativeOf(subjectOf().result, 'unchanged');
    const moved = (part: number) => ({ practicalScale: flat(0.17), costDifference: part * unchanged.cost });
    expect(conclusion({ budgetNeutralFlat: moved(0.02) })).toContain(
      'kost u in de eerste 5 jaar 2,0% meer dan de huidige staffel',
    );
    expect(conclusion({ budgetNeutralFlat: moved(-0.02) })).toContain(
      'kost u in de eerste 5 jaar 2,0% minder dan de huidige staffel',
    );
  });

  it('says what is left when the fiscal limit is in the way', () => {
    const lost = { feasible: false, practicalScale: flat(0.3), shortfall: { amount: 12_345, fraction: 0.1 } };
    const left = (costDifference: number, maximum = 0.3) =>
      conclusion({ budgetNeutralFlat: { ...lost, costDifference, maxima: [maximum] } });
    expect(left(-12_345)).toBe(
      'Ook de hoogst toegestane vlakke premie van 30,0% kost u in de eerste 5 jaar € 12.345 minder dan nu, zonder compensatie en zonder nieuwe medewerkers',
    );
    // The amount is that of the rounded premium, as on its card; above the maximum it is what the exact one leaves.
    expect(left(-12_400, 0.3004)).toContain('30,0% kost u in de eerste 5 jaar € 12.400 minder dan nu');
    expect(left(-12_000, 0.2996)).toContain(
      'Ook de hoogst toegestane vlakke premie, vóór afronding, kost u in de eerste 5 jaar € 12.345 minder dan nu',
    );
  });

  it('says that even no premium costs too much', () => {
    const change = { feasible: false, practicalScale: flat(0), shortfall: { amount: -9000, fraction: -0.1 } };
    expect(conclusion({ budgetNeutralFlat: change })).toBe(
      'Ook zonder premie kost de nieuwe regeling u in de eerste 5 jaar € 9.000 meer dan nu, zonder compensatie en zonder nieuwe medewerkers',
    );
  });
});

describe('the profit-neutral conclusion', () => {
  const conclusion = (costDifference: number, feasible = true): string =>
    spaced(
      answerConclusion(
        subjectOf(25, (result) =>
          changedAlternatives(result, {
            profitNeutralFlat: {
              practicalScale: flat(0.22),
              costDifference,
              feasible,
              ...(feasible
                ? { shortfall: null }
                : {
                    shortfall: { amount: 1, fraction: 0.08 },
                    proof: { unit: 'pension', target: 100, exact: 92, practical: 92 },
                  }),
            },
          }),
        ),
        'profitNeutralFlat',
      ),
    );

  it('tells a rise, a fall and no change of cost apart', () => {
    const start =
      'Een vlakke premie van 22,0% geeft samen naar verwachting vrijwel evenveel pensioen en kost u in de eerste 5 jaar';
    const end = 'zonder compensatie en zonder nieuwe medewerkers';
    expect(conclusion(9000)).toBe(`${start} € 9.000 meer dan nu, ${end}`);
    expect(conclusion(-9000)).toBe(`${start} € 9.000 minder dan nu, ${end}`);
    expect(conclusion(1000)).toBe(`${start} vrijwel evenveel als nu, ${end}`);
    expect(conclusion(0)).toBe(`${start} evenveel als nu, ${end}`);
  });

  it('says how far the pension stays behind when the goal is out of reach', () => {
    expect(conclusion(100, false)).toBe(
      'Ook bij de hoogst toegestane vlakke premie van 22,0% is het totale verwachte pensioen 8,0% lager dan nu',
    );
  });

  it('names the height of the highest premium only where what is told is of that height', () => {
    const above = (maximum: number): string =>
      answerConclusion(
        subjectOf(25, (result) =>
          changedAlternatives(result, {
            profitNeutralFlat: {
              practicalScale: flat(0.32),
              maxima: [maximum],
              feasible: false,
              shortfall: { amount: 5, fraction: 0.047 },
              proof: { unit: 'pension', target: 100, exact: 100, practical: 100 },
            },
          }),
        ),
        'profitNeutralFlat',
      );
    expect(above(0.3)).toBe(
      'Ook bij de hoogst toegestane vlakke premie van 30,0% is het totale verwachte pensioen 4,7% lager dan nu',
    );
    expect(above(0.28608)).toBe(
      'Ook bij de hoogst toegestane vlakke premie, vóór afronding, is het totale verwachte pensioen 4,7% lager dan nu',
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

describe('permission', () => {
  it('has a sentence for every reason', () => {
    const reasons = [
      'qualifies',
      'solidaryContract',
      'schemeDoesNotQualify',
      'schemeUnknown',
      'transitionAfterDeadline',
    ] as const;
    const sentences = reasons.map((reason) => permissionSentence({ permitted: 'no', reason }));
    expect(new Set(sentences).size).toBe(reasons.length);
  });
});

describe('a premium in words', () => {
  const subject = subjectOf();

  it('has the decimals of the rounding where it is an answer', () => {
    expect(practicalPremium(subject, { sort: 'answer', practicalScale: flat(0.1875) })).toBe('18,8%');
  });

  it('has the decimals that were entered where it is given: it is nowhere rounded', () => {
    expect(practicalPremium(subject, { sort: 'given', practicalScale: flat(0.1875) })).toBe('18,75%');
    expect(practicalPremium(subject, { sort: 'given', practicalScale: flat(0.2) })).toBe('20,0%');
  });
});
