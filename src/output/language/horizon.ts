import type { Horizon } from '#core/dossier/goal.ts';
import type { NeutralFlat } from '#core/result/result.ts';

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
