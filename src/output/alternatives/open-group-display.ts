import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import type { OpenGroupPath } from '#core/result/open-group-result.ts';
import type { SeriesLook } from '#output/alternatives/series-look.ts';

/** Dutch names and looks of the paths of the open group. */
export const openGroupDisplay: Readonly<Record<OpenGroupPath, { readonly name: string; readonly look: SeriesLook }>> = {
  unchanged: { name: 'Ongewijzigd', look: alternativeDisplay.unchanged.look },
  grandfathering: { name: 'Eerbiedigende werking', look: alternativeDisplay.profitNeutralFlat.look },
  flat: { name: 'Vlakke premie voor iedereen', look: alternativeDisplay.budgetNeutralFlat.look },
};
