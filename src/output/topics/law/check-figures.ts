import type { Check } from '#core/result/check.ts';
import { amount, dateText, exactPercentage, percentage, wholeNumber } from '#office/document/dutch-format.ts';

/** The named figures and days of a check, as its sentences write them. */

export const figure = (check: Check, name: string): number => {
  const value = check.figures[name];
  if (value === undefined) throw new Error(`check ${check.code} has no figure ${name}`);
  return value;
};

export const euro = (check: Check, name: string): string => amount(figure(check, name));
export const rate = (check: Check, name: string): string => percentage(figure(check, name), 2);
/** A rate of the law, in as many decimals as it has. */
export const lawRate = (check: Check, name: string, least = 2): string => exactPercentage(figure(check, name), least);
export const number = (check: Check, name: string): string => wholeNumber(figure(check, name));
/** Years and ages are written without a thousands sign. */
export const plain = (check: Check, name: string): string => String(figure(check, name));

export function dayText(check: Check, name: string): string {
  const [year = 0, month = 0, day = 0] = (check.texts[name] ?? '').split('-').map(Number);
  return dateText({ year, month, day });
}

/** "huidige" or "nieuwe": the scheme that a check is about. */
export const schemeName = (check: Check): string => (check.texts['scheme'] === 'current' ? 'huidige' : 'nieuwe');
