import published from '#cases/law/published-values.json' with { type: 'json' };
import { type OracleDossier, type Row } from '#test/oracle/dossier.ts';

/** Full, or one of the two reduced franchises with their lower maxima. */
export type Level = 'full' | 'middle' | 'lowest';

interface Amounts {
  readonly minimumOffset: number;
  readonly middleReducedOffset?: number;
}

/** The amounts of the year of the valuation date; after the last known year those of that year. */
function amountsOf(dossier: OracleDossier): Amounts {
  const year = dossier.peildatum[0]!;
  const known = published.amounts.filter(({ day }) => Number(day.slice(0, 4)) <= year);
  const last = known.at(-1);
  if (last === undefined) throw new Error(`No amounts for ${year}`);
  return last;
}

/** The least franchise without a lower maximum, in the year of the valuation date. */
export const minimumFranchise = (dossier: OracleDossier): number => amountsOf(dossier).minimumOffset;

export function levelOf(dossier: OracleDossier): Level {
  const { minimumOffset, middleReducedOffset } = amountsOf(dossier);
  if (dossier.nieuw_franchise >= minimumOffset) return 'full';
  if (middleReducedOffset === undefined) throw new Error('No reduced offsets known');
  return dossier.nieuw_franchise >= middleReducedOffset ? 'middle' : 'lowest';
}

/** The highest flat premium, a fraction. */
export const flatMaximum = (dossier: OracleDossier): number => published.flatLimit[levelOf(dossier)] / 100;

/** The highest premium at an age (art. 38r or its column for a reduced franchise), a fraction. */
export function progressiveMaximum(dossier: OracleDossier, age: number): number {
  const { fromAge } = published.progressiveLimit;
  const column = published.progressiveLimit[levelOf(dossier)];
  let index = 0;
  for (const [row, from] of fromAge.entries()) if (from <= age) index = row;
  return column[index]! / 100;
}

/** The scale of those maxima, with all its classes: by 31 December someone can be 65 before a pension age of 65. */
export function progressiveMaxima(dossier: OracleDossier): Row[] {
  return published.progressiveLimit.fromAge.map((age): Row => [age, progressiveMaximum(dossier, age)]);
}

/** How much lower the limit of flat premium with compensation is for a reduced franchise: as the flat maximum is. */
export const compensationMaximum = (dossier: OracleDossier): number =>
  0.33 - (published.flatLimit.full / 100 - flatMaximum(dossier));

/**
 * Age in months at which the state pension of those who were born in a month starts: that of the first year in which it is reached, of the
 * last known year for who reaches it later.
 */
export function statePensionMonths(bornYear: number, bornMonth: number): number {
  let months = 0;
  for (const [year, age] of Object.entries(published.statePensionAges)) {
    months = 12 * age[0]! + age[1]!;
    const monthsSinceYearZero = 12 * bornYear + bornMonth - 1 + months;
    if (Math.floor(monthsSinceYearZero / 12) <= Number(year)) return months;
  }
  return months;
}

/** Last calendar year in which compensation has room as pension premium (till 31 December). */
export const lastCompensationYear = 2036;
