import { singlePremiums, type TariffBasis } from '#core/annuity/single-premium.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { betweenAges } from '#core/scheme/pension-tariff.ts';

/** First ages of the classes: five years each, the last one up to the pension age. */
const classAges = [15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65] as const;

const yearsPerClass = 5;

/** The youngest class is priced at this age, as the official scales are. */
const youngestClassAge = 18;

/**
 * Ambition shape: per class of ages the single premium for the yearly accrual that is aimed at, in the calendar year of
 * the transition. As in the official derivation of scales (staffelbesluit) it is that of a man, at the class age.
 * `pensionAge`: whole years of the new pension age; classes that start at or after it fall away.
 */
export function ambitionShape(basis: TariffBasis, accrualRate: number, pensionAge: number, year: number): Scale {
  const premium = singlePremiums(basis, pensionAge);
  return classAges
    .filter((fromAge) => fromAge < pensionAge)
    .map((fromAge) => {
      const ageInMonths = 12 * classAge(fromAge, pensionAge);
      return { fromAge, rate: accrualRate * betweenAges(premium, 'M', ageInMonths, year) };
    });
}

/** Mean of the whole ages of a class, up to the one before the pension age. */
export function classAge(fromAge: number, pensionAge: number): number {
  if (fromAge === classAges[0]) return youngestClassAge;
  const isLast = fromAge === classAges.at(-1);
  const lastAge = Math.min(isLast ? Infinity : fromAge + yearsPerClass - 1, pensionAge - 1);
  return (fromAge + lastAge) / 2;
}
