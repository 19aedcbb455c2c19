import { answersSection } from '#output/topics/choices/answers-section.ts';
import { assumptionsSection } from '#output/topics/basis/assumptions-section.ts';
import { checkSections } from '#output/topics/law/checks-section.ts';
import { compensationPlanSection } from '#output/topics/compensation/compensation-plan-section.ts';
import { compensationSection } from '#output/topics/compensation/compensation-section.ts';
import { approvalSentence } from '#output/topics/law/approval.ts';
import { flatCostSection } from '#output/topics/compensation/flat-cost-section.ts';
import { costBridgeSection } from '#output/topics/cost/cost-bridge-section.ts';
import { deathSection } from '#output/topics/schemes/death-section.ts';
import { gainsSection } from '#output/topics/people/gains-section.ts';
import { milestonesSection } from '#output/topics/choices/milestones-section.ts';
import { reconciliationSection } from '#output/topics/invoice/reconciliation-section.ts';
import type { Section } from '#output/model/section.ts';
import { tenYearsSection } from '#output/topics/cost/ten-years-section.ts';
import { openGroupSection } from '#output/topics/open-group/open-group-section.ts';
import { pensionSplitSection } from '#output/topics/people/pension-split-section.ts';
import { premiumByAgeSection } from '#output/topics/schemes/premium-by-age-section.ts';
import { schemesSection } from '#output/topics/schemes/schemes-section.ts';
import { sensitivitySection } from '#output/topics/sensitivity/sensitivity-section.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';

/** What the report says, in the order of the page; a subject without content for this dossier is left out. */
export function reportSections(content: OutputContent): readonly Section[] {
  const { dossier } = content;
  const subject = subjectOf(content);
  const { failed, passed } = checkSections(subject);
  const assumptions = assumptionsSection(dossier, 'all');
  const standing = approvalSentence(dossier) ?? 'Nog vast te stellen: de uitgangspunten (blad Dossier van de invoer).';
  return [
    answersSection(subject),
    premiumByAgeSection(subject),
    tenYearsSection(subject),
    openGroupSection(subject),
    costBridgeSection(subject),
    reconciliationSection(subject),
    gainsSection(subject),
    pensionSplitSection(subject),
    compensationPlanSection(subject),
    // Its chart lies behind the slider of a what-if.
    withoutChart(flatCostSection(subject)),
    compensationSection(subject),
    sensitivitySection(subject),
    schemesSection(subject),
    deathSection(content),
    failed,
    passed,
    assumptions && { ...assumptions, notes: [...assumptions.notes, standing] },
    milestonesSection(subject),
  ].filter((section) => section !== null);
}

/** A section with its tables alone. */
const withoutChart = (section: Section | null): Section | null =>
  section && { ...section, exhibits: section.exhibits.map((exhibit) => ({ ...exhibit, chart: null })) };
