import type { EntryTerms } from '#core/result/open-group-result.ts';

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
