/** The minimum offset of art. 18a Wet LB 1964 and the maximum pensionable salary of 2026, in every example, EUR a year. */
export const exampleOffset = 19_172;
export const exampleMaximumSalary = 137_800;

/** What the examples have in common. */
export const sharedValues = {
  uitgangspunten_vastgesteld_door: 'de directie en de adviseur (voorbeeld)',
  uitvoerder: 'Voorbeeldverzekeraar',
  adviseur: 'Voorbeeldadvies',
  transitiedatum: { year: 2028, month: 1, day: 1 },
  einddatum_contract: { year: 2027, month: 12, day: 31 },
  huidig_franchise: exampleOffset,
  huidig_max_salaris: exampleMaximumSalary,
  huidig_pensioenleeftijd: 68,
  nieuw_partnerpensioen_dekking: 0.35,
} as const;
