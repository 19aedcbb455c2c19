import { test } from 'vitest';
import { oneProduct, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
import type { CurrentProduct } from '#core/dossier/lifecycle.ts';
import { projectedParticipant } from '#core/participant/projected-participant.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { splitPartNames, splitParts } from '#core/result/pension-split.ts';
import { lifecycleReturn } from '#core/projection/accumulation.ts';
import { currentPremiumScheme } from '#core/projection/current-premium-scheme.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { currentProduct, nextProduct, productAccumulations } from '#core/projection/products.ts';

const valuationDate = { year: 2026, month: 1 };
const transitionDate = { year: 2027, month: 1 };
const grid = timeGrid(valuationDate, transitionDate, 36);
const person = { ...plainParticipant, born: { year: 1961, month: 1, day: 15 }, capital: 10_000 };

const dossier = (product: CurrentProduct): PremiumDossierInput => ({
  ...plainDossier,
  valuationDate,
  transitionDate,
  current: { ...plainDossier.current, scale: [{ fromAge: 80, rate: 0 }], product },
  assumptions: {
    ...plainDossier.assumptions,
    equityReturn: 0.06,
    bondReturn: 0.02,
    investmentCost: 0.005,
    lifecycle: [{ yearsToPension: 0, equityWeight: 1 }],
  },
});

const own: CurrentProduct = {
  lifecycle: [{ yearsToPension: 0, equityWeight: 0.5 }],
  investmentCost: 0.01,
  existingCapital: 'stays',
};

/** Leaves capital at the pension date as it is. */
function capitals(product: CurrentProduct): { readonly current: number; readonly carried: number } {
  const input = dossier(product);
  const asItIs: PensionBasis = {
    ...productAccumulations(input, grid),
    perCapitalAtNewDate: () => 1,
    perCapitalAtCurrentDate: () => 1,
    perCurrentPension: () => 1,
  };
  const scheme = currentPremiumScheme(input, grid);
  const one = projectedParticipant(person, input);
  scheme.project(one, new Float64Array(grid.periods.count));
  return { current: scheme.pension(asItIs)(one), carried: scheme.carriedPension(asItIs)(one) };
}

/** The parts of the change by a flat premium of 10%, as capital at pension. */
function parts(): Readonly<Record<string, number>> {
  const result = calculate({
    ...dossier(own),
    participants: [{ ...person, fullTimeSalary: 24_000 + plainDossier.next.offset }],
    ownProposal: { flat: 0.1, scale: [] },
  });
  const pensionPerEuro = alternativeOf(result, 'unchanged').pension / capitals(own).current;
  const { total } = alternativeOf(result, 'ownFlat').pensionSplit!;
  const inCapital = splitParts((part) => total[part] / pensionPerEuro);
  return {
    'part of the premium': inCapital.premium,
    'part of the cost of investing': inCapital.investmentCost,
    'part of the mix': inCapital.mix,
    'part of the pension age': inCapital.pensionAge,
    change: splitPartNames.reduce((sum, part) => sum + inCapital[part], 0),
  };
}

test('the page on two products prints what the program gives', () => {
  const input = dossier(own);
  const { assumptions } = input;
  expectPrinted('two-products', {
    r: lifecycleReturn(assumptions, nextProduct(input))(0),
    "r'": lifecycleReturn(assumptions, currentProduct(input))(0),
    'capital at pension, current scheme': capitals(own).current,
    'capital at pension, new scheme, stays': capitals(own).carried,
    'capital at pension, new scheme, moves': capitals({ ...own, existingCapital: 'moves' }).carried,
    'capital at pension, one product': capitals(oneProduct).carried,
    ...parts(),
  });
});
