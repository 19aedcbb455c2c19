import { test } from 'vitest';
import { basisOf } from '#cases/annuity/life-contingencies.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import type { TariffBasis } from '#core/annuity/single-premium.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { loadedTariff, singlePremiumTariff, typedTariff } from '#core/scheme/pension-tariff.ts';
import { singlePremium } from '#test/single-premium.ts';

const terms = { partnerFraction: 0.7, participantShift: 0, partnerShift: 0 };

/** On the page's own table half of those alive die in each year of age, from 95 to 103. */
const half = basisOf(
  95,
  Array.from({ length: 9 }, () => 0.5),
);
const byHand = (variant: TariffBasis['variant'], age: number): number =>
  singlePremium({ ...half, ...terms, interest: 0.02, variant }, 'M', 100, age, 2030);

const official: Omit<TariffBasis, 'variant'> = {
  table: mortalityTable('CBS 2007-2012'),
  factor: 1,
  interest: 0.04,
  partnerFraction: 0.7,
  participantShift: -5,
  partnerShift: -6,
};
const at47 = (variant: TariffBasis['variant']): number => singlePremium({ ...official, variant }, 'M', 67, 47, 2030);

test('the page on the single-premium tariff prints what the program gives', () => {
  const tariff = singlePremiumTariff({ ...official, variant: 'accrued' }, 67);
  const typed = typedTariff([
    { age: 30, price: 6 },
    { age: 60, price: 16 },
  ]);
  const months = 47 * 12 + 4;
  expectPrinted('single-premium-tariff', {
    'geen, at 98': byHand('none', 98),
    'uitgesteld, at 98': byHand('deferred', 98),
    'direct ingaand, at 98': byHand('accrued', 98),
    'direct ingaand bereikbaar, at 98': byHand('attainable', 98),
    'direct ingaand bereikbaar, at 100': byHand('attainable', 100),
    'geen, at 47': at47('none'),
    'uitgesteld, at 47': at47('deferred'),
    'direct ingaand, at 47': at47('accrued'),
    'direct ingaand bereikbaar, at 47': at47('attainable'),
    'man of 47': tariff('M', 47 * 12, 2030),
    'man of 48': tariff('M', 48 * 12, 2030),
    'man of 47 and 4 months': tariff('M', months, 2030),
    'woman of 47 and 4 months': tariff('V', months, 2030),
    'X of 47 and 4 months': tariff('X', months, 2030),
    'the same with kostenopslag 5%': loadedTariff(tariff, 0.05)('X', months, 2030),
    'typed, at 25': typed('M', 25 * 12, 2030),
    'typed, at 47 and 4 months': typed('M', months, 2030),
    'typed, at 65': typed('M', 65 * 12, 2030),
  });
});
