import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { anyAveragePayDossier, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { choiceLimits } from '#core/dossier/choice-limits.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { timesShape, type WhatIfChoices, withChoices } from '#core/what-if/what-if-choices.ts';
import { propertyRuns } from '#test/property-runs.ts';

const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);

type Choices = Required<WhatIfChoices>;

/** A value of each choice that no dossier of the tests has. */
const given: { readonly [Key in keyof Choices]: NonNullable<Choices[Key]> } = {
  premium: { is: 'flat', rate: 0.2345 },
  entrantPremium: 0.1234,
  compensationMethod: 'premiumDifference',
  compensationTarget: 0.77,
  compensationThreshold: 0.011,
  compensationFromAge: 41,
  compensationUntilAge: 58,
  compensationForm: 'salary',
  compensationEnd: { kind: 'years', years: 17 },
  contribution: 0.0333,
  horizon: { kind: 'years', years: 37 },
  goalGroup: 'withEntrants',
  oneOffCounts: true,
  equityReturn: 0.0612,
  bondReturn: 0.0212,
  wageGrowth: 0.0187,
  rounding: 0.0049,
};

/** Where each choice stands in a dossier. */
const places: { readonly [Key in keyof Choices]: readonly string[] } = {
  premium: ['chosenAlternative', 'ownProposal.flat'],
  entrantPremium: ['openGroup.entrantPremium'],
  compensationMethod: ['compensation.method'],
  compensationTarget: ['compensation.target'],
  compensationThreshold: ['compensation.threshold'],
  compensationFromAge: ['compensation.fromAge'],
  compensationUntilAge: ['compensation.untilAge'],
  compensationForm: ['compensation.form'],
  compensationEnd: ['compensation.end'],
  contribution: ['next.employeeContribution'],
  horizon: ['goal.horizon'],
  goalGroup: ['goal.group'],
  oneOffCounts: ['oneOffCosts.counts'],
  equityReturn: ['assumptions.equityReturn'],
  bondReturn: ['assumptions.bondReturn'],
  wageGrowth: ['assumptions.wageGrowth'],
  rounding: ['goal.rounding'],
};
const names = Object.keys(given) as (keyof Choices)[];

/** Every value of a dossier, two levels deep, by its path. */
const valuesOf = (input: DossierInput): Map<string, unknown> =>
  new Map(
    Object.entries(input).flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([inner, innermost]): [string, unknown] => [`${name}.${inner}`, innermost])
        : [[name, value]],
    ),
  );

describe('choices on a dossier', () => {
  test('none leave it as it is, also when they are named without a value', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        expect(withChoices(input, {})).toEqual(input);
        expect(withChoices(input, Object.fromEntries(names.map((name) => [name, undefined])))).toEqual(input);
      }),
      propertyRuns(20),
    );
  });

  test.each(names)('%s changes what it names and nothing else', (name) => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const before = valuesOf(input);
        const after = valuesOf(withChoices(input, { [name]: given[name] }));
        expect([...after.keys()]).toEqual([...before.keys()]);
        const other = [...after].filter(([path, value]) => !Object.is(value, before.get(path))).map(([path]) => path);
        // Records that hold a choice are made again: their other values were compared one level deeper.
        const changed = other.filter((path) => JSON.stringify(after.get(path)) !== JSON.stringify(before.get(path)));
        for (const path of changed) expect(places[name]).toContain(path);
        const chosen = name === 'premium' ? 0.2345 : name === 'contribution' ? undefined : given[name];
        const value = after.get(places[name].at(-1)!);
        const { steps: _steps, ...own } = input.next.employeeContribution;
        if (chosen === undefined) expect(value).toEqual({ ...own, rate: 0.0333 });
        else expect(value).toEqual(chosen);
      }),
      propertyRuns(5),
    );
  });

  test('a limit of age and a premium of entrants can be taken away', () => {
    const { compensation, openGroup } = plainDossier;
    const limited: DossierInput = {
      ...plainDossier,
      compensation: { ...compensation, fromAge: 40, untilAge: 60 },
      openGroup: { ...openGroup, entrantPremium: 0.2 },
    };
    const freed = withChoices(limited, {
      compensationFromAge: null,
      compensationUntilAge: null,
      entrantPremium: null,
    });
    expect([freed.compensation.fromAge, freed.compensation.untilAge]).toEqual([null, null]);
    expect(freed.openGroup.entrantPremium).toBeNull();
  });

  test('an answer stands in front without a premium of its own', () => {
    const chosen = withChoices(plainDossier, { premium: { is: 'answer', key: 'profitNeutralFlat' } });
    expect(chosen).toStrictEqual({ ...plainDossier, chosenAlternative: 'profitNeutralFlat' });
  });

  test.each([
    ['the current scale', plainDossier],
    ['the fiscal maxima', plainGuarantee],
    ['a shape of its own', { ...plainDossier, next: { ...plainDossier.next, shapeSource: 'ownScale' } }],
  ] as const)('a factor on %s gives the scale of the answer that has that factor', (_, dossier) => {
    const ownShape = [
      { fromAge: 25, rate: 0.1 },
      { fromAge: 50, rate: 0.3 },
    ];
    const uncapped: DossierInput = {
      ...dossier,
      next: { ...dossier.next, ownShape },
      goal: { ...dossier.goal, fiscalCaps: false },
    };
    const answer = alternativeOf(calculate(uncapped), 'profitNeutralProgressive');
    const own = withChoices(uncapped, { premium: { is: 'scale', factor: answer.exact } });
    expect(own.chosenAlternative).toBe('ownScale');
    const scaled = alternativeOf(calculate(own), 'ownScale');
    expect(scaled.pension / alternativeOf(calculate(own), 'unchanged').pension).toBeCloseTo(1, 9);
    expect(scaled.costDifference).toBeCloseTo(answer.exactCostDifference, 4);
  });

  test('a step of a scale is at most the whole base', () => {
    const steep: DossierInput = {
      ...plainDossier,
      current: {
        ...plainDossier.current,
        scale: [
          { fromAge: 20, rate: 0.2 },
          { fromAge: 50, rate: 0.9 },
        ],
      },
      next: { ...plainDossier.next, shapeSource: 'currentScale' },
    };
    expect(timesShape(steep, 2).map(({ rate }) => rate)).toEqual([0.4, choiceLimits.premium.maximum]);
  });
});
