import { assumptionsSection } from '#output/exhibits/assumptions.ts';
import { checkSections } from '#output/exhibits/checks/checks.ts';
import { choicesSection } from '#output/exhibits/choices.ts';
import { cohortCostSection } from '#output/exhibits/cohort-cost.ts';
import { compensationPlanSection } from '#output/exhibits/compensation-plan.ts';
import { compensationSection } from '#output/exhibits/compensation.ts';
import { costBridgeSection } from '#output/exhibits/cost-bridge.ts';
import { costDifferencesSection } from '#output/exhibits/cost-differences.ts';
import { costLinesSection } from '#output/exhibits/cost-lines.ts';
import { costYearsSection } from '#output/exhibits/cost-years.ts';
import { deathSection } from '#output/exhibits/schemes/death.ts';
import { effectsSection } from '#output/exhibits/effects.ts';
import { frontierSection } from '#output/exhibits/frontier.ts';
import { gainsSection } from '#output/exhibits/gains.ts';
import { milestonesSection } from '#output/exhibits/milestones.ts';
import { modelPersonsSection } from '#output/exhibits/model-persons.ts';
import { reconciliationSection } from '#output/exhibits/invoice/reconciliation.ts';
import type { Section } from '#output/exhibits/model/section.ts';
import { onePageSection } from '#output/exhibits/one-page/one-page-section.ts';
import { openGroupSection } from '#output/exhibits/open-group.ts';
import { openSensitivitySection } from '#output/exhibits/open-sensitivity.ts';
import { pensionSplitSection } from '#output/exhibits/pension-split/pension-split.ts';
import { premiumByAgeSection } from '#output/exhibits/premium-by-age.ts';
import { schemesSection } from '#output/exhibits/schemes/schemes.ts';
import { sensitivitySection } from '#output/exhibits/sensitivity.ts';
import type { OutputContent } from '#output/output-content.ts';

/** What the report says, in the order of the page; a subject without content for this dossier is left out. */
export function reportSections(content: OutputContent): readonly Section[] {
  const { dossier, result } = content;
  const subject = { input: dossier.input, result };
  const { failed, passed } = checkSections(subject);
  const differences = costDifferencesSection(subject);
  const bridge = costBridgeSection(subject);
  return [
    onePageSection(content),
    choicesSection(subject),
    premiumByAgeSection(subject),
    differences,
    // From average pay the differences are told part by part already.
    bridge?.conclusion === differences?.conclusion ? null : bridge,
    openGroupSection(subject),
    costYearsSection(subject),
    costLinesSection(subject),
    cohortCostSection(subject),
    reconciliationSection(subject),
    gainsSection(subject),
    pensionSplitSection(subject),
    modelPersonsSection(subject),
    effectsSection(subject),
    compensationPlanSection(subject),
    compensationSection(subject),
    frontierSection(subject),
    sensitivitySection(subject),
    openSensitivitySection(subject),
    schemesSection(subject),
    deathSection(content),
    failed,
    passed,
    assumptionsSection(dossier),
    milestonesSection(subject, dossier.facts.contractEnd),
  ].filter((section) => section !== null);
}
