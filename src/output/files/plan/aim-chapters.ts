import { bulletList, chapter, heading, paragraph, sectionBlocks, writtenBlocks } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { normBlocks } from '#output/files/document/norm-blocks.ts';
import { consentBlocks } from '#output/files/document/planning-blocks.ts';
import { planArticles } from '#output/files/plan/plan-articles.ts';
import { planItem } from '#output/files/plan/plan-item.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { consentArticle } from '#output/language/consent.ts';
import { flatInFront } from '#output/language/headline.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { milestonesConclusion } from '#output/topics/choices/milestones-conclusion.ts';
import { groupChangesSection } from '#output/topics/people/group-changes.ts';
import { profitRange } from '#output/topics/statutory/conclusion.ts';
import { changesNothing } from '#output/topics/statutory/published-effects.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';

const ownBasis =
  'De tabel staat op de aannames van het dossier (eigen basis), niet op de basis van de transitie-effecten.';

const noFacts = `Feiten per groep staan hier niet: met minder dan ${smallestGroup} deelnemers gaan zij over afzonderlijke personen.`;

/** Whether the premium that was chosen changes nothing for anybody. */
function isNothing(content: OutputContent): boolean {
  const told = shownEffects(content)?.told ?? null;
  return told !== null && changesNothing(told);
}

/** What becomes of the pensions of groups. */
function groupFacts(content: OutputContent, subject: ConclusionSubject): readonly Block[] {
  if (isNothing(content)) return [paragraph('Premie en verwacht pensioen blijven voor iedereen gelijk.')];
  const facts = sectionBlocks(groupChangesSection(subject, flatInFront(subject.result)), { isHeaded: false });
  return [...facts, paragraph(facts.length === 0 ? noFacts : ownBasis, 'note')];
}

/** Why the transition is balanced: the writer's, with the facts beside it. */
function balanceChapter(content: OutputContent, subject: ConclusionSubject): Chapter {
  return chapter(
    'Waarom de transitie evenwichtig is',
    [...planItem(content, 'evenwichtigheid'), ...groupFacts(content, subject)],
    planArticles.balance,
  );
}

/** What the measures of the law say of the premium that was chosen. */
function measuredSentences(content: OutputContent): readonly string[] {
  const sections = shownEffects(content);
  if (sections === null || sections.told === null || isNothing(content)) return [];
  const { effect, pension, told } = sections;
  const conclusions = new Set([effect.conclusion, ...(pension === null ? [] : [pension.conclusion])]);
  const range = profitRange(told);
  return [...[...conclusions].map((conclusion) => `${conclusion}.`), ...(range === null ? [] : [range])];
}

/** What the transition is for, and by what it is judged: what the premiums were solved for is a calculation, and no goal of anybody. */
const goalsChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter('Doelen, maatstaven en voorrangsregels', [
    heading('Doelstellingen van de transitie', planArticles.goals),
    ...planItem(content, 'doelen'),
    heading('Kwantitatieve maatstaven en aanvaardbare uitkomsten', planArticles.measures),
    paragraph('De maatstaven zijn het profijt en de pensioenverwachting per geboortejaar.'),
    ...bulletList(measuredSentences(content)),
    ...normBlocks(subject, { forOthers: true }),
    heading('Voorrangsregels', planArticles.priorities),
    ...planItem(content, 'voorrangsregels'),
  ]);

const route = ({ planned }: ConclusionSubject): string =>
  `De werkgever zendt de gewijzigde pensioenovereenkomst en dit plan aan ${planned?.provider === 'fund' ? 'het pensioenfonds dat' : 'de verzekeraar of premiepensioeninstelling die'} haar gaat uitvoeren, het plan binnen twee weken na de afronding ervan. De uitvoerder stelt het plan op zijn website beschikbaar.`;

/** Who agrees, and where the plan goes. */
const processChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter(
    'Overleg, instemming en route',
    [
      paragraph(`${milestonesConclusion(subject)}.`, 'conclusion'),
      ...consentBlocks(subject, { forOthers: true }),
      ...writtenBlocks(content, 'overleg'),
      heading('Route', planArticles.route[subject.planned?.provider ?? 'insurer']),
      paragraph(route(subject)),
    ],
    consentArticle(subject),
  );

/** The account of art. 150d lid 1 PW, and the items of art. 44 of the decree. */
export const aimChapters = (content: OutputContent, subject: ConclusionSubject): readonly Chapter[] => [
  balanceChapter(content, subject),
  goalsChapter(content, subject),
  processChapter(content, subject),
];
