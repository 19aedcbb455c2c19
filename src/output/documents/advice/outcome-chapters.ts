import { headlineOf } from '#core/result/headline.ts';
import { chapter, heading, openField, sectionBlocks } from '#output/documents/model/blocks.ts';
import { normBlocks } from '#output/documents/model/norm-blocks.ts';
import type { Block, Chapter } from '#output/documents/model/document-draft.ts';
import { afterCompensationSection } from '#output/exhibits/after-compensation.ts';
import { changesSection } from '#output/exhibits/changes.ts';
import { checkSections } from '#output/exhibits/checks/checks.ts';
import { cohortCostSection } from '#output/exhibits/cohort-cost.ts';
import { cohortPensionSection } from '#output/exhibits/cohort-pension.ts';
import { compensationSection } from '#output/exhibits/compensation.ts';
import { compensationYearsSection } from '#output/exhibits/compensation-years.ts';
import { costBridgeSection } from '#output/exhibits/cost-bridge.ts';
import { costLinesSection } from '#output/exhibits/cost-lines.ts';
import { costYearsSection } from '#output/exhibits/cost-years.ts';
import { effectsSection } from '#output/exhibits/effects.ts';
import { frontierSection } from '#output/exhibits/frontier.ts';
import { reconciliationSection } from '#output/exhibits/invoice/reconciliation.ts';
import { milestonesSection } from '#output/exhibits/milestones.ts';
import { modelPersonsSection } from '#output/exhibits/model-persons.ts';
import { pensionSplitSection } from '#output/exhibits/pension-split/pension-split.ts';
import type { Section } from '#output/exhibits/model/section.ts';
import { openGroupSection } from '#output/exhibits/open-group.ts';
import { openSensitivitySection } from '#output/exhibits/open-sensitivity.ts';
import { sensitivitySection } from '#output/exhibits/sensitivity.ts';
import { statutorySections } from '#output/exhibits/statutory/statutory-sections.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';

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
      compensationSection(subject),
      compensationYearsSection(subject),
      reconciliationSection(subject),
    ]),
  );

const byLaw = ({ statutory, result }: OutputContent) =>
  statutory === null ? null : statutorySections(statutory, headlineOf(result)?.key ?? null);

/** Who gains and who loses, before and after compensation, and what the law asks to show of it. */
export const participantsChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter(
    'Deelnemers',
    blocksOf([
      changesSection(subject),
      cohortPensionSection(subject),
      afterCompensationSection(subject),
      byLaw(content)?.effect ?? null,
    ]),
  );

/** What is not in order or asks attention, and the days of the law. */
export const lawChapter = ({ dossier }: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter('Wet en planning', [
    ...blocksOf([checkSections(subject).failed]),
    ...normPart(subject),
    ...blocksOf([milestonesSection(subject, dossier.facts.contractEnd)]),
  ]);

/** What was agreed that the outcome may come to; where nothing was, a place to write it. */
function normPart(subject: ConclusionSubject): readonly Block[] {
  const hasNorm = Object.values(subject.input.norms).some((norm) => norm !== null);
  return [
    heading('Normen voor de uitkomst'),
    ...normBlocks(subject),
    ...(hasNorm
      ? []
      : [
          openField({
            id: 'normen',
            name: 'Normen voor de uitkomst',
            hint: 'Welke achteruitgang, welk aandeel deelnemers en welke extra kosten de werkgever aanvaardbaar vindt',
          }),
        ]),
  ];
}

/** What moves the outcome most. */
export const sensitivityChapter = (subject: ConclusionSubject): Chapter =>
  chapter('Risico’s en gevoeligheid', blocksOf([sensitivitySection(subject), openSensitivitySection(subject)]));

/** Figures behind the chapters, for who wants to look further. */
export const furtherFigures = (content: OutputContent, subject: ConclusionSubject): readonly Block[] =>
  blocksOf([
    costLinesSection(subject),
    cohortCostSection(subject),
    frontierSection(subject),
    pensionSplitSection(subject),
    modelPersonsSection(subject),
    effectsSection(subject),
    byLaw(content)?.pension ?? null,
  ]);
