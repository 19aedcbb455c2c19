import type { AlternativeKey } from '#core/result.ts';

/** Dutch names of the alternatives: `long` for titles and legends, `short` for narrow places. */
export const alternativeNames: Readonly<Record<AlternativeKey, { readonly long: string; readonly short: string }>> = {
  unchanged: { long: 'Ongewijzigd', short: 'Ongewijzigd' },
  budgetNeutralFlat: { long: 'Budgetneutraal, vlakke premie', short: 'Budgetneutraal vlak' },
  budgetNeutralProgressive: { long: 'Budgetneutraal, progressieve staffel', short: 'Budgetneutraal progressief' },
  profitNeutralFlat: { long: 'Profijtneutraal, vlakke premie', short: 'Profijtneutraal vlak' },
  profitNeutralProgressive: { long: 'Profijtneutraal, progressieve staffel', short: 'Profijtneutraal progressief' },
};
