import { chapter, paragraph, sectionBlocks, writtenBlocks } from '#output/model/blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { planArticles } from '#output/files/plan/plan-articles.ts';
import { groupChangesSection } from '#output/topics/people/group-changes.ts';
import { flatInFront } from '#output/language/headline.ts';
import { consentArticle } from '#output/language/consent.ts';
import { milestonesSection } from '#output/topics/choices/milestones-section.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';

const ownBasis =
  'De feiten hieronder staan op de aannames van het dossier (eigen basis); de transitie-effecten van de wet staan in een eigen hoofdstuk.';

const noFacts = `Feiten per groep staan hier niet: met minder dan ${smallestGroup} deelnemers gaan zij over afzonderlijke personen.`;

/** Why the transition is balanced: the writer's, with the facts beside it. */
function balanceChapter(content: OutputContent, subject: ConclusionSubject): Chapter {
  const facts = sectionBlocks(groupChangesSection(subject, flatInFront(subject.result)));
  return chapter(
    'Verantwoording van de evenwichtigheid',
    [...writtenBlocks(content, 'evenwichtigheid'), paragraph(facts.length === 0 ? noFacts : ownBasis), ...facts],
    { article: planArticles.balance },
  );
}

/** Who agrees, and by when. */
const processChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter(
    'Proces, instemming en planning',
    [
      ...writtenBlocks(content, 'overleg'),
      ...sectionBlocks(milestonesSection(subject, { forOthers: true }), { isHeaded: false }),
    ],
    { article: consentArticle(subject) },
  );

export const accountChapters = (content: OutputContent, subject: ConclusionSubject): readonly Chapter[] => [
  balanceChapter(content, subject),
  processChapter(content, subject),
];
