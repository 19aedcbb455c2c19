import type { Horizon } from '#core/dossier.ts';
import type { HorizonRow, NeutralFlat } from '#core/result/result.ts';

/** The time over which cost is compared, for use within a sentence: "in de eerste 5 jaar". */
export function horizonPhrase(horizon: Horizon): string {
  if (horizon.kind === 'pensionDate') return 'tot de pensioendatum';
  return horizon.years === 1 ? 'in het eerste jaar' : `in de eerste ${horizon.years} jaar`;
}

/** What stands in the place of a flat premium that keeps cost equal where there is none, or none is followed so far. */
export function neutralFlatWords(flat: NeutralFlat | null): string {
  if (flat === null) return 'niet gevolgd';
  return flat.exact > 0 ? 'boven maximum' : '0% kost meer';
}

/** What the horizon does to the flat budget-neutral premium, as it is shown; follows on its name. */
export function horizonCourse(horizons: readonly HorizonRow[], shown: (premium: NeutralFlat) => string): string {
  const premiums = horizons
    .flatMap(({ closedGroup, openGroup }) => [closedGroup, openGroup])
    .filter((premium) => premium !== null);
  if (premiums.every(({ isReached }) => !isReached)) {
    if (premiums.every(({ exact }) => exact > 0)) return 'valt op geen enkele horizon binnen het maximum';
    return premiums.some(({ exact }) => exact > 0)
      ? 'is op geen enkele horizon haalbaar'
      : 'bestaat op geen enkele horizon: ook 0% kost meer dan nu';
  }
  return new Set(premiums.map(shown)).size === 1 ? 'is op elke horizon gelijk' : 'hangt af van de horizon';
}
