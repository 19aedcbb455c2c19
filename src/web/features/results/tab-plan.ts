import type { Section } from '#output/model/section.ts';

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

/** Where a section is; one that is drawn beside the table of choices is in none. */
const tabOf: Readonly<Partial<Record<Section['id'], OutcomeTab>>> = {
  'open-group': 'kosten',
  'cost-bridge': 'kosten',
  reconciliation: 'kosten',
  gains: 'medewerkers',
  'pension-split': 'medewerkers',
  death: 'medewerkers',
  'compensation-plan': 'compensatie',
  'flat-cost': 'compensatie',
  compensation: 'compensatie',
  checks: 'wet',
  milestones: 'wet',
  'statutory-effects': 'wet',
  'statutory-pensions': 'wet',
  'passed-checks': 'wet',
  'premium-by-age': 'premies',
  sensitivity: 'premies',
  schemes: 'premies',
  assumptions: 'uitgangspunten',
};

export const sectionsOf = (tab: OutcomeTab, sections: readonly Section[]): readonly Section[] =>
  sections.filter(({ id }) => tabOf[id] === tab);
