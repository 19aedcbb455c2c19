import { amount, decimalNumber, signs } from '#office/document/dutch-format.ts';

const million = 1_000_000;

/** "€ 1,08 mln" from a million on, whole euros below it. */
export const money = (value: number): string => {
  if (Math.abs(value) < million) return amount(value);
  const shown = `€\u00a0${decimalNumber(Math.abs(value) / million, 2)} mln`;
  return value < 0 ? `${signs.minus}${shown}` : shown;
};
