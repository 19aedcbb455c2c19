import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, it } from 'vitest';
import type { DossierResult } from '#core/result/result.ts';
import { answerConclusion, roundingConclusion } from '#output/topics/choices/answer-conclusion.ts';
import { coverConclusion, goalsComparison } from '#output/topics/choices/goals-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';

function subjectOf(count?: number, change?: (result: DossierResult) => DossierResult): ConclusionSubject {
  const { dossier, result } = exampleContent(count, change);
  return { input: dossier.input, result };
}

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');
const flat = (rate: number) => [{ fromAge: 15, rate }];

describe('what cannot be reached', () => {
  const lost = (amount: number) => ({
    feasible: false,
    costDifference: -amount,
    shortfall: { amount, fraction: amount / 100 },
  });
  const both = (amount: number): ConclusionSubject =>
    subjectOf(25, (result) =>
      changedAlternatives(result, {
        budgetNeutralFlat: { practicalScale: flat(0.3), exact: 0.3, ...lost(amount) },
        profitNeutralFlat: { practicalScale: flat(0.3), exact: 0.3, ...lost(amount) },
      }),
    );

  it('is said of both goals, but of equal cost only where that is more than now', () => {
    const large = alternativeOf(both(5).result, 'unchanged').cost / 10;
    expect(spaced(coverConclusion(both(large)))).toMatch(
      /^Ook de hoogst toegestane vlakke premie van 30,0% kost u in de eerste 5 jaar € [\d.]+ minder dan nu, zonder compensatie en zonder nieuwe medewerkers\. Hetzelfde verwachte pensioen past niet binnen het fiscale maximum van 30%$/,
    );
    expect(spaced(coverConclusion(both(-large)))).toMatch(
      /^Ook zonder premie kost de nieuwe regeling u in de eerste 5 jaar € [\d.]+ meer dan nu, .*\. Hetzelfde verwachte pensioen wordt ook zonder premie overtroffen$/,
    );
    expect(goalsComparison(both(-5))).toBe(
      'Gelijk pensioen wordt ook zonder premie overtroffen; ook zonder premie kost de nieuwe regeling meer dan nu',
    );
  });

  it('leaves a single answer, whose distance is told as it is', () => {
    const one = subjectOf(25, (result) =>
      changedAlternatives(result, {
        budgetNeutralFlat: lost(5),
        budgetNeutralProgressive: lost(5),
        profitNeutralFlat: lost(5),
      }),
    );
    expect(roundingConclusion(one)).toMatch(
      /^1 van de 4 alternatieven haalt het doel binnen het fiscale maximum; .* wijkt dat \d+,\d\d% af van het doel$/,
    );
  });
});

it('the step of rounding is told in full', () => {
  const { input, result } = subjectOf();
  const rounded = (rounding: number) =>
    roundingConclusion({ input: { ...input, goal: { ...input.goal, rounding } }, result });
  expect(rounded(0.001)).toContain('afronding op 0,1 procentpunt');
  expect(rounded(0.0025)).toContain('afronding op 0,25 procentpunt');
});

it('answers that are right to the last digit shown are said to reach the goal', () => {
  const proof = { target: 100, exact: 100, practical: 100, unit: 'cost' as const };
  const exact = { proof, feasible: true, shortfall: null };
  const off = { feasible: false, shortfall: { amount: 5, fraction: 0.1 } };
  const told = (other: object) =>
    roundingConclusion(
      subjectOf(25, (result) =>
        changedAlternatives(result, {
          budgetNeutralFlat: exact,
          profitNeutralFlat: other,
          budgetNeutralProgressive: other,
          profitNeutralProgressive: other,
        }),
      ),
    );
  expect(told(exact)).toBe('Alle 4 de alternatieven halen het doel, ook na afronding op 0,1 procentpunt');
  expect(told(off)).toBe(
    '1 van de 4 alternatieven haalt het doel binnen het fiscale maximum, ook na afronding op 0,1 procentpunt',
  );
});

describe('a dossier of one participant', () => {
  it('is not told of all together', () => {
    const one = subjectOf(1, (result) =>
      changedAlternatives(result, {
        budgetNeutralFlat: {
          practicalScale: flat(0.17),
          pensionDifference: -0.1 * alternativeOf(result, 'unchanged').pension,
        },
        profitNeutralFlat: { practicalScale: flat(0.2), costDifference: 100, pensionDifference: 0, feasible: true },
      }),
    );
    expect(spaced(answerConclusion(one, 'profitNeutralFlat'))).toBe(
      'Een vlakke premie van 20,0% geeft naar verwachting vrijwel evenveel pensioen en kost u in de eerste 5 jaar € 100 meer dan nu, zonder compensatie en zonder nieuwe medewerkers',
    );
  });
});
