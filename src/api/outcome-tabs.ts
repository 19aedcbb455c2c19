/** The parts of the page below the answer, in their order. Their names stand in the address. */
export const outcomeTabs = [
  'kosten',
  'medewerkers',
  'compensatie',
  'wet',
  'premies',
  'uitgangspunten',
  'varianten',
  'documenten',
] as const;
export type OutcomeTab = (typeof outcomeTabs)[number];
