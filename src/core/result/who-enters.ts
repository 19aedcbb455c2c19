import type { OpenGroupYear } from '#core/result/open-group-result.ts';

/**
 * Whether anybody enters within the first years (vervanging): without replacement nobody ever does, and never in the first
 * year, as who leaves is replaced at the start of the next one.
 */
export const somebodyEnters = (years: readonly OpenGroupYear[], count: number = years.length): boolean =>
  years.slice(0, count).some(({ entering }) => entering.current > 0 || entering.next > 0);
