import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import table from '#cases/equal-outcome/equal-outcome.json' with { type: 'json' };
import {
  oneProduct,
  plainAssumptions,
  plainDossier,
  plainGoal,
  plainParticipant,
  plainTerms,
} from '#cases/factory/plain-dossier.ts';
import { annuityPrice } from '#core/annuity/annuity-price.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { progressivePremiumLimit } from '#core/law/progressive-premium-limit.ts';
import { valueOn } from '#core/law/dated.ts';

/**
 * The table has one premium a year in advance, the program twelve, each a month later. With a constant pension base
 * and birthdays on 1 January every year is the same year, so all capital differs by one factor (monthFactor below) and
 * equal-outcome premiums, being quotients of capitals, do not differ at all: both are met to the printed precision.
 */
const monthFactor = (interest: number): number =>
  Array.from({ length: 12 }, (_, month) => (1 + interest) ** (-month / 12) / 12).reduce((sum, part) => sum + part, 0);

const valuation = { year: 2026, month: 1 };
const pensionAge = 68;
const scales: Readonly<Record<string, Scale>> = {
  fourPercent2020: table.scales.fourPercent2020.steps.map(([fromAge, rate]) => ({ fromAge: fromAge!, rate: rate! })),
  progressiveLimit: valueOn(progressivePremiumLimit, { year: 2026, month: 1, day: 1 }).value.map(
    ({ fromAge, full }) => ({
      fromAge,
      rate: full,
    }),
  ),
  flat25: [{ fromAge: 15, rate: 0.25 }],
};

/** Participants who reach a whole age on 1 January 2026, with the given pension bases. */
function dossier(scale: string, people: readonly (readonly number[])[], interest: number): DossierInput {
  return {
    ...plainDossier,
    valuationDate: valuation,
    transitionDate: valuation,
    current: { kind: 'premium', product: oneProduct, ...plainTerms, scale: scales[scale]! },
    goal: { ...plainGoal, horizon: { kind: 'years', years: 1 }, fiscalCaps: false },
    assumptions: { ...plainAssumptions, equityReturn: interest },
    participants: people.map(([age, base], row) => ({
      ...plainParticipant,
      number: String(row),
      born: { year: valuation.year - age!, month: 1, day: 1 },
      fullTimeSalary: plainTerms.offset + base!,
    })),
  };
}

const rows = (['fourPercent2020', 'progressiveLimit'] as const).flatMap((scale) =>
  Object.entries(table.equalOutcomeFlat[scale]).map(([interest, flats]) => [scale, Number(interest), flats] as const),
);

describe.each(rows)('the equal-outcome flat premium of %s at a return of %d', (scale, interest, flats) => {
  test.each(table.equalOutcomeFlat.ages.map((age, column) => [age, flats[column]!] as const))(
    'from age %d is %d%%',
    (age, flat) => {
      const { exact } = alternativeOf(calculate(dossier(scale, [[age, 30_000]], interest)), 'profitNeutralFlat');
      expect(Math.abs(100 * exact - flat)).toBeLessThanOrEqual(0.0005 + 1e-9);
    },
  );
});

test.each(table.capitalAt68.cases)('$scale from age $age at $return gives $capital at 68', (example) => {
  const result = calculate(dossier(example.scale, [[example.age, 30_000]], example.return));
  const basis = { table: mortalityTable(plainAssumptions.mortalityTable), factor: 1, interest: 0, partnerFraction: 0 };
  const price = annuityPrice(basis, pensionAge, valuation.year + pensionAge - example.age).mean;
  const capital = alternativeOf(result, 'unchanged').pension * price;
  expect(Math.abs(capital / monthFactor(example.return) - example.capital)).toBeLessThanOrEqual(0.005 + 1e-6);
});

test.each(['fourPercent2020', 'progressiveLimit'] as const)(
  'a year of %s costs the same as its flat premium',
  (scale) => {
    const result = calculate(dossier(scale, table.equalCostOneYear.participants, 0));
    const { cost, flat } = table.equalCostOneYear[scale];
    expect(alternativeOf(result, 'unchanged').cost).toBeCloseTo(cost, 6);
    expect(Math.abs(100 * alternativeOf(result, 'budgetNeutralFlat').exact - flat)).toBeLessThanOrEqual(0.00005 + 1e-9);
  },
);
