import curve20231231 from '#core/curve/curve-2023-12-31.json' with { type: 'json' };
import type { OracleDossier } from '#test/oracle/dossier.ts';

export const datedCurve = curve20231231.name;

/** Yearly rate of a payment after so many months: between two whole years on the straight line through their rates. */
function rateOf(dossier: OracleDossier, months: number): number {
  if (dossier.disconteringscurve === 'vast') return dossier.risicovrije_rente;
  if (dossier.disconteringscurve !== datedCurve) throw new Error(`No curve ${dossier.disconteringscurve}`);
  const { rates } = curve20231231;
  const [first, last] = [rates[0]!, rates.at(-1)!];
  if (months <= 12) return first;
  if (months >= 12 * rates.length) return last;
  const whole = Math.floor(months / 12);
  const part = (months % 12) / 12;
  const [before, after] = [rates[whole - 1]!, rates[whole]!];
  return (1 - part) * before + part * after;
}

/** What EUR 1 after so many months is worth now (section 9: market value on one zero curve). */
export const marketValue = (dossier: OracleDossier, months: number): number =>
  (1 + rateOf(dossier, months)) ** (-months / 12);
