import { alternativeOf } from '#core/result/alternative-of.ts';
import { expect, test } from 'vitest';
import equalOutcome from '#cases/equal-outcome/equal-outcome.json' with { type: 'json' };
import { plainAssumptions, plainDossier } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { oneParticipant } from '#cases/method/worked-open-group.ts';
import { calculate } from '#core/calculate/calculate.ts';
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
  const { rows, pension } = result.sensitivities;
  const answers = (key: SensitivityKey) => rows.find((row) => row.key === key)!.answers;
  const higherReturn = rows.find((row) => row.key === 'returnUp')!;
  const open = calculate(oneParticipant);
  const openRow = (key: SensitivityKey) => open.sensitivities.rows.find((row) => row.key === key)!;
  expectPrinted('sensitivity', {
    'profijtneutraal flat, 3%': alternativeOf(result, 'profitNeutralFlat').exact,
    'with return +1': higherReturn.answers.profitNeutralFlat!.exact,
    'with return -1': answers('returnDown').profitNeutralFlat!.exact,
    'moved by return +1': higherReturn.answers.profitNeutralFlat!.difference,
    'budgetneutraal flat': alternativeOf(result, 'budgetNeutralFlat').exact,
    'with exits x 2': answers('exitsDoubled').budgetNeutralFlat!.exact,
    'with discount rate +1': answers('discountUp').budgetNeutralFlat!.exact,
    'pension at the practical budgetneutraal flat, moved by return +1': higherReturn.pension!.difference / pension,
    'flat for all, thirty years': open.horizons.find(({ years }) => years === 30)!.openGroup!.exact,
    'with replacement 0%': openRow('replacementNone').longRun!.exact,
    'with entrants five years older': openRow('entrantsOlder').longRun!.exact,
    'with a salary of entrants 10% higher': openRow('entrySalaryUp').longRun!.exact,
    'moved by a salary 10% lower': openRow('entrySalaryDown').longRun!.difference,
    'premium of new hires': open.openGroup.grandfathering.entrantPremium.costNeutral!.exact,
    'premium of new hires five years older': openRow('entrantsOlder').entrantPremium!.exact!,
  });
  expect(openRow('entrySalaryUp').entrantPremium!.difference).toBeCloseTo(0, 12);
});
