import type { OracleDossier } from '#test/oracle/dossier.ts';
import { calendarYear, monthsToTransition } from '#test/oracle/life.ts';

/** A premium as one-off costs name it: by the letter of the choice whose costs it has, in older files by its form. */
export interface Named {
  readonly letter: string;
  readonly isFlat: boolean;
}

/** One percentage for everybody has the costs of B, a scale those of A. */
export const answerNamed = (isFlat: boolean): Named => ({ letter: isFlat ? 'B' : 'A', isFlat });

/** EUR that are paid once at the start of year k since the transition, beside a premium. */
export function oneOffOfYear(dossier: OracleDossier, { letter, isFlat }: Named, k: number): number {
  const year = calendarYear(dossier, monthsToTransition(dossier) + 12 * k);
  let paid = 0;
  for (const { jaar, bedrag, alternatief } of dossier.eenmalige_kosten ?? []) {
    const isOwn = ['alle', letter, isFlat ? 'vlak' : 'staffel'].includes(alternatief);
    if (jaar === year && isOwn) paid += bedrag;
  }
  return paid;
}

/** What of them lies within the horizon, discounted from the start of its year. */
export function oneOffCosts(dossier: OracleDossier, named: Named, years: number): number {
  let present = 0;
  for (let k = 0; k < Math.min(years, 30); k += 1) {
    present += oneOffOfYear(dossier, named, k) / (1 + dossier.disconteringsvoet) ** k;
  }
  return present;
}

/** The same where eenmalig_meetellen asks for them. */
export const countedOneOff = (dossier: OracleDossier, named: Named, years: number): number =>
  dossier.eenmalig_meetellen === 'ja' ? oneOffCosts(dossier, named, years) : 0;
