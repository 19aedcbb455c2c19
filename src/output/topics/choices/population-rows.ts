import { flatSinceOf } from '#core/dossier/flat-since.ts';
import type { ChoicePeople } from '#core/result/choice.ts';
import { flatNow } from '#output/language/flat-since.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import { saidPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { ShownChoice } from '#output/language/choice-text.ts';
import { people, said, type Said } from '#output/language/wording.ts';
import { mostLosing } from '#output/topics/choices/losers-text.ts';
import { type Population, populationsOf } from '#output/topics/people/populations.ts';

/** A question about some of the participants, with the parts of its answer by a choice: the same for slide, document, screen and sheet. */
export interface PopulationRow {
  readonly label: Said;
  readonly of: (choice: ShownChoice) => readonly Said[];
}

/** "22,8% vlak", "12,8% tot 35,5%, naar leeftijd": the premium of a choice for those who take part now. */
const ownPremium = (subject: ConclusionSubject, { alternative }: ShownChoice): Said =>
  said(alternative.form === 'flat' ? 'flat' : 'byAge', saidPremium(subject, alternative));

/** What those pay who take part now: everybody the same, or each population its own. */
export function premiumsNow(subject: ConclusionSubject): readonly PopulationRow[] {
  const [withScale, withFlat] = populationsOf(subject);
  const since = flatSinceOf(subject.input);
  const own = (choice: ShownChoice): readonly Said[] => [ownPremium(subject, choice)];
  if (withScale === undefined || withFlat === undefined || since === null) return [{ label: said('premium'), of: own }];
  return [
    { label: said('premiumOfThose', withScale.has), of: own },
    {
      label: said('premiumOfThose', withFlat.has),
      of: (choice) => (choice.alternative.form === 'flat' ? own(choice) : [flatNow(since)]),
    },
  ];
}

/** "28 minder, 1 gelijk, 11 meer" */
const changesOf = ({ more, same, less }: ChoicePeople): Said =>
  same === 0
    ? said('lessMore', people(less), people(more))
    : said('lessSameMore', people(less), people(same), people(more));

/** For whom of each population the pension becomes what, and who of it loses most; nothing where they are not shown apart. */
export const populationRows = (
  subject: ConclusionSubject,
  populations: readonly Population[],
): readonly PopulationRow[] =>
  populations.map((population) => ({
    label: said('pensionOfThose', people(population.count), population.has),
    of: (choice) => populationParts(subject, choice, population),
  }));

function populationParts(subject: ConclusionSubject, choice: ShownChoice, population: Population): readonly Said[] {
  const counts = choice.populations![population.key];
  if (counts.less === 0) return [changesOf(counts)];
  const after = counts.lessAfterCompensation;
  const most = mostLosing(subject, choice, population);
  return [
    changesOf(counts),
    paysCompensation(choice.alternative)
      ? after === 0
        ? said('afterCompensationNobodyLess')
        : said('afterCompensationStillLess', people(after))
      : null,
    most && said('inBrackets', said('most', most.who), most.change),
  ].filter((part) => part !== null);
}
