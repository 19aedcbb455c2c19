import type { Horizon } from '#core/dossier.ts';

/** The time over which cost is compared, for use within a sentence: "in de eerste 5 jaar". */
export function horizonPhrase(horizon: Horizon): string {
  if (horizon.kind === 'pensionDate') return 'tot de pensioendatum';
  return horizon.years === 1 ? 'in het eerste jaar' : `in de eerste ${horizon.years} jaar`;
}

/** The same as the head of a column or row: "5 jaar". */
export const horizonName = (years: number | null): string => (years === null ? 'Tot pensioendatum' : `${years} jaar`);
