import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { chapter, heading, paragraph, sectionBlocks } from '#output/model/blocks.ts';
import { normBlocks } from '#output/files/document/norm-blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { gainsSection } from '#output/topics/people/gains-section.ts';
import { checkSections } from '#output/topics/law/checks-section.ts';
import { compensationPlanSection } from '#output/topics/compensation/compensation-plan-section.ts';
import { flatCostSection } from '#output/topics/compensation/flat-cost-section.ts';
import { costBridgeSection } from '#output/topics/cost/cost-bridge-section.ts';
import { costYearsSection } from '#output/topics/cost/cost-years-section.ts';
import { reconciliationSection } from '#output/topics/invoice/reconciliation-section.ts';
import { milestonesSection } from '#output/topics/choices/milestones-section.ts';
import type { Section } from '#output/model/section.ts';
import { openGroupSection } from '#output/topics/open-group/open-group-section.ts';
import { sensitivitySection } from '#output/topics/sensitivity/sensitivity-section.ts';
import { accruedSentence, formerSentence } from '#output/topics/statutory/accrued-words.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

const blocksOf = (sections: readonly (Section | null)[]): readonly Block[] =>
  sections.flatMap((section) => sectionBlocks(section));

/** What it costs: the first years, thirty years with new employees, with compensation. */
export const costChapter = (subject: ConclusionSubject): Chapter =>
  chapter(
    'Kosten',
    blocksOf([
      costYearsSection(subject),
      costBridgeSection(subject),
      openGroupSection(subject),
      compensationPlanSection(subject),
      flatCostSection(subject),
      reconciliationSection(subject),
    ]),
  );

/** Who gains and who loses, before and after compensation, and what the law asks to show of it. */
export const participantsChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter('Deelnemers', [...blocksOf([gainsSection(subject)]), ...effectBlocks(content)]);

/** The effects of the law, and whom they leave as they are. */
export function effectBlocks(content: OutputContent): readonly Block[] {
  const sections = shownEffects(content);
  if (sections === null) return [];
  const sentences = [accruedSentence(content.dossier), formerSentence(content.dossier)];
  return [
    ...sectionBlocks(sections.effect),
    ...sentences.flatMap((sentence) => (sentence === null ? [] : [paragraph(sentence)])),
  ];
}

/** What is not in order or asks attention, and the days of the law. */
export const lawChapter = (subject: ConclusionSubject): Chapter =>
  chapter('Wet en planning', [
    ...blocksOf([checkSections(subject).failed]),
    ...normPart(subject),
    ...blocksOf([milestonesSection(subject)]),
  ]);

/** What was agreed that the outcome may come to. */
function normPart(subject: ConclusionSubject): readonly Block[] {
  const hasNorm = Object.values(subject.input.norms).some((norm) => norm !== null);
  if (!hasNorm && isFirstScheme(subject.input)) return [];
  return [heading('Normen voor de uitkomst'), ...normBlocks(subject)];
}

/** What moves the outcome most. */
export const sensitivityChapter = (subject: ConclusionSubject): Chapter =>
  chapter('Risico’s en gevoeligheid', blocksOf([sensitivitySection(subject)]));
