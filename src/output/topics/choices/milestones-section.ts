import { said } from '#output/language/wording.ts';
import { longDateText, dateText } from '#office/document/dutch-format.ts';
import { consentTexts } from '#output/language/consent.ts';
import type { Section, ExhibitTable } from '#output/model/section.ts';
import {
  type Milestone,
  milestoneNames,
  milestonesConclusion,
  milestonesOf,
  planNote,
} from '#output/topics/choices/milestones-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { countedFrom, planningSteps } from '#output/topics/choices/planning.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection, exhibitOf } from '#output/model/sheet-section.ts';

/** From when days that were not agreed are counted back. */
export const countedNote = (subject: ConclusionSubject): string =>
  `Dagen die niet zijn afgesproken zijn teruggerekend vanaf ${longDateText(countedFrom(subject))}, of de laatste dag van de wet; voorbij: vóór de dag van deze berekening.`;

/** Who agrees, what has to be done by when, and the days of the law and of the dossier. */
export function milestonesSection(subject: ConclusionSubject): Section {
  const conclusion = milestonesConclusion(subject);
  return sheetSection({
    id: 'milestones',
    topic: said('topicMilestones'),
    conclusion,
    lead: consentTexts(subject),
    exhibits: [
      exhibitOf('Planning', conclusion, { table: planningTable(subject) }),
      exhibitOf('Andere dagen', conclusion, {
        table: [daysTable(milestonesOf(subject)), 'Andere dagen van het dossier en uit de wet, op volgorde'],
      }),
    ],
    notes: [countedNote(subject), planNote(subject)],
    sheet: 'Uitgangspunten',
    where: ' (deel Data uit de wet).',
    method: 'transitionPlan',
  });
}

/** What is done, by whom, by when and by which article. */
export const planningTable = (subject: ConclusionSubject): readonly [ExhibitTable, string] => [
  textTable(
    [
      ['Uiterlijk', 14],
      ['Stap', 42],
      ['Wie', 17],
      ['Artikel', 27],
    ],
    planningSteps(subject).map(({ until, what, who, source }) => [until, what, who, source]),
  ),
  'De stappen op volgorde, met de laatste dag, wie ze zet en het artikel',
];

/** The days as a table; those of the dossier itself stand out. */
const daysTable = (milestones: readonly Milestone[]): ExhibitTable =>
  textTable(
    [
      ['Dag', 20],
      ['Wat', 45],
      ['Bron', 35],
    ],
    milestones.map(({ key, day, source, isPast }) => [
      `${dateText(day)}${isPast ? ' (voorbij)' : ''}`,
      milestoneNames[key],
      source,
    ]),
    { emphasised: milestones.flatMap(({ source }, row) => (source === 'Dossier' ? [row] : [])) },
  );
