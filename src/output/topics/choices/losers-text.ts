import type { AgeGroup } from '#core/result/shown-groups.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type Figure, inDutch, people, said, type Said, signedPercent, together } from '#output/language/wording.ts';
import { pensionWord, saidPension, type ShownChoice } from '#output/language/choice-text.ts';
import { cohortGains } from '#output/topics/people/cohort-gains.ts';
import { cohortExtremes } from '#output/topics/people/cohorts-conclusion.ts';
import { lowestOfPopulation, type Population, shownPopulations } from '#output/topics/people/populations.ts';

/** "16 van de 23 krijgen minder", "niemand krijgt minder". */
export function losers({ result }: ConclusionSubject, count: number): Said {
  const { participantCount: total } = result;
  if (count === 0) return said('nobodyLess');
  if (count === total && total < 3) return said(total === 1 ? 'onlyOneLess' : 'bothLess');
  if (count === total) return said('allLess', people(total));
  return said(count === 1 ? 'oneLess' : 'someLess', people(count), people(total));
}

/** The same of what: "16 van de 23 krijgen minder pensioen". */
export const saidLosers = (subject: ConclusionSubject, count: number): Said =>
  said('lessOf', losers(subject, count), saidPension(subject));

interface MostLosing {
  readonly who: Said;
  readonly change: Figure;
  /** Whether it is everybody that is spoken of. */
  readonly isEverybody: boolean;
}

/** Who loses most, by a part of the pension: a single group is everybody; null if none loses or none may be shown. */
export function mostLosing(
  subject: ConclusionSubject,
  { alternative }: ShownChoice,
  population?: Population,
): MostLosing | null {
  const lowest = population
    ? lowestOfPopulation(subject, population, alternative)
    : (cohortExtremes(subject, alternative)?.lowest ?? null);
  return lowest && lostBy(subject, lowest.group, lowest.ratio, population);
}

/** Who of all loses most after compensation as premium; null if none loses or none may be shown. */
export function mostStillLosing(subject: ConclusionSubject, { alternative }: ShownChoice): MostLosing | null {
  const [lowest = null] = cohortGains(subject, alternative)
    .filter(({ current }) => current > 0)
    .map((group) => ({ group, ratio: (group.without.pension + group.asPremium) / group.current }))
    .toSorted((one, other) => one.ratio - other.ratio);
  return lowest && lostBy(subject, lowest.group, lowest.ratio);
}

/** What a group loses whose pension becomes `ratio` of what it would be; null if nothing. */
function lostBy(
  { result }: ConclusionSubject,
  group: AgeGroup,
  ratio: number,
  population?: Population,
): MostLosing | null {
  if (ratio > 1 || nearlyEqual(ratio, 1)) return null;
  const isEverybody = group.count === (population?.count ?? result.participantCount);
  const everybody = said(population ? 'together' : 'allTogether');
  return {
    who: isEverybody ? everybody : said('ages', shortCohortName(group)),
    change: signedPercent(ratio - 1),
    isEverybody,
  };
}

/** Behind how many lose: ", het meest wie 55–59 jaar is (− 10,5%)". */
function withMost(some: Said, most: MostLosing | null): Said {
  if (most === null) return some;
  return said(most.isEverybody ? 'lessTogether' : 'mostOfAll', some, most.who, most.change);
}

/** Who loses, before compensation and, if some is paid as premium, after it. A sentence without its full stop. */
export function losersConclusion(subject: ConclusionSubject, choice: ShownChoice): Said {
  const { less, lessAfterCompensation } = choice.people;
  const start = saidLosers(subject, less);
  if (less === 0) return start;
  const apart = shownPopulations(subject);
  if (apart.length > 0) return capitalised(apartText(subject, choice, apart));
  const most = withMost(start, mostLosing(subject, choice));
  return paysCompensation(choice.alternative)
    ? said('semicolon', most, afterCompensation(lessAfterCompensation, less))
    : most;
}

/** Of each population apart, in Dutch alone: "28 van de 30 met de staffel krijgen minder pensioen, het meest wie 50–69 jaar is (− 14,5%); van de 10 met 22,0% vlak niemand". */
const apartText = (subject: ConclusionSubject, choice: ShownChoice, apart: readonly Population[]): string =>
  apart.map((population, index) => populationText(subject, choice, population, index > 0)).join('; ');

function populationText(
  subject: ConclusionSubject,
  choice: ShownChoice,
  population: Population,
  isSecond: boolean,
): string {
  const { key, count } = population;
  const has = inDutch(population.has);
  const { less, lessAfterCompensation } = choice.populations![key];
  const pension = `minder ${pensionWord(subject)}`;
  const others = `de ${wholeNumber(count)} met ${has}`;
  if (less === 0) return isSecond ? `van ${others} niemand` : `niemand van ${others} krijgt ${pension}`;
  const some = less === count ? `alle ${wholeNumber(count)} met ${has}` : `${wholeNumber(less)} van ${others}`;
  const after = paysCompensation(choice.alternative)
    ? `, ${inDutch(afterCompensation(lessAfterCompensation, less))}`
    : '';
  const start = `${some} ${less === 1 ? 'krijgt' : 'krijgen'} ${pension}`;
  return `${inDutch(withMost(start, mostLosing(subject, choice, population)))}${after}`;
}

/** Under a title that says how many lose by one premium for all: who most, and how many after compensation; null if nothing is to be added. */
export function losersDetail(subject: ConclusionSubject, choice: ShownChoice): Said | null {
  const { less, lessAfterCompensation: after } = choice.people;
  if (less === 0) return null;
  const apart = shownPopulations(subject);
  if (apart.length > 0) return `Bij vlak: ${apartText(subject, choice, apart)}`;
  const most = mostLosing(subject, choice);
  const parts = [
    most && said(most.isEverybody ? 'colon' : 'flatLosesMost', most.who, most.change),
    paysCompensation(choice.alternative) ? stillLosing(after) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : together(parts);
}

function stillLosing(count: number): Said {
  if (count === 0) return said('afterCompensationNobodyLosing');
  return count === 1 ? said('afterCompensationOneLosing') : said('afterCompensationSomeLosing', people(count));
}

function afterCompensation(after: number, before: number): Said {
  if (after === 0) return said('afterCompensationNobodyAnyMore');
  return after === before ? said('alsoAfterCompensation') : said('afterCompensationStill', people(after));
}
