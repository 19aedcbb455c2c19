import { type SinglePremiumAt, singlePremiums, type TariffBasis } from '#core/annuity/single-premium.ts';
import type { TariffPrice } from '#core/dossier/dossier-tariff.ts';
import type { Sex } from '#core/dossier/dossier.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/** Price in EUR of EUR 1 yearly old-age pension for somebody of an age in months, in a month of a calendar year. */
export type PensionTariff = (sex: Sex, ageInMonths: number, year: number) => number;

/**
 * NSP between whole ages: linear between the single premiums of x and x + 1 in the same calendar year. Valued by the
 * participant's own sex; X is the mean of man and woman.
 */
export function singlePremiumTariff(basis: TariffBasis, pensionAge: number): PensionTariff {
  const premium = singlePremiums(basis, pensionAge);
  const [ofMan, ofWoman] = [alongAges(premium, 'M'), alongAges(premium, 'V')];
  return (sex, ageInMonths, year) => {
    if (sex === 'X') return (ofMan(ageInMonths, year) + ofWoman(ageInMonths, year)) / 2;
    return sex === 'M' ? ofMan(ageInMonths, year) : ofWoman(ageInMonths, year);
  };
}

/**
 * The single premium at an age in months, as betweenAges. Who is asked month after month is mostly between the same two whole
 * ages in the same year as a month before: those premiums are kept.
 */
function alongAges(premium: SinglePremiumAt, sex: TableSex): (ageInMonths: number, year: number) => number {
  let kept = { age: Number.NaN, year: Number.NaN, younger: 0, elder: 0 };
  return (ageInMonths, year) => {
    const age = Math.floor(ageInMonths / 12);
    const monthsPast = ageInMonths - 12 * age;
    if (monthsPast === 0) return premium(sex, age, year);
    if (kept.age !== age || kept.year !== year)
      kept = { age, year, younger: premium(sex, age, year), elder: premium(sex, age + 1, year) };
    return betweenPremiums(kept.younger, kept.elder, monthsPast);
  };
}

/** The single premium at an age in months: linear between whole ages. */
export function betweenAges(premium: SinglePremiumAt, sex: TableSex, ageInMonths: number, year: number): number {
  const age = Math.floor(ageInMonths / 12);
  const monthsPast = ageInMonths - 12 * age;
  const younger = premium(sex, age, year);
  return monthsPast === 0 ? younger : betweenPremiums(younger, premium(sex, age + 1, year), monthsPast);
}

/** So many months past a whole age: between the single premiums of this age and the next. */
export const betweenPremiums = (younger: number, elder: number, monthsPast: number): number =>
  younger + (elder - younger) * (monthsPast / 12);

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
