import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { basisOf } from '#cases/annuity/life-contingencies.ts';
import { annuityDue } from '#core/annuity/annuity-due.ts';
import { annuityPrice } from '#core/annuity/annuity-price.ts';
import {
  deathProbability,
  jointSurvival,
  meanSurvivalOverMonths,
  monthlySurvival,
  survivalOverMonths,
} from '#core/annuity/survival.ts';
import { mortalityTable } from '#core/mortality/register.ts';

/** The worked examples of the method pages: what the program finds is what the page prints, row by row. */
const page = (name: string): string => readFileSync(new URL(`../../../docs/method/${name}`, import.meta.url), 'utf8');

type Row = readonly [quantity: string, value: number, decimals: number];

const printed = ([quantity, value, decimals]: Row): string => `| ${quantity} | ${value.toFixed(decimals)} |`;

const missing = (name: string, rows: readonly Row[]): string[] => {
  const text = page(name);
  return rows.map(printed).filter((row) => !text.includes(row));
};

const ag2024 = { table: mortalityTable('AG2024'), factor: 1 };

describe('the page on mortality', () => {
  test('prints the survival of a man of 67 in 2026', () => {
    const heavier = { ...ag2024, factor: 1.1 };
    const rows: Row[] = [
      ['q(67, 2026)', deathProbability(ag2024, 'M', 67, 2026), 6],
      ['q(68, 2027)', deathProbability(ag2024, 'M', 68, 2027), 6],
      ['p over 12 months', survivalOverMonths(ag2024, 'M', 67, 2026, 12), 6],
      ['p over 15 months', survivalOverMonths(ag2024, 'M', 67, 2026, 15), 6],
      ['p over 24 months', survivalOverMonths(ag2024, 'M', 67, 2026, 24), 6],
      ['p over 24 months, factor 1.10', survivalOverMonths(heavier, 'M', 67, 2026, 24), 6],
    ];
    expect(missing('mortality.md', rows)).toEqual([]);
  });
});

describe('the page on annuities', () => {
  test('prints the price on a table with q = 0.5 at every age', () => {
    const half = basisOf(
      97,
      Array.from({ length: 7 }, () => 0.5),
    );
    const own = monthlySurvival(half, 'M', 100, 2030);
    const older = monthlySurvival(half, 'M', 103, 2030);
    const younger = monthlySurvival(half, 'M', 97, 2030);
    const price = annuityPrice({ ...half, interest: 0.02, partnerFraction: 0.7 }, 100, 2030);
    const rows: Row[] = [
      ['own, 49 payments', annuityDue(own, 0.02, 12), 5],
      ['partner of 97, 85 payments', annuityDue(younger, 0.02, 12), 5],
      ['both, man with partner of 97, 49 payments', annuityDue(jointSurvival(own, younger), 0.02, 12), 5],
      ['partner of 103, 13 payments', annuityDue(older, 0.02, 12), 5],
      ['both, woman with partner of 103, 13 payments', annuityDue(jointSurvival(own, older), 0.02, 12), 5],
      ['price, man', price.man, 5],
      ['price, woman', price.woman, 5],
      ['price', price.mean, 5],
    ];
    expect(missing('annuity.md', rows)).toEqual([]);
  });

  test('prints prices on AG2024 and the pension that EUR 100,000 buys', () => {
    const rows: Row[] = [];
    for (const [age, year, interest] of [
      [67, 2028, 0.02],
      [68, 2028, 0.02],
      [68, 2048, 0.02],
      [68, 2048, 0.03],
    ] as const) {
      const price = annuityPrice({ ...ag2024, interest, partnerFraction: 0.7 }, age, year).mean;
      rows.push([`${age} | ${year} | ${100 * interest}% | ${price.toFixed(4)}`, 100_000 / price, 2]);
    }
    expect(missing('annuity.md', rows)).toEqual([]);
  });

  test('prints a pension of 1,000 from 67 restated as one from 68', () => {
    const price = (age: number, year: number) =>
      annuityPrice({ ...ag2024, interest: 0.02, partnerFraction: 0.7 }, age, year).mean;
    const survival = meanSurvivalOverMonths(ag2024, 67, 2030, 12);
    const rows: Row[] = [
      ['price(67), 2030', price(67, 2030), 6],
      ['price(68), 2031', price(68, 2031), 6],
      ['s', survival, 6],
      ['pension from 68', (1000 * price(67, 2030) * 1.02) / (survival * price(68, 2031)), 2],
    ];
    expect(missing('annuity.md', rows)).toEqual([]);
  });
});
