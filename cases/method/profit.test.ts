import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import { officialTerms, plainAveragePay, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { singlePremiumTariff } from '#core/scheme/pension-tariff.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { zeroCurve } from '#core/curve/register.ts';
import { levelCurve, monthlyDiscounts } from '#core/curve/zero-curve.ts';

const oldPerson = { ...plainParticipant, born: { year: 1960, month: 1, day: 1 } };

const averagePay = (paymentIndexation: number) =>
  alternativeOf(
    calculate({
      ...plainGuarantee,
      current: { ...plainAveragePay, paidPremium: 0.24, paymentIndexation },
      assumptions: { ...plainGuarantee.assumptions, riskFreeInterest: 0.03 },
      participants: [oldPerson],
    }),
    'unchanged',
  ).effects.total;

const priceAt = (interest: number) =>
  singlePremiumTariff(
    { ...officialTerms, interest, table: mortalityTable('CBS 2007-2012'), factor: 1, partnerFraction: 0.7 },
    68,
  );

/** At the tariff, with indexation that the employer buys. */
const indexed = alternativeOf(
  calculate({
    ...plainGuarantee,
    current: { ...plainAveragePay, activeIndexation: 0.02, buysIndexation: true },
    assumptions: { ...plainGuarantee.assumptions, riskFreeInterest: 0.03 },
    participants: [oldPerson],
  }),
  'unchanged',
).effects.total;

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
  const result = calculate({
    ...plainDossier,
    current: { ...plainDossier.current, entryCost: 0.01 },
    next: { ...plainDossier.next, entryCost: 0.02 },
    assumptions: { ...plainDossier.assumptions, riskFreeInterest: 0.03 },
    ownProposal: { flat: 0.1, scale: [] },
    participants: [oldPerson],
  });
  const unchanged = alternativeOf(result, 'unchanged').effects.total;
  const ownFlat = alternativeOf(result, 'ownFlat').effects.total;
  const curve = zeroCurve('31-12-2023');
  const insured = averagePay(0);
  const priceOfIndexation = (0.02 * 600 * priceAt(0.04)('X', 12 * 67, 2027)) / 1.03;
  expectPrinted('profit', {
    ...measuredFigures(),
    'NSP(66) at 3%': priceAt(0.03)('X', 12 * 66, 2026),
    'NSP(67) at 3%': priceAt(0.03)('X', 12 * 67, 2027),
    'waarde van de opbouw': insured.netProfit + insured.grossProfit,
    'bruto profijt in average pay': insured.grossProfit,
    'netto profijt in average pay': insured.netProfit,
    'netto profijt with 2% after the start': averagePay(0.02).netProfit,
    'NSP(67) at 4%': priceAt(0.04)('X', 12 * 67, 2027),
    'accrued in the first year': 0.015 * 40_000,
    'price of the indexation': priceOfIndexation,
    'netto profijt with bought indexation': indexed.netProfit,
    'netto profijt as if it were free': indexed.netProfit + priceOfIndexation,
    'sum of d(i), 24 months, 3%': monthlyDiscounts(levelCurve(0.03), 24).reduce((sum, part) => sum + part, 0),
    'bruto profijt now': unchanged.grossProfit,
    'bruto profijt of the proposal': ownFlat.grossProfit,
    'netto profijt now': unchanged.netProfit,
    'netto profijt of the proposal': ownFlat.netProfit,
    'z(0.5)': curve.rate(0.5),
    'z(1.5)': curve.rate(1.5),
    'd(18)': monthlyDiscounts(curve, 19)[18]!,
    'z(120)': curve.rate(120),
  });
});
