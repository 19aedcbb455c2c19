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
  'statutory-pensions': 'medewerkers',
  'compensation-plan': 'compensatie',
  'flat-cost': 'compensatie',
  compensation: 'compensatie',
  checks: 'wet',
  milestones: 'wet',
  'passed-checks': 'wet',
  'statutory-effects': 'wet',
  answers: 'premies',
  'premium-by-age': 'premies',
  sensitivity: 'premies',
  schemes: 'premies',
  assumptions: 'uitgangspunten',
};

export const tabOfSection = ({ id }: Pick<Section, 'id'>): OutcomeTab | null => tabs[id] ?? null;

export const sectionsOf = (tab: OutcomeTab, sections: readonly Section[]): readonly Section[] =>
  sections.filter((section) => tabOfSection(section) === tab);
/** What a section has behind it, closed, where both are shown: what is in order asks no attention. */
const behind: Readonly<Partial<Record<Section['id'], Section['id']>>> = { checks: 'passed-checks' };

interface PlacedSection {
  readonly section: Section;
  readonly folded: Section | null;
}

/** The same as they are drawn: some within another. */
export function placedIn(tab: OutcomeTab, sections: readonly Section[]): readonly PlacedSection[] {
  const shown = sectionsOf(tab, sections);
  const foldedIn = ({ id }: Section): Section | null => shown.find((other) => other.id === behind[id]) ?? null;
  const folded = new Set(shown.map(foldedIn));
  return shown.filter((section) => !folded.has(section)).map((section) => ({ section, folded: foldedIn(section) }));
}
