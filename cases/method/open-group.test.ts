import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate.ts';

test('the page on the open group prints what the program gives', () => {
  const result = calculate({
    ...plainDossier,
    goal: { ...plainDossier.goal, horizon: { kind: 'years', years: 15 } },
    assumptions: { ...plainDossier.assumptions, exits: [{ fromAge: 15, value: 0.1 }] },
    openGroup: { replacement: 1, entryAge: 40, entrySalary: 49_172, entrantPremium: 0.1 },
  });
  const { openGroup, horizons } = result;
  const year = (index: number) => openGroup.years[index]!;
  expectPrinted('open-group', {
    'entrants at the start of year 1': year(1).entrants,
    'entrants in service at the start of year 2': year(2).entrants,
    'in service at the start of year 20': year(20).inService,
    'ongewijzigd, year 1': year(1).cost.unchanged,
    'eerbiedigende werking, year 1': year(1).cost.grandfathering,
    'flat premium over 15 years': alternativeOf(result, 'budgetNeutralFlat').practicalScale[0]!.rate,
    'flat for all, year 1': year(1).cost.flat,
    'eerbiedigende werking, year 10': year(10).cost.grandfathering,
    'crossing year': openGroup.crossingYear!,
    'open horizon of 5 years': horizons.find(({ years }) => years === 5)!.openGroup!,
  });
});
