import { flatSinceOf } from '#core/dossier/flat-since.ts';
import type { ChoicePeople } from '#core/result/choice.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { flatNowText } from '#output/language/flat-since.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { ownPremiumText, type ShownChoice } from '#output/language/choice-text.ts';
import { mostLosing } from '#output/topics/choices/losers-text.ts';
import { type Population, populationsOf } from '#output/topics/people/populations.ts';

/** A question about some of the participants, with its answer by a choice: the same for slide, document, screen and sheet. */
export interface PopulationRow {
  readonly label: string;
  readonly of: (choice: ShownChoice) => string;
}

/** "22,8% vlak", "12,8% tot 35,5%, naar leeftijd": the premium of a choice for those who take part now. */
const ownText = (subject: ConclusionSubject, choice: ShownChoice): string => {
  const premium = ownPremiumText(subject, choice);
  return choice.alternative.form === 'flat' ? `${premium} vlak` : `${premium}, naar leeftijd`;
};

/** What those pay who take part now: everybody the same, or each population its own. */
export function premiumsNow(subject: ConclusionSubject): readonly PopulationRow[] {
  const [withScale, withFlat] = populationsOf(subject);
  const since = flatSinceOf(subject.input);
  const own = (choice: ShownChoice): string => ownText(subject, choice);
  if (withScale === undefined || withFlat === undefined || since === null) return [{ label: 'Premie', of: own }];
  return [
    { label: `Premie wie nu ${withScale.has} heeft`, of: own },
    {
      label: `Premie wie nu ${withFlat.has} heeft`,
      of: (choice) => (choice.alternative.form === 'flat' ? own(choice) : flatNowText(since)),
    },
  ];
}

/** "28 minder, 1 gelijk, 11 meer" */
export const peopleText = ({ more, same, less }: ChoicePeople): string =>
  [`${wholeNumber(less)} minder`, same === 0 ? null : `${wholeNumber(same)} gelijk`, `${wholeNumber(more)} meer`]
    .filter((text) => text !== null)
    .join(', ');

/** For whom of each population the pension becomes what, and who of it loses most; nothing where they are not shown apart. */
export const populationRows = (
  subject: ConclusionSubject,
  populations: readonly Population[],
): readonly PopulationRow[] =>
  populations.map((population) => ({
    label: `Pensioen van de ${wholeNumber(population.count)} met ${population.has}`,
    of: (choice) => populationText(subject, choice, population),
  }));

function populationText(subject: ConclusionSubject, choice: ShownChoice, population: Population): string {
  const people = choice.populations![population.key];
  const after = people.lessAfterCompensation;
  const most = mostLosing(subject, choice, population);
  const parts = [
    peopleText(people),
    people.less > 0 && paysCompensation(choice.alternative)
      ? `na compensatie ${after === 0 ? 'niemand' : `nog ${wholeNumber(after)}`} minder`
      : null,
    people.less > 0 && most !== null ? `het meest ${most.who} (${most.change})` : null,
  ];
  return parts.filter((part) => part !== null).join('; ');
}
