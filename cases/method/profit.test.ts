import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { knownCurve } from '#test/known-curve.ts';
import { monthlyDiscounts } from '#core/curve/zero-curve.ts';

/** One near the pension date and one far from it, on a scale that rises. */
const farApart = calculate({
  ...plainDossier,
  current: {
    ...plainDossier.current,
    scale: [
      { fromAge: 20, rate: 0.06 },
      { fromAge: 45, rate: 0.24 },
    ],
  },
  assumptions: { ...plainDossier.assumptions, equityReturn: 0.03, riskFreeInterest: 0.03 },
  participants: [
    { ...plainParticipant, number: 'old', born: { year: 1962, month: 1, day: 1 } },
    { ...plainParticipant, number: 'young', born: { year: 2003, month: 1, day: 1 } },
  ],
});

function measuredFigures(): Readonly<Record<string, number>> {
  const profit = alternativeOf(farApart, 'profitNeutralFlat');
  const [current, next] = [alternativeOf(farApart, 'unchanged'), profit].map(({ participants }) =>
    participants.map(({ pension }) => pension),
  );
  const by = (measure: string): number =>
    farApart.otherMeasures.find((other) => other.measure === measure)!.answer.exact;
  return {
    'flat, gelijk totaal pensioen': profit.exact,
    'flat, gemiddelde per deelnemer': by('averagePerParticipant'),
    'flat, gelijke waarde van de premies': by('premiumValue'),
    'pension from 2030, now': current![0]!,
    'pension from 2030, at 12.9%': next![0]!,
    'pension from 2071, now': current![1]!,
    'pension from 2071, at 12.9%': next![1]!,
    'change of the sum at 12.9%': profit.pensionDifference,
  };
}

test('the page on profit prints what the program gives', () => {
  const curve = knownCurve('31-12-2023');
  expectPrinted('profit', {
    ...measuredFigures(),
    'z(0.5)': curve.rate(0.5),
    'z(1.5)': curve.rate(1.5),
    'd(18)': monthlyDiscounts(curve, 19)[18]!,
    'z(120)': curve.rate(120),
  });
});
