import { type SinglePremiumAt, singlePremiums, type TariffBasis } from '#core/annuity/single-premium.ts';
import type { TariffPrice } from '#core/dossier-tariff.ts';
import type { Sex } from '#core/dossier.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/** Price in EUR of EUR 1 yearly old-age pension for somebody of an age in months, in a month of a calendar year. */
export type PensionTariff = (sex: Sex, ageInMonths: number, year: number) => number;

/**
 * NSP between whole ages: linear between the single premiums of x and x + 1 in the same calendar year. Valued by the
 * participant's own sex; X is the mean of man and woman.
 */
export function singlePremiumTariff(basis: TariffBasis, pensionAge: number): PensionTariff {
  const premium = singlePremiums(basis, pensionAge);
  return (sex, ageInMonths, year) => {
    if (sex !== 'X') return betweenAges(premium, sex, ageInMonths, year);
    return (betweenAges(premium, 'M', ageInMonths, year) + betweenAges(premium, 'V', ageInMonths, year)) / 2;
  };
}

/** The single premium at an age in months: linear between whole ages. */
export function betweenAges(premium: SinglePremiumAt, sex: TableSex, ageInMonths: number, year: number): number {
  const age = Math.floor(ageInMonths / 12);
  const months = ageInMonths - 12 * age;
  const younger = premium(sex, age, year);
  return months === 0 ? younger : younger + (premium(sex, age + 1, year) - younger) * (months / 12);
}

/** A tariff typed by the user: linear between its rows, constant outside them, the same for men and women. */
export function typedTariff(prices: readonly TariffPrice[]): PensionTariff {
  const rows = prices.toSorted((one, other) => one.age - other.age);
  return (_, ageInMonths) => typedPrice(rows, ageInMonths / 12);
}

function typedPrice(rows: readonly TariffPrice[], age: number): number {
  const above = rows.findIndex((row) => row.age > age);
  if (above === -1) return rows.at(-1)!.price;
  const next = rows[above]!;
  const last = rows[above - 1];
  if (last === undefined) return next.price;
  return last.price + ((next.price - last.price) * (age - last.age)) / (next.age - last.age);
}

/** A tariff with the insurer's loading for cost on every price. */
export function loadedTariff(tariff: PensionTariff, costLoading: number): PensionTariff {
  return (sex, ageInMonths, year) => tariff(sex, ageInMonths, year) * (1 + costLoading);
}
