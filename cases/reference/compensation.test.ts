import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { CompensationYear } from '#core/result/compensation-result.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import { type FlatName, type OpenGroupExpected, openGroupReference } from '#test/oracle/open-group-reference.ts';
import { tolerance } from '#cases/reference/same-figures.ts';

/** Amounts are sums in EUR, of which a millionth is nothing. */
function expectNear(actual: number | null, expected: number | null, name: string): void {
  if (expected === null) return expect(actual, name).toBeNull();
  const difference = Math.abs(actual! - expected);
  expect(difference, `${name}: ${actual} instead of ${expected}`).toBeLessThanOrEqual(
    tolerance * Math.abs(expected) + 1e-9,
  );
}

function expectAllNear(actual: ArrayLike<number>, expected: readonly number[], name: string): void {
  expect(actual, name).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expectNear(actual[index]!, value, `${name} ${index}`);
}

const bases: Readonly<Record<string, ProfitBasis>> = { verwacht: 'expected', risicovrij: 'riskFree' };

const flatNames = ['budgetneutraal vlak', 'profijtneutraal vlak'] as const;

/** The dossier with the practical premium of the file as an own proposal: what is compared does not hang on the answer. */
const besideFlat = (input: DossierInput, flat: number): DossierInput => ({
  ...input,
  ownProposal: { flat, scale: [] },
});

const cases = openGroupReference.flatMap(({ input, expected }) =>
  flatNames.map(
    (name) => [`${input.soort} of ${input.werkgever_naam}, ${name}`, coreInput(input), expected, name] as const,
  ),
);

describe.each(cases)('reference compensation of %s', (_, input, expected: OpenGroupExpected, name: FlatName) => {
  const of = expected.compensatie[name];
  const result = calculate(besideFlat(input, of.premie));
  const { participants: outcomes, compensation } = alternativeOf(result, 'ownFlat');
  const { participants, cohorts, years } = compensation!;

  test('has the same basis, cohorts and rates', () => {
    expect(result.compensation!.basis).toBe(bases[of.basis]);
    expect(result.compensation!.cohorts.map(({ fromAge, count, entitled }) => [fromAge, count, entitled])).toEqual(
      of.cohorten.map(({ cohort, aantal, aantal_in_aanmerking }) => [cohort, aantal, aantal_in_aanmerking]),
    );
    for (const [index, cohort] of of.cohorten.entries()) {
      const own = cohorts[index]!;
      expectNear(own.rate, cohort.percentage, `rate of ${cohort.cohort}`);
      expectNear(own.shortfall, cohort.tekort, `shortfall of ${cohort.cohort}`);
      expectNear(own.accumulated, cohort.opgebouwd, `accumulated of ${cohort.cohort}`);
      expectNear(own.firstYearCost, cohort.kosten_eerste_jaar, `first year of ${cohort.cohort}`);
      expectNear(own.presentCost, cohort.kosten_contant, `present cost of ${cohort.cohort}`);
      expectNear(own.horizonCost, cohort.kosten_contant_horizon, `cost over the horizon of ${cohort.cohort}`);
    }
  });

  test('pays the same to each participant', () => {
    expectAllNear(participants.rate, of.percentage, 'rate');
    expectAllNear(participants.individualRate, of.percentage_eigen, 'own rate');
    expectAllNear(participants.shortfall, of.tekort, 'shortfall');
    expectAllNear(participants.firstYearCost, of.eerste_jaar, 'first year');
  });

  test('gives the same pensions, with compensation as premium in them and as salary beside them', () => {
    const without = outcomes.map(({ pension }) => pension);
    expectAllNear(without, of.pensioen, 'pension');
    expectAllNear(
      without.map((pension, index) => pension + participants.pensionFromPremium[index]!),
      of.pensioen_na_premie,
      'pension after premium',
    );
    expectAllNear(participants.salary, of.salaris_totaal, 'salary');
    expectAllNear(participants.pensionFromSalary, of.salaris_als_pensioen, 'salary as pension');
  });

  test('costs the same each year, in total and over the horizon', () => {
    const thirtyYears = (part: (year: CompensationYear) => number): number[] =>
      Array.from({ length: 30 }, (_, index) => (years[index] === undefined ? 0 : part(years[index])));
    expectAllNear(
      thirtyYears(({ premium }) => premium),
      of.per_jaar_premie,
      'premium',
    );
    expectAllNear(
      thirtyYears(({ salary }) => salary),
      of.per_jaar_salaris,
      'salary',
    );
    expectAllNear(
      thirtyYears(({ cost }) => cost),
      of.per_jaar,
      'cost',
    );
    const path = result.openGroup.flatForAll.find(({ key }) => key === 'ownFlat')!;
    expectAllNear(path.entrantCompensation, of.per_jaar_nieuwe_deelnemers, 'entrants');
    expectNear(compensation!.presentCost, of.kosten_contant, 'present cost');
    expectNear(compensation!.horizonCost, of.kosten_contant_horizon, 'cost over the horizon');
    expectNear(compensation!.filledFraction, of.deel_gevuld, 'filled');
  });
});
