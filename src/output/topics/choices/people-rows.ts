import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { ChoicePeople } from '#core/result/choice.ts';
import { pensionWord, type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { inDutch, people, said, type Said, statedInDutch, statedParts } from '#output/language/wording.ts';
import { asking, type ChoiceRow, type FigureLine, type RowMaker, textLine } from '#output/topics/choices/choice-row.ts';
import { isCompensated } from '#output/topics/choices/cost-rows.ts';
import { losers, mostLosing, mostStillLosing } from '#output/topics/choices/losers-text.ts';
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
      return statedInDutch(most === null ? said('nobody') : said('inBrackets', most.who, most.change));
    }),
  ];
}

/** "20 van de 23 krijgen minder", "50–69 jaar − 7,5%", "na compensatie nog 18". */
export function effectParts(subject: ConclusionSubject, choice: ShownChoice): readonly Said[] {
  const { people: counts, alternative } = choice;
  // Where it is only expected, that stands above the table.
  const ofPension = (part: Said): Said => (isAveragePay(subject.input) ? part : said('ofPension', part));
  if (counts.less === 0)
    return counts.more === 0
      ? [said('nobodyNotices')]
      : [ofPension(losers(subject, 0)), said('someMore', people(counts.more))];
  const most = mostLosing(subject, choice);
  const after = counts.lessAfterCompensation;
  return [
    ofPension(losers(subject, counts.less)),
    most && said('beside', most.who, most.change),
    paysCompensation(alternative)
      ? after === 0
        ? said('afterCompensationNobody')
        : stillLosing(subject, choice, people(after))
      : null,
  ].filter((part) => part !== null);
}

/** "na compensatie nog 18 (50–69 jaar − 2,6%)" */
function stillLosing(subject: ConclusionSubject, choice: ShownChoice, count: Said): Said {
  const most = mostStillLosing(subject, choice);
  const still = said('afterCompensationStill', count);
  return most === null ? still : said('inBrackets', still, said('beside', most.who, most.change));
}

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

/** The question about everybody. */
export const whoNotices = said('whoNotices');

/** Whose pension becomes what: of everybody, or of each population apart. */
export function effectRows(subject: ConclusionSubject, row: RowMaker, reader: PeopleReader): readonly ChoiceRow[] {
  if (isFirstScheme(subject.input)) return [];
  const lines = peopleLines(subject, reader);
  const apart = populationRows(subject, reader === 'adviser' ? populationsOf(subject) : shownPopulations(subject));
  if (apart.length === 0) {
    const of = (choice: ShownChoice): string => statedParts(effectParts(subject, choice));
    return [asking('who', row(inDutch(whoNotices), 'Medewerkers', of, lines))];
  }
  return apart.map((population, place) => {
    const label = inDutch(population.label);
    const of = (choice: ShownChoice): string => statedParts(population.of(choice));
    return asking('who', row(label, 'Medewerkers', of, [...(place === 0 ? lines : []), textLine(label, of)]));
  });
}
