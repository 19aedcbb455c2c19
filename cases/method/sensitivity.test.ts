import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import equalOutcome from '#cases/equal-outcome/equal-outcome.json' with { type: 'json' };
import { plainAssumptions, plainDossier } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate.ts';
import type { SensitivityKey } from '#core/result/effects-result.ts';

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
  const row = (key: SensitivityKey) => result.effects.sensitivities.find((one) => one.key === key)!.answers;
  expectPrinted('sensitivity', {
    'profijtneutraal flat, 3%': alternativeOf(result, 'profitNeutralFlat').exact,
    'with return +1': row('returnUp').profitNeutralFlat.exact,
    'with return -1': row('returnDown').profitNeutralFlat.exact,
    'moved by return +1': row('returnUp').profitNeutralFlat.difference,
    'moved by exits x 2': row('exitsDoubled').profitNeutralFlat.difference,
    'moved by a younger table': row('younger').profitNeutralFlat.difference,
    'budgetneutraal flat, moved by return +1': row('returnUp').budgetNeutralFlat.difference,
  });
});
