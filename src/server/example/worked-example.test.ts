import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import { byKey } from '#test/by-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { annuityPrice } from '#core/annuity/annuity-price.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import type { DossierResult } from '#core/result/result.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleScale } from '#server/example/example-filling.ts';
import { exampleParticipants } from '#server/example/example-participants.ts';

/** The sums of docs/method/example-dossier.md, done again step by step as the page does them. */
const page = readFileSync(new URL('../../../docs/method/example-dossier.md', import.meta.url), 'utf8');

const number = (value: number, decimals: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** Whether the page has a table row with these cells: a text, or a value with its number of decimals. */
function expectRow(...cells: (string | readonly [number, number])[]): void {
  const row = cells.map((cell) => (typeof cell === 'string' ? cell : number(...cell))).join(' | ');
  expect(page).toContain(`| ${row} |`);
}

const grown = (years: number): number => 1.024 ** years;

/** With which the sums fit on a page; the page says them. */
const terms = {
  huidig_einde_premie: 'pensioenleeftijd',
  nieuw_leeftijdsbepaling: '31 december',
  doel_groep: 'bestaande deelnemers',
  doel_horizon_jaren: '5',
};

let result: DossierResult;
beforeAll(async () => {
  for (const [name, value] of Object.entries(terms)) expect(page.replaceAll('"', '')).toContain(`${name}=${value}`);
  const { dossier } = readDossier(readWorkbook((await exampleDossier()).bytes, nodePlatform), { given: terms });
  if (dossier === null) throw new Error('the example has errors');
  result = calculate(dossier.input);
});

describe('participant 1001, by hand', () => {
  /** Blocks of months with one monthly premium: first month, months, Januaries since month 0, current rate. */
  const blocks = [
    ['Oct-Dec 2026', 0, 3, 0, 0.351],
    ['Jan-Feb 2027', 3, 2, 1, 0.351],
    ['Mar-Dec 2027', 5, 10, 1, 0.382],
    ['2028', 15, 12, 2, 0.382],
    ['2029', 27, 12, 3, 0.382],
    ['Jan-Feb 2030', 39, 2, 4, 0.382],
  ] as const;
  const growthOver = (months: number): number => 1.0344 ** (months / 12);
  const growthOfBlock = (from: number, months: number): number =>
    Array.from({ length: months }, (_, month) => growthOver(41 - from - month)).reduce(
      (sum, factor) => sum + factor,
      0,
    );

  test('base and premium of each block stand on the page', () => {
    for (const [when, , months, years, rate] of blocks) {
      const base = 39_228 * grown(years);
      expectRow(when, String(months), [58_400 * grown(years), 2], [base, 2], `${(rate * 100).toFixed(1)}%`, [
        (base * rate) / 12,
        2,
      ]);
    }
  });

  test('capital, price and pension stand on the page and are those of the program', () => {
    let current = 176_000 * growthOver(41);
    let flat = current;
    expectRow('capital of 176,000', '', [growthOver(41), 5], [current, 2], [current, 2]);
    for (const [when, from, months, years, rate] of blocks) {
      const base = 39_228 * grown(years);
      const growth = growthOfBlock(from, months);
      const oldPremium = ((base * rate) / 12) * 0.99;
      const newPremium = from < 15 ? oldPremium : (base * 0.297) / 12;
      expectRow(
        when,
        from < 15 ? [oldPremium, 2] : `${number(oldPremium, 2)} / ${number(newPremium, 2)}`,
        [growth, 5],
        [oldPremium * growth, 2],
        [newPremium * growth, 2],
      );
      current += oldPremium * growth;
      flat += newPremium * growth;
    }
    expectRow('capital at pension', '', '', [current, 2], [flat, 2]);
    const price = annuityPrice(
      { table: mortalityTable('AG2024'), factor: 1, interest: 0.027, partnerFraction: 0.7 },
      68,
      2030,
    ).mean;
    const inflation = 1.02 ** (-41 / 12);
    expectRow('price of EUR 1 pension', [price, 5], [price, 5]);
    expectRow('pension a year', [current / price, 2], [flat / price, 2]);
    expectRow("in today's money", [(current / price) * inflation, 2], [(flat / price) * inflation, 2]);

    const place = result.participants.findIndex(({ number: found }) => found === '1001');
    const oldest = (key: AlternativeKey) => alternativeOf(result, key).participants[place];
    expect(oldest('unchanged')?.pension).toBeCloseTo((current / price) * inflation, 6);
    expect(oldest('budgetNeutralFlat')?.pension).toBeCloseTo((flat / price) * inflation, 6);
    expectRow('new / current', '', [oldest('budgetNeutralFlat')?.ratio ?? 0, 4]);
  });
});

describe('the flat budget-neutral premium, by hand', () => {
  interface Sums {
    base: number;
    premium: number;
    salary: number;
    headcount: number;
  }

  /** Whole age on the first of a month of the grid, month 0 being October 2026. */
  const ageIn = (born: PlainDate, month: number): number =>
    Math.floor((12 * (2026 - born.year) + 10 - born.month + month) / 12);
  const stepAt = (rows: readonly (readonly [number, number])[], age: number): number =>
    rows.findLast(([from]) => from <= age)?.[1] ?? 0;
  const career = [
    [15, 0.03],
    [35, 0.02],
    [45, 0.01],
    [55, 0],
  ] as const;
  const exits = [
    [15, 0.1],
    [35, 0.06],
    [50, 0.03],
    [60, 0.01],
  ] as const;

  /** Sums over the 60 months from January 2028, in service and discounted at 2.7%. */
  function sumsOf(born: PlainDate, salaryAtStart: number, partTime: number): Sums {
    const sums = { base: 0, premium: 0, salary: 0, headcount: 0 };
    const monthsToPension = 12 * 68 - (12 * (2026 - born.year) + 10 - born.month);
    let salary = salaryAtStart;
    let inService = 1;
    for (let month = 1; month < Math.min(75, monthsToPension); month++) {
      if (month % 12 === 3) salary *= 1.024 * (1 + stepAt(career, ageIn(born, month)));
      if (month < 15) continue;
      if (month > 15 && month % 12 === 3) inService *= 1 - stepAt(exits, ageIn(born, month - 12));
      const years = Math.floor((month + 9) / 12);
      const weight = (inService * 1.027 ** (-(month - 15) / 12)) / 12;
      const base = (Math.min(salary, 137_800 * grown(years)) - 19_172 * grown(years)) * partTime;
      sums.base += weight * base;
      sums.premium += weight * base * stepAt(exampleScale, ageIn(born, month));
      sums.salary += weight * salary * partTime;
      sums.headcount += weight * 1.02 ** years;
    }
    return sums;
  }

  test('follows from four sums per participant, each on the page', () => {
    const total = { base: 0, premium: 0, salary: 0, headcount: 0 };
    for (const { number: name, born, fullTimeSalary, partTime } of exampleParticipants) {
      if (name === '1004' || name === '1060') continue;
      const sums = sumsOf(born, fullTimeSalary, partTime);
      expectRow(name, [sums.base, 2], [sums.premium, 2], [sums.salary, 2], [sums.headcount, 4]);
      for (const key of ['base', 'premium', 'salary', 'headcount'] as const) total[key] += sums[key];
    }
    expectRow('**all 23**', [total.base, 2], [total.premium, 2], [total.salary, 2], [total.headcount, 4]);

    const target = 1.045 * total.premium - 0.02 * total.base + 0.011 * total.salary + 95 * total.headcount;
    const fixed = -0.02 * total.base + 0.016 * total.salary + 80 * total.headcount;
    const flat = (target - fixed) / (1.035 * total.base);
    expectRow('cost of the current scheme', [target, 2]);
    expectRow('cost of the new scheme without premium', [fixed, 2]);
    expectRow('cost per 1.00 of flat premium', [1.035 * total.base, 2]);
    expectRow('flat premium, exact', `${(flat * 100).toFixed(4)}%`);
    expectRow('cost at 29.7%', [fixed + 0.297 * 1.035 * total.base, 2]);
    expectRow('difference', [fixed + 0.297 * 1.035 * total.base - target, 2]);

    const { exact, practicalScale, costDifference, feasible } = alternativeOf(result, 'budgetNeutralFlat');
    expect(feasible).toBe(true);
    expect(exact).toBeCloseTo(flat, 12);
    expect(practicalScale[0]?.rate).toBeCloseTo(0.297, 12);
    expect(costDifference).toBeCloseTo(fixed + 0.297 * 1.035 * total.base - target, 5);
    expect(alternativeOf(result, 'unchanged').cost).toBeCloseTo(target, 5);
  });

  test('the four answers on the page are those of the program', () => {
    const { budgetNeutralFlat, budgetNeutralProgressive, profitNeutralFlat, profitNeutralProgressive } = byKey(result);
    const yes = (feasible: boolean) => (feasible ? 'yes' : 'no');
    const percent = (value: number) => `${(value * 100).toFixed(4)}%`;
    const euro = (value: number) => number(Math.round(value) === 0 ? 0 : value, 0);
    const differences = (answer: typeof budgetNeutralFlat) => [
      euro(answer.costDifference),
      euro(answer.pensionDifference),
    ];
    expectRow(
      'budget neutral, flat',
      percent(budgetNeutralFlat.exact),
      '29.7%',
      yes(budgetNeutralFlat.feasible),
      ...differences(budgetNeutralFlat),
    );
    expectRow(
      'budget neutral, progressive',
      `lambda ${number(budgetNeutralProgressive.exact, 6)}`,
      '17.1% - 37.5%',
      yes(budgetNeutralProgressive.feasible),
      ...differences(budgetNeutralProgressive),
    );
    expectRow(
      'profit neutral, flat',
      percent(profitNeutralFlat.exact),
      '30.0%',
      yes(profitNeutralFlat.feasible),
      ...differences(profitNeutralFlat),
    );
    expectRow(
      'profit neutral, progressive',
      `lambda ${number(profitNeutralProgressive.exact, 6)}`,
      '17.1% - 37.6%',
      yes(profitNeutralProgressive.feasible),
      ...differences(profitNeutralProgressive),
    );
    expect(profitNeutralFlat.shortfall?.amount).toBeCloseTo(2168.95, 2);
    expect(page).toContain('EUR 2,168.95');
    for (const [answer, first, last] of [
      [budgetNeutralProgressive, 0.171, 0.375],
      [profitNeutralProgressive, 0.171, 0.376],
    ] as const) {
      expect(answer.practicalScale[0]?.rate).toBeCloseTo(first, 12);
      expect(answer.practicalScale.at(-1)?.rate).toBeCloseTo(last, 12);
    }
  });
});
