import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { ChoicePeople } from '#core/result/choice.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { pensionWord, type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { type ChoiceRow, type FigureLine, type RowMaker, textLine } from '#output/topics/choices/choice-row.ts';
import { isCompensated } from '#output/topics/choices/cost-rows.ts';
import { losersText, mostLosing, stillLost } from '#output/topics/choices/losers-text.ts';
import { populationRows } from '#output/topics/choices/population-rows.ts';
import { populationsOf, shownPopulations } from '#output/topics/people/populations.ts';

/** For whom figures of people are: an adviser has the participants, an employer sees no few of them. */
export type PeopleReader = 'adviser' | 'employer';

/** Whether nothing is said of how many gain or lose: nobody has a pension to compare with, or they are too few for an employer. */
export const hidesPeople = ({ input, result }: ConclusionSubject, reader: PeopleReader): boolean =>
  isFirstScheme(input) || (reader === 'employer' && result.participantCount < smallestGroup);

/** The group of ages that loses most; none where nobody loses, or no group may be shown. */
export function mostLosingRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  if (shownChoices(subject).every((choice) => mostLosing(subject, choice) === null)) return [];
  return [
    row('Wie het meest verliest', 'Medewerkers', (choice) => {
      const most = mostLosing(subject, choice);
      return most === null ? 'Niemand' : capitalised(`${most.who} (${most.change})`);
    }),
  ];
}

/** "20 van de 23 krijgen minder", "50–69 jaar − 7,5%", "na compensatie nog 18". */
export function effectParts(subject: ConclusionSubject, choice: ShownChoice): readonly string[] {
  const { people, alternative } = choice;
  if (people.less === 0)
    return [
      people.more === 0
        ? 'Niemand: het pensioen blijft vrijwel gelijk'
        : `Niemand krijgt minder${isAveragePay(subject.input) ? '' : ' pensioen'}, ${wholeNumber(people.more)} meer`,
    ];
  const most = mostLosing(subject, choice);
  return [
    // Where it is only expected, that stands above the table.
    losersText(subject, people.less, isAveragePay(subject.input) ? '' : 'pensioen'),
    most && `${most.who} ${most.change}`,
    paysCompensation(alternative)
      ? `na compensatie ${people.lessAfterCompensation === 0 ? 'niemand' : `nog ${wholeNumber(people.lessAfterCompensation)}${stillLost(subject, choice)}`}`
      : null,
  ].filter((part) => part !== null);
}

const effectText = (subject: ConclusionSubject, choice: ShownChoice): string =>
  capitalised(effectParts(subject, choice).join('; '));

/** For whom the pension becomes what, in figures; none where nobody has a pension to compare with, or they are too few for an employer. */
function peopleLines(subject: ConclusionSubject, reader: PeopleReader): readonly FigureLine[] {
  if (hidesPeople(subject, reader)) return [];
  const pension = pensionWord(subject);
  const line = (label: string, of: (people: ChoicePeople) => number): FigureLine => ({
    label,
    format: 'count',
    now: null,
    of: ({ people }) => of(people),
  });
  return [
    line(`Minder ${pension}`, ({ less }) => less),
    line(`Gelijk ${pension}`, ({ same }) => same),
    line(`Meer ${pension}`, ({ more }) => more),
    ...(isCompensated(subject) ? [line('Na compensatie nog minder', (people) => people.lessAfterCompensation)] : []),
  ];
}

/** Whose pension becomes what: of everybody, or of each population apart. */
export function effectRows(subject: ConclusionSubject, row: RowMaker, reader: PeopleReader): readonly ChoiceRow[] {
  if (isFirstScheme(subject.input)) return [];
  const lines = peopleLines(subject, reader);
  const apart = populationRows(subject, reader === 'adviser' ? populationsOf(subject) : shownPopulations(subject));
  if (apart.length === 0) return [row('Wie merkt het?', 'Medewerkers', (choice) => effectText(subject, choice), lines)];
  return apart.map(({ label, of }, place) =>
    row(label, 'Medewerkers', of, [...(place === 0 ? lines : []), textLine(label, of)]),
  );
}
