import type { Crossing, EntryTerms } from '#core/result/open-group-result.ts';

/** From what an entry age or salary follows, in the words of the oracle. */
export const ageSources = { given: 'ingevuld', hires: 'afgeleid', standard: 'standaard' } as const satisfies Record<
  EntryTerms['ageSource'],
  string
>;
export const salarySources = {
  given: 'ingevuld',
  hires: 'afgeleid',
  everybody: 'gemiddelde van het bestand',
} as const satisfies Record<EntryTerms['salarySource'], string>;

/** When keeping the scale becomes dearer, in the words of the oracle. */
export const crossingWords = (crossing: Crossing | null): number | string | null =>
  crossing === null
    ? null
    : crossing.kind === 'year'
      ? crossing.year
      : { nearlyEqual: 'vrijwel gelijk', never: 'niet binnen 30 jaar' }[crossing.kind];
