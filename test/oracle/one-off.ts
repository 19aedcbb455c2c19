import type { OracleDossier } from '#test/oracle/dossier.ts';
import { calendarYear, monthsToTransition } from '#test/oracle/life.ts';

/** EUR that are paid once at the start of year k since the transition, beside a flat premium or a scale. */
export function oneOffOfYear(dossier: OracleDossier, isFlat: boolean, k: number): number {
  const year = calendarYear(dossier, monthsToTransition(dossier) + 12 * k);
  let paid = 0;
  for (const { jaar, bedrag, alternatief } of dossier.eenmalige_kosten ?? []) {
    const isOwn = alternatief === 'alle' || alternatief === (isFlat ? 'vlak' : 'staffel');
    if (jaar === year && isOwn) paid += bedrag;
  }
  return paid;
}

/** What of them lies within the horizon, discounted from the start of its year. */
export function oneOffCosts(dossier: OracleDossier, isFlat: boolean, years: number): number {
  let present = 0;
  for (let k = 0; k < Math.min(years, 30); k += 1) {
    present += oneOffOfYear(dossier, isFlat, k) / (1 + dossier.disconteringsvoet) ** k;
  }
  return present;
}

/** The same where eenmalig_meetellen asks for them. */
export const countedOneOff = (dossier: OracleDossier, isFlat: boolean, years: number): number =>
  dossier.eenmalig_meetellen === 'ja' ? oneOffCosts(dossier, isFlat, years) : 0;
