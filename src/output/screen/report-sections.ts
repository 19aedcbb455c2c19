import { afterCompensationSection } from '#output/exhibits/after-compensation.ts';
import { assumptionsSection } from '#output/exhibits/assumptions.ts';
import { changesSection } from '#output/exhibits/changes.ts';
import { checkSections } from '#output/exhibits/checks.ts';
import { cohortCostSection } from '#output/exhibits/cohort-cost.ts';
import { cohortPensionSection } from '#output/exhibits/cohort-pension.ts';
import { comparisonSection } from '#output/exhibits/comparison.ts';
import { compensationSection } from '#output/exhibits/compensation.ts';
import { compensationYearsSection } from '#output/exhibits/compensation-years.ts';
import { costBridgeSection } from '#output/exhibits/cost-bridge.ts';
import { costLinesSection } from '#output/exhibits/cost-lines.ts';
import { costYearsSection } from '#output/exhibits/cost-years.ts';
import { effectsSection } from '#output/exhibits/effects.ts';
import { frontierSection } from '#output/exhibits/frontier.ts';
import { milestonesSection } from '#output/exhibits/milestones.ts';
import { modelPersonsSection } from '#output/exhibits/model-persons.ts';
import type { Section } from '#output/exhibits/model/section.ts';
import { openGroupSection } from '#output/exhibits/open-group.ts';
import { openSensitivitySection } from '#output/exhibits/open-sensitivity.ts';
import { premiumByAgeSection } from '#output/exhibits/premium-by-age.ts';
import { schemesSection } from '#output/exhibits/schemes.ts';
import { sensitivitySection } from '#output/exhibits/sensitivity.ts';
import type { OutputContent } from '#output/output-content.ts';

/** What the report says, in the order of the page; a subject without content for this dossier is left out. */
export function reportSections({ dossier, result }: OutputContent): readonly Section[] {
  const subject = { input: dossier.input, result };
  const { failed, passed } = checkSections(subject);
  return [
    comparisonSection(subject),
    premiumByAgeSection(subject),
    costYearsSection(subject),
    costLinesSection(subject),
    openGroupSection(subject),
    costBridgeSection(subject),
    cohortCostSection(subject),
    cohortPensionSection(subject),
    changesSection(subject),
    modelPersonsSection(subject),
    effectsSection(subject),
    compensationSection(subject),
    compensationYearsSection(subject),
    afterCompensationSection(subject),
    frontierSection(subject),
    sensitivitySection(subject),
    openSensitivitySection(subject),
    schemesSection(subject),
    failed,
    passed,
    assumptionsSection(dossier),
    milestonesSection(subject, dossier.facts.contractEnd),
  ].filter((section) => section !== null);
}
