import { dateText } from '#office/document/dutch-format.ts';
import type { Section, ExhibitTable } from '#output/model/section.ts';
import {
  type Milestone,
  milestoneNames,
  milestonesConclusion,
  milestonesOf,
  planNote,
} from '#output/topics/choices/milestones-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { nextSteps } from '#output/topics/choices/next-steps.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection, exhibitOf } from '#output/model/sheet-section.ts';

/** The days of the law and of the dossier, and what has to be done before them. */
export function milestonesSection(subject: ConclusionSubject, contractEnd: PlainDate | null): Section {
  const conclusion = milestonesConclusion(subject);
  const milestones = milestonesOf(subject, contractEnd);
  return sheetSection({
    id: 'milestones',
    topic: 'Besluit en planning',
    conclusion,
    lead: ['Wie wat doet voor welke dag, en de dagen van dit dossier en uit de wet.'],
    exhibits: [
      exhibitOf('Vervolgstappen', conclusion, { table: stepsTable(subject, contractEnd) }),
      exhibitOf('Mijlpalen', conclusion, {
        table: [daysTable(milestones), 'Dagen van het dossier en uit de wet, op volgorde'],
      }),
    ],
    notes: [
      'Verleden en toekomst gelden vanaf de peildatum van het dossier, niet vanaf de dag waarop dit rapport is gemaakt. Wat uiterlijk op de peildatum zelf moest, is voorbij.',
      planNote(subject),
    ],
    sheet: 'Verantwoording',
    places: 'blad Invoer (data van het dossier) en blad Verantwoording (data uit de wet).',
    method: 'transitionPlan',
  });
}

/** What is done, by whom and by when. */
export const stepsTable = (
  subject: ConclusionSubject,
  contractEnd: PlainDate | null,
): readonly [ExhibitTable, string] => [
  textTable(
    [
      ['Stap', 62],
      ['Wie', 23],
      ['Uiterlijk', 15],
    ],
    nextSteps(subject, contractEnd).map(({ what, who, until }, index) => [`${index + 1}. ${what}`, who, until]),
  ),
  'Vervolgstappen met wie ze zet en tot wanneer',
];

/** The days as a table; those of the dossier itself stand out. */
const daysTable = (milestones: readonly Milestone[]): ExhibitTable =>
  textTable(
    [
      ['Dag', 15],
      ['Mijlpaal', 45],
      ['Bron', 25],
      ['Op de peildatum', 15],
    ],
    milestones.map(({ key, day, source, isPast }) => [
      dateText(day),
      milestoneNames[key],
      source,
      isPast ? 'voorbij' : '',
    ]),
    { emphasised: milestones.flatMap(({ source }, row) => (source === 'Dossier' ? [row] : [])) },
  );
