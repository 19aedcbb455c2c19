import { singlePremiums, type TariffBasis } from '#core/annuity/single-premium.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/** One single premium, for a participant of whole age `age` in calendar year `year`. */
export const singlePremium = (
  basis: TariffBasis,
  sex: TableSex,
  pensionAge: number,
  age: number,
  year: number,
): number => singlePremiums(basis, pensionAge)(sex, age, year);
