import { test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate.ts';
import { zeroCurve } from '#core/curve/register.ts';
import { levelCurve, monthlyDiscounts } from '#core/curve/zero-curve.ts';

test('the page on profit prints what the program gives', () => {
  const { unchanged, ownFlat } = calculate({
    ...plainDossier,
    current: { ...plainDossier.current, entryCost: 0.01 },
    next: { ...plainDossier.next, entryCost: 0.02 },
    assumptions: { ...plainDossier.assumptions, riskFreeInterest: 0.03 },
    ownProposal: { flat: 0.1, scale: [] },
    participants: [{ ...plainParticipant, born: { year: 1960, month: 1, day: 1 } }],
  }).effects.total;
  const curve = zeroCurve('31-12-2023');
  expectPrinted('profit', {
    'sum of d(i), 24 months, 3%': monthlyDiscounts(levelCurve(0.03), 24).reduce((sum, part) => sum + part, 0),
    'bruto profijt now': unchanged.grossProfit,
    'bruto profijt of the proposal': ownFlat!.grossProfit,
    'netto profijt now': unchanged.netProfit!,
    'netto profijt of the proposal': ownFlat!.netProfit!,
    'z(0.5)': curve.rate(0.5),
    'z(1.5)': curve.rate(1.5),
    'd(18)': monthlyDiscounts(curve, 19)[18]!,
    'z(120)': curve.rate(120),
  });
});
