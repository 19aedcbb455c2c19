import type { EnteredValue } from '#input/fields/dossier-file.ts';

/** The minimum offset of art. 18a Wet LB 1964 and the maximum pensionable salary of 2026, in every example, EUR a year. */
export const exampleOffset = 19_172;
export const exampleMaximumSalary = 137_800;

/** Standard values that are confirmed; those of returns and interest are left open on purpose. */
const confirmed = [
  'loon_en_prijzen',
  'scenarios',
  'levensverwachting',
  'loopbaan_en_uitstroom',
  'instroom',
  'kosten',
  'wettelijk',
  'doel',
];

/** What the examples have in common. */
export const sharedValues = {
  ...Object.fromEntries(
    confirmed.flatMap((name): [string, EnteredValue][] => [
      [`akkoord_${name}`, 'ja'],
      [`akkoord_${name}_door`, 'de directie en de adviseur (voorbeeld)'],
    ]),
  ),
  uitvoerder: 'Voorbeeldverzekeraar',
  adviseur: 'Voorbeeldadvies',
  transitiedatum: { year: 2028, month: 1, day: 1 },
  einddatum_contract: { year: 2027, month: 12, day: 31 },
  huidig_franchise: exampleOffset,
  huidig_max_salaris: exampleMaximumSalary,
  huidig_pensioenleeftijd: 68,
  huidig_einde_premie: 'pensioenleeftijd',
  nieuw_franchise: exampleOffset,
  nieuw_max_salaris: exampleMaximumSalary,
  nieuw_pensioenleeftijd: 68,
  nieuw_einde_premie: 'pensioenleeftijd',
  nieuw_partnerpensioen_dekking: 0.35,
} as const;
