import { describe, expect, test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { OneOffCost } from '#core/dossier/dossier-choices.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';

const { year } = plainDossier.transitionDate;
const row = (of: OneOffCost['of'], amount: number): OneOffCost => ({ year, description: 'advies', amount, of });
const lettered = [row('A', 1000), row('B', 2000), row('C', 4000), row('all', 500)];
const formed = [row('flat', 2000), row('progressive', 1000)];

const scale = [
  { fromAge: 20, rate: 0.1 },
  { fromAge: 50, rate: 0.2 },
];
const withOwn = (flat: number | null, own: DossierInput['ownProposal']['scale'] = []): DossierInput => ({
  ...plainDossier,
  ownProposal: { flat, scale: own },
});

/** What each choice has of these, in its first year, over thirty years, and over the horizon. */
function oneOffsOf(input: DossierInput, rows: readonly OneOffCost[]) {
  const { choices, premiums } = calculate({ ...input, oneOffCosts: { rows, counts: true } });
  return Object.fromEntries(
    choices.map(({ key, premium, oneOff }) => {
      const solved = premiums.find((one) => one.key === premium)!;
      expect([oneOff.thirtyYears, solved.oneOffCost]).toEqual([oneOff.firstYear, oneOff.firstYear]);
      const running = solved.cohortCosts.reduce((sum, cost) => sum + cost, 0);
      expect(solved.existingCost).toBeCloseTo(running + oneOff.firstYear, 4);
      return [key, oneOff.firstYear];
    }),
  );
}

describe('one-off costs that name a letter', () => {
  test.each<[string, DossierInput, object]>([
    ['a scale of the adviser', withOwn(null, scale), { A: 1500, B: 2500, C: 4500 }],
    ['a level scale of the adviser', withOwn(null, [{ fromAge: 15, rate: 0.2 }]), { A: 1500, B: 2500, C: 4500 }],
    ['a flat premium of the adviser', withOwn(0.25), { A: 1500, B: 2500 }],
    ['a flat premium that the law forbids', withOwn(0.32), { A: 1500, B: 2500, C: 4500 }],
    [
      'a flat premium beside the one that a file of version 6 chose',
      { ...withOwn(0.25), chosenAlternative: 'budgetNeutralFlat' },
      { A: 1500, B: 2500, C: 4500 },
    ],
    ['average pay', plainGuarantee, { B: 2500 }],
  ])('are those of the choice, with %s', (_, input, expected) => {
    expect(oneOffsOf(input, lettered)).toEqual(expected);
  });

  test('count in equal cost for the answer of that letter alone', () => {
    const exact = (rows: readonly OneOffCost[]) =>
      calculate({ ...plainDossier, oneOffCosts: { rows, counts: true } }).premiums.map((one) =>
        one.sort === 'answer' ? one.exact : null,
      );
    const [flat, ...without] = exact([]);
    const [flatWith, ...others] = exact([row('B', 2000), row('C', 4000)]);
    expect(flatWith).toBeLessThan(flat!);
    expect(others).toEqual(without);
    expect(exact([row('A', 2000)])[0]).toBe(flat);
    expect(exact([row('A', 2000)])[1]).toBeLessThan(without[0]!);
  });
});

describe('one-off costs of a file of version 6, which names a form', () => {
  test.each<[string, DossierInput, object]>([
    ['a scale of the adviser', withOwn(null, scale), { A: 1000, B: 2000, C: 1000 }],
    ['a flat premium that the law forbids', withOwn(0.32), { A: 1000, B: 2000, C: 2000 }],
    [
      'another scale that it chose',
      { ...plainDossier, chosenAlternative: 'budgetNeutralProgressive' },
      { A: 1000, B: 2000, C: 1000 },
    ],
  ])('are those of every choice of that form, with %s', (_, input, expected) => {
    expect(oneOffsOf(input, formed)).toEqual(expected);
  });
});
