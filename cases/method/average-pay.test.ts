import { test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { monthAmounts } from '#cases/factory/month-amounts.ts';
import { plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { annuityPrice } from '#core/annuity/annuity-price.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { currentAveragePayScheme } from '#core/projection/current-average-pay-scheme.ts';
import { type PensionBasis, pensionBasis } from '#core/projection/pension-basis.ts';
import { tariffPrices } from '#core/projection/tariff-prices.ts';
import { modelPartnerPensions } from '#core/statutory/model-partner-pension.ts';
import { typedTariff } from '#core/scheme/pension-tariff.ts';

const months = 30;
const grid = timeGrid({ year: 2026, month: 11 }, { year: 2027, month: 3 }, months);
const projected = {
  participant: { ...plainParticipant, accruedPension: 1000 },
  hasFlatNow: false,
  ageAtStart: 68 * 12 - months,
  monthsInCurrent: months,
  monthsInNext: months,
  premiumMonthsInCurrent: months,
  premiumMonthsInNext: months,
};
const current = {
  ...plainGuarantee.current,
  activeIndexation: 0.02,
  inactiveIndexation: 0.01,
  paymentIndexation: 0.01,
  buysIndexation: true,
};
const annuity = { table: mortalityTable('AG2024'), factor: 1, interest: 0.027, partnerFraction: 0.7 };

/** Leaves yearly pension as it is. */
const asItIs: PensionBasis = {
  accumulation: new Float64Array(1),
  currentAccumulation: new Float64Array(1),
  perCapitalAtNewDate: () => 1,
  perCapitalAtCurrentDate: () => 1,
  perCurrentPension: () => 1,
};

test('the page on average pay prints what the program gives', () => {
  const tariff = typedTariff([
    { age: 58, price: 0 },
    { age: 68, price: 10 },
  ]);
  const scheme = currentAveragePayScheme({ ...plainGuarantee, current }, grid, tariffPrices(tariff));
  scheme.project(projected, new Float64Array(grid.periods.count).fill(59_172));
  const must = { ...plainGuarantee, current: { ...current, mustIndex: true } };
  const unconditional = currentAveragePayScheme(must, grid, tariffPrices(tariff));
  unconditional.project(projected, new Float64Array(grid.periods.count).fill(59_172));
  const { premium, cost } = monthAmounts(scheme, projected, grid);
  const basis = pensionBasis(
    {
      accumulation: new Float64Array(1),
      currentAccumulation: new Float64Array(1),
      annuity,
      priceInflation: 0,
      currentPensionAge: 68 * 12,
      newPensionAge: 68 * 12,
      currentForm: { partnerFraction: 0.7, indexation: 0.01 },
    },
    grid,
  );
  const own = annuityPrice({ ...annuity, interest: 1.027 / 1.01 - 1 }, 68, 2029).mean;
  const [young] = modelPartnerPensions({
    ...plainGuarantee,
    current: { ...plainGuarantee.current, partnerFraction: 0.7 },
  });
  expectPrinted('average-pay', {
    'accrual a month': (0.015 * 40_000) / 12,
    'pension at the pension date': scheme.pension(asItIs)(projected),
    'pension that stays behind': scheme.carriedPension(asItIs)(projected),
    'the same, unconditional': unconditional.carriedPension(asItIs)(projected),
    'indexation paid in month 14 under the new scheme':
      unconditional.keptIndexation(projected)[grid.periods.ofMonth[14]!]!,
    'price in month 14': tariff('X', projected.ageAtStart + 14, 2028),
    'premium of month 14': premium[14]!,
    'indexation bought in month 14': cost[14]! - premium[14]!,
    'cost of month 13': cost[13]!,
    'own price': own,
    'price of the one form': annuityPrice(annuity, 68, 2029).mean,
    'pension in the one form': scheme.pension(basis)(projected),
    'accrued for the partner': young!.accrued,
    'attainable for the partner': young!.attainable,
  });
});
