import { dateText } from '#office/document/dutch-format.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { Exhibit, Section } from '#output/model/section.ts';
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

/** The days of the law and of the dossier, and what has to be done before them. */
export function milestonesSection(subject: ConclusionSubject, contractEnd: PlainDate | null): Section {
  const conclusion = milestonesConclusion(subject);
  const milestones = milestonesOf(subject, contractEnd);
  return {
    id: 'milestones',
    topic: 'Besluit en planning',
    conclusion,
    lead: 'Wie wat doet voor welke dag, en de dagen van dit dossier en uit de wet.',
    exhibits: [stepsExhibit(subject, contractEnd), daysExhibit(milestones, conclusion)],
    notes: [
      'Verleden en toekomst gelden vanaf de peildatum van het dossier, niet vanaf de dag waarop dit rapport is gemaakt. Wat uiterlijk op de peildatum zelf moest, is voorbij.',
      planNote(subject),
    ],
    source: {
      sheet: 'Verantwoording',
      sentence: 'Bron in de werkmap: blad Invoer (data van het dossier) en blad Verantwoording (data uit de wet).',
      article: null,
      method: manualPlaces.transitionPlan,
    },
  };
}

/** What is done, by whom and by when. */
export const stepsTable = (
  subject: ConclusionSubject,
  contractEnd: PlainDate | null,
): NonNullable<Exhibit['table']> => ({
  text: `Vervolgstappen met wie ze zet en tot wanneer. ${milestonesConclusion(subject)}.`,
  model: {
    columns: [
      { head: 'Stap', share: 62, align: 'left' },
      { head: 'Wie', share: 23, align: 'left' },
      { head: 'Uiterlijk', share: 15, align: 'left' },
    ],
    rows: nextSteps(subject, contractEnd).map(({ what, who, until }, index) => [`${index + 1}. ${what}`, who, until]),
    emphasised: [],
    barred: [],
  },
});

const stepsExhibit = (subject: ConclusionSubject, contractEnd: PlainDate | null): Exhibit => ({
  name: 'Vervolgstappen',
  chart: null,
  table: stepsTable(subject, contractEnd),
});

/** The days as a table; those of the dossier itself stand out. */
const daysExhibit = (milestones: readonly Milestone[], conclusion: string): Exhibit => ({
  name: 'Mijlpalen',
  chart: null,
  table: {
    text: `Dagen van het dossier en uit de wet, op volgorde. ${conclusion}.`,
    model: {
      columns: [
        { head: 'Dag', share: 15, align: 'left' },
        { head: 'Mijlpaal', share: 45, align: 'left' },
        { head: 'Bron', share: 25, align: 'left' },
        { head: 'Op de peildatum', share: 15, align: 'left' },
      ],
      rows: milestones.map(({ key, day, source, isPast }) => [
        dateText(day),
        milestoneNames[key],
        source,
        isPast ? 'voorbij' : '',
      ]),
      emphasised: milestones.flatMap(({ source }, row) => (source === 'Dossier' ? [row] : [])),
      barred: [],
    },
  },
});
