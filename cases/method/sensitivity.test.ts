import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import equalOutcome from '#cases/equal-outcome/equal-outcome.json' with { type: 'json' };
import { plainAssumptions, plainDossier } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate.ts';
import type { SensitivityKey } from '#core/result/sensitivity-result.ts';

test('the page on sensitivity prints what the program gives', () => {
  const scale = equalOutcome.scales.fourPercent2020.steps.map(([fromAge, rate]) => ({
    fromAge: fromAge!,
    rate: rate!,
  }));
  const result = calculate({
    ...plainDossier,
    current: { ...plainDossier.current, scale },
    assumptions: { ...plainAssumptions, equityReturn: 0.03, exits: [{ fromAge: 15, value: 0.1 }] },
  });
  const { rows, pension } = result.effects.sensitivities;
  const answers = (key: SensitivityKey) => rows.find((row) => row.key === key)!.answers;
  const higherReturn = rows.find((row) => row.key === 'returnUp')!;
  expectPrinted('sensitivity', {
    'profijtneutraal flat, 3%': alternativeOf(result, 'profitNeutralFlat').exact,
    'with return +1': higherReturn.answers.profitNeutralFlat!.exact,
    'with return -1': answers('returnDown').profitNeutralFlat!.exact,
    'moved by return +1': higherReturn.answers.profitNeutralFlat!.difference,
    'budgetneutraal flat': alternativeOf(result, 'budgetNeutralFlat').exact,
    'with exits x 2': answers('exitsDoubled').budgetNeutralFlat!.exact,
    'with discount rate +1': answers('discountUp').budgetNeutralFlat!.exact,
    'pension at the practical budgetneutraal flat, moved by return +1': higherReturn.pension!.difference / pension,
  });
});
