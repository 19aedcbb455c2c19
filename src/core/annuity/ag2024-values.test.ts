import { describe, expect, test } from 'vitest';
import values from '#cases/annuity/ag2024-values.json' with { type: 'json' };
import expectancies from '#cases/annuity/life-expectancies.json' with { type: 'json' };
import { annuityDue } from '#core/annuity/annuity-due.ts';
import { annuityPrice } from '#core/annuity/annuity-price.ts';
import { jointSurvival, type MortalityBasis, monthlySurvival, yearlySurvival } from '#core/annuity/survival.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import type { MortalityTable, TableSex } from '#core/mortality/mortality-table.ts';

const ag2024: MortalityBasis = { table: mortalityTable('AG2024'), factor: 1 };
const sexOf = (letter: string): TableSex => (letter === 'M' ? 'M' : 'V');

/** Cohort life expectancy: the sum of survival over one year and more, plus half a year. */
const lifeExpectancy = (basis: MortalityBasis, sex: TableSex, age: number, year: number): number =>
  annuityDue(yearlySurvival(basis, sex, age, year), 0, 1) - 0.5;

describe('on AG2024, to every printed decimal', () => {
  test.each(values.lifeExpectancies.cases)('life expectancy of $inputs', ({ inputs, expected }) => {
    expect(lifeExpectancy(ag2024, sexOf(inputs.sex), inputs.age, inputs.year)).toBeCloseTo(expected, 6);
  });

  test.each(values.annuities.cases)('lifelong annuities of $inputs', ({ inputs, expected }) => {
    const { age, year, interest } = inputs;
    const yearly = annuityDue(yearlySurvival(ag2024, sexOf(inputs.sex), age, year), interest, 1);
    const monthly = annuityDue(monthlySurvival(ag2024, sexOf(inputs.sex), age, year), interest, 12);
    expect(yearly).toBeCloseTo(expected.annual_due, 8);
    expect(yearly - 1).toBeCloseTo(expected.annual_arrears, 8);
    expect(monthly).toBeCloseTo(expected.monthly_due, 8);
    expect(monthly - 1 / 12).toBeCloseTo(expected.monthly_arrears, 8);
  });

  test.each(values.partnerPensions.cases)('pension with partner pension of $inputs', ({ inputs, expected }) => {
    const { age, year, interest, partner_age_difference: difference } = inputs;
    const sex = sexOf(inputs.sex);
    const own = monthlySurvival(ag2024, sex, age, year);
    const partner = monthlySurvival(ag2024, sex === 'M' ? 'V' : 'M', age + difference, year);
    const [single, other] = [annuityDue(own, interest, 12), annuityDue(partner, interest, 12)];
    const joint = annuityDue(jointSurvival(own, partner), interest, 12);
    expect(single).toBeCloseTo(expected.a_x, 8);
    expect(other).toBeCloseTo(expected.a_y, 8);
    expect(joint).toBeCloseTo(expected.a_xy_joint, 8);
    expect(single + other - joint).toBeCloseTo(expected.a_last_survivor, 8);
    expect(other - joint).toBeCloseTo(expected.reversionary, 8);

    const prices = annuityPrice({ ...ag2024, interest, partnerFraction: inputs.partner_pct }, age, year);
    const price = sex === 'M' ? prices.man : prices.woman;
    expect(price).toBeCloseTo(expected.price_op_plus_pp70, 8);
    expect(100_000 / price).toBeCloseTo(expected.op_from_capital_100000, 8);
    expect(100_000 / single).toBeCloseTo(expected.op_without_pp, 8);
    expect(single / price).toBeCloseTo(expected.exchange_op_to_pp70, 8);
  });

  test.each(values.deferredPensions.cases)('deferred pension of $inputs', ({ inputs, expected }) => {
    const survival = monthlySurvival(ag2024, sexOf(inputs.sex), inputs.age, inputs.year);
    const start = 12 * (inputs.pension_age - inputs.age);
    const fromPension = survival.map((alive, month) => (month < start ? 0 : alive));
    expect(annuityDue(fromPension, inputs.interest, 12)).toBeCloseTo(expected, 8);
  });

  test.each(values.unisex.cases)('unisex annuity of $inputs', ({ inputs, expected }) => {
    const { table } = ag2024;
    const mixed: MortalityTable = {
      ...table,
      probability: (_, age, year) =>
        inputs.weight_male * table.probability('M', age, year) +
        (1 - inputs.weight_male) * table.probability('V', age, year),
    };
    const survival = yearlySurvival({ table: mixed, factor: 1 }, 'M', inputs.age, inputs.year);
    expect(annuityDue(survival, inputs.interest, 1)).toBeCloseTo(expected, 8);
  });
});

describe('published life expectancies', () => {
  test.each(expectancies.cases)('$table, age $age in $year', ({ table, age, year, man, woman, tolerance }) => {
    const basis = { table: mortalityTable(table), factor: 1 };
    expect(Math.abs(lifeExpectancy(basis, 'M', age, year) - man)).toBeLessThanOrEqual(tolerance);
    expect(Math.abs(lifeExpectancy(basis, 'V', age, year) - woman)).toBeLessThanOrEqual(tolerance);
  });

  test('the open projection has the life expectancies at 65 of AG2024 to two decimals', () => {
    const open = { table: mortalityTable('CBS-VN 2024'), factor: 1 };
    for (const year of [2025, 2050]) {
      for (const sex of ['M', 'V'] as const) {
        expect(lifeExpectancy(open, sex, 65, year)).toBeCloseTo(lifeExpectancy(ag2024, sex, 65, year), 1);
      }
    }
  });
});
