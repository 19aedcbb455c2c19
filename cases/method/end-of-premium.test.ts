import { test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { statePensionAgeOfBirth } from '#core/law/state-pension-age-of-birth.ts';
import { projectedParticipant } from '#core/participant/projected-participant.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { accumulation } from '#core/projection/accumulation.ts';
import { currentAveragePayScheme } from '#core/projection/current-average-pay-scheme.ts';
import { currentPremiumScheme } from '#core/projection/current-premium-scheme.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { tariffPrices } from '#core/projection/tariff-prices.ts';
import { typedTariff } from '#core/scheme/pension-tariff.ts';

const valuationDate = { year: 2026, month: 1 };
const grid = timeGrid(valuationDate, valuationDate, 24);
const salary = new Float64Array(grid.periods.count).fill(59_172);
const premiumEnd = 'statePensionAge';
const person = {
  ...plainParticipant,
  born: { year: 1960, month: 1, day: 15 },
  accruedPension: 10_000,
};

/** Leaves capital at the pension date, and yearly pension, as they are. */
const asItIs: PensionBasis = {
  accumulation: accumulation(() => 0.03, 24),
  currentAccumulation: accumulation(() => 0.03, 24),
  perCapitalAtNewDate: () => 1,
  perCapitalAtCurrentDate: () => 1,
  perCurrentPension: () => 1,
};

test('the page on the end of premium prints what the program gives', () => {
  const premiumDossier = {
    ...plainDossier,
    current: { ...plainDossier.current, premiumEnd, scale: [{ fromAge: 20, rate: 0.2 }] },
  } as const;
  const one = projectedParticipant(person, premiumDossier);
  const premiumScheme = currentPremiumScheme(premiumDossier, grid);
  premiumScheme.project(one, salary);

  const averagePay = (inactiveIndexation: number) => {
    const current = {
      ...plainGuarantee.current,
      premiumEnd,
      accrualRate: 0.01875,
      activeIndexation: 0.02,
      inactiveIndexation,
    } as const;
    const prices = tariffPrices(typedTariff([{ age: 20, price: 1 }]));
    const scheme = currentAveragePayScheme({ ...plainGuarantee, current }, grid, prices);
    scheme.project(one, salary);
    return scheme.pension(asItIs)(one);
  };

  expectPrinted('end-of-premium', {
    'a(0)': one.ageAtStart,
    'state pension age': statePensionAgeOfBirth(person.born).months,
    N: one.monthsInCurrent,
    "N'": one.premiumMonthsInCurrent,
    'premiums, 20%': premiumScheme.premiumValue(new Float64Array(24).fill(1))(one),
    'capital at N, return 3%': premiumScheme.pension(asItIs)(one),
    "rights at N', 10,000 accrued, accrual 1.875%, indexation 2% in January 2027": averagePay(0),
    'rights at N, inactive indexation 1% in January 2028': averagePay(0.01),
  });
});
