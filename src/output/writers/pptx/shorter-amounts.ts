import { decimalNumber } from '#office/document/dutch-format.ts';

/** Euros in full, from a million on. */
const millions = /€([\u00a0 ])(\d{1,3}(?:\.\d{3}){2,})(?![\d,])/g;

/** "€ 24.514.123" as "€ 24,51 mln": for a table that has no room for its amounts. */
export const shorterAmounts = (text: string): string =>
  text.replaceAll(
    millions,
    (_, space: string, digits: string) =>
      `€${space}${decimalNumber(Number(digits.replaceAll('.', '')) / 1e6, 2)}\u00a0mln`,
  );
