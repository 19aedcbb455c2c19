import { byKey } from '#test/by-key.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { workedDossier } from '#cases/method/worked-dossier.ts';
import { amount, decimalNumber, percentage } from '#office/document/dutch-format.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { Alternative } from '#core/result/alternative.ts';

const manual = readFileSync(new URL('../../content/handleiding.md', import.meta.url), 'utf8');

/** The text of a section, from its id to the next heading. */
function section(id: string): string {
  const [, rest = ''] = manual.split(`{#${id}}`);
  return rest.split(/\n#{1,3} /)[0]!;
}

const numbersIn = (text: string): readonly string[] => text.match(/€ [\d.,]*\d|\d[\d.,]*%|\d+,\d+/g) ?? [];
const euro = (value: number): string => amount(value).replace('\u00a0', ' ');

describe('the worked example', () => {
  const { unchanged, budgetNeutralFlat, budgetNeutralProgressive, profitNeutralFlat, profitNeutralProgressive } = byKey(
    calculate(workedDossier),
  );

  /** What was entered, and sums of it that the text makes step by step. */
  const entered = (
    '€ 19.172|€ 39.172|€ 59.172|€ 49.172|€ 20.000|€ 40.000|€ 15.000|€ 0|€ 10.000|100%|' +
    '50%|6%|12%|20%|4%|1%|2%|€ 100|€ 75.000|1,02|' +
    '€ 1|€ 1.200|€ 4.800|€ 3.000|€ 9.000|€ 750|€ 300|€ 100.000|€ 162.000|€ 24.000'
  ).split('|');
  const pensions = ({ participants }: Alternative): readonly string[] =>
    participants.map(({ pension }) => euro(pension));
  const calculated = [
    euro(unchanged.cost),
    euro(unchanged.pension),
    ...pensions(unchanged),
    ...pensions(budgetNeutralFlat),
    percentage(budgetNeutralFlat.exact, 4),
    percentage(budgetNeutralFlat.practicalScale[0]!.rate),
    euro(budgetNeutralFlat.cost),
    euro(budgetNeutralFlat.costDifference),
    euro(-budgetNeutralFlat.pensionDifference),
    ...budgetNeutralProgressive.practicalScale.map(({ rate }) => percentage(rate)),
    euro(budgetNeutralProgressive.cost),
    percentage(profitNeutralFlat.exact, 4),
    percentage(profitNeutralFlat.practicalScale[0]!.rate),
    euro(profitNeutralFlat.cost),
    euro(profitNeutralFlat.costDifference),
    euro(-profitNeutralFlat.pensionDifference),
    euro(profitNeutralProgressive.costDifference),
  ];

  it('shows every figure that the program gives', () => {
    const shown = new Set(numbersIn(section('rekenvoorbeeld')));
    expect(calculated.filter((figure) => !shown.has(figure))).toEqual([]);
  });

  it('shows no figure that is neither entered nor calculated', () => {
    const known = new Set([...entered, ...calculated]);
    // The prices of pension are checked with the page of the method.
    const method = readFileSync(new URL('../../docs/method/worked-dossier.md', import.meta.url), 'utf8');
    const prices = [23.086, 21.709, 20.2239].map((price) => [price.toFixed(4), decimalNumber(price, 4)] as const);
    for (const [printed] of prices) expect(method).toContain(printed);
    for (const [, shown] of prices) known.add(`€ ${shown}`);
    expect(numbersIn(section('rekenvoorbeeld')).filter((figure) => !known.has(figure))).toEqual([]);
  });

  it('makes pensions of capital by the price', () => {
    const capital = [100_000, 162_000, 24_000];
    unchanged.participants.forEach(({ pension }, index) => {
      const price = [23.086, 21.709, 20.2239][index]!;
      expect(pension).toBeCloseTo(capital[index]! / price, 1);
    });
  });
});
