import type { OutcomeTab } from '#api/outcome-tabs.ts';
import type { Section } from '#output/model/section.ts';

/** Where a section is; one that is drawn beside the table of choices is in none. */
const tabs: Readonly<Partial<Record<Section['id'], OutcomeTab>>> = {
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

export const tabOfSection = ({ id }: Pick<Section, 'id'>): OutcomeTab | null => tabs[id] ?? null;

export const sectionsOf = (tab: OutcomeTab, sections: readonly Section[]): readonly Section[] =>
  sections.filter((section) => tabOfSection(section) === tab);
