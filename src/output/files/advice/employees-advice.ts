import { headlineOf } from '#core/result/headline.ts';
import { adviceChapter } from '#output/files/advice/advice-chapters.ts';
import { effectBlocks } from '#output/files/advice/outcome-chapters.ts';
import {
  alternativesChapter,
  deathChapter,
  onePageChapter,
  questionChapter,
  schemeChapter,
} from '#output/files/advice/question-chapters.ts';
import { assumptionsAnnex } from '#output/files/document/annexes.ts';
import { employeesFrame } from '#output/files/document/document-frame.ts';
import { normBlocks } from '#output/files/document/norm-blocks.ts';
import { chapter, filledChapters, heading, sectionBlocks } from '#output/model/blocks.ts';
import type { Chapter, DocumentDraft } from '#output/model/document-draft.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { financingSection } from '#output/topics/compensation/financing.ts';
import { milestonesSection } from '#output/topics/choices/milestones-section.ts';
import { groupChangesSection } from '#output/topics/people/group-changes.ts';

/** Groups of ages alone, and what the law asks to show. */
const participantsChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter('Deelnemers', [
    ...sectionBlocks(groupChangesSection(subject, headlineOf(subject.result))),
    ...effectBlocks(content),
  ]);

/** What was agreed that the outcome may come to, and the days of the law. Checks count people, and stand in the other edition. */
const lawChapter = (subject: ConclusionSubject): Chapter =>
  chapter('Wet en planning', [
    heading('Normen voor de uitkomst'),
    ...normBlocks(subject, { forOthers: true }),
    ...sectionBlocks(milestonesSection(subject, { forOthers: true })),
  ]);

/** The advice report for others than the employer: without what he pays, and without the log of decisions, which has it. */
export function employeesAdviceDraft(content: OutputContent): DocumentDraft {
  const subject = subjectOf(content);
  return {
    ...employeesFrame(content, 'Adviesrapport nieuwe pensioenregeling'),
    chapters: filledChapters([
      onePageChapter(content, subject),
      questionChapter(content, subject),
      schemeChapter(content, subject),
      deathChapter(content),
      alternativesChapter(content, subject),
      chapter('Compensatie', sectionBlocks(financingSection(subject))),
      participantsChapter(content, subject),
      lawChapter(subject),
      adviceChapter(content),
      assumptionsAnnex(content, 'chosen'),
    ]),
  };
}
