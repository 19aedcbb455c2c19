import { chosenOf } from '#core/result/headline.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type CohortGroup, cohortGroups, losesTogether } from '#output/topics/people/cohorts-conclusion.ts';
import { ownPremiumText, pensionWord, type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { type Headline, headlineText, outcomeHeadline } from '#output/topics/choices/headline-text.ts';
import { choiceTitle } from '#output/topics/choices/said-headline.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { guaranteeLapses } from '#output/topics/choices/headline-clauses.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isBarred } from '#output/language/shown-name.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';

/** The groups that lose, in words: "elke groep vanaf 50 jaar". */
function groupsNamed(lose: readonly boolean[], groups: readonly CohortGroup[]): string {
  const [first, last] = [lose.indexOf(true), lose.lastIndexOf(true)];
  const which = first === last ? 'de groep' : 'elke groep';
  if (lose.every(Boolean)) return groups.length === 1 ? 'de hele groep' : 'elke leeftijdsgroep';
  const isRun = lose.slice(first, last + 1).every(Boolean);
  if (isRun && last === lose.length - 1) return `${which} vanaf ${groups[first]!.fromAge} jaar`;
  if (isRun && first === 0) return `${which} tot ${groups[last]!.toAge + 1} jaar`;
  return 'een deel van de leeftijdsgroepen';
}

/**
 * "elke groep vanaf 50 jaar krijgt samen minder pensioen", and so before compensation where some is paid as premium: of a group and not
 * of everybody in it. Null where no group may be shown, and where none gets less while a guarantee lapses.
 */
function losingAges(subject: ConclusionSubject, { alternative }: ShownChoice): string | null {
  const groups = cohortGroups(subject);
  if (groups.length === 0 || isFirstScheme(subject.input)) return null;
  const lose = groups.map((group) => losesTogether(subject, group, alternative));
  const pension = `samen minder ${pensionWord(subject)}`;
  if (lose.includes(true)) {
    const isLifted = paysCompensation(alternative) && subject.input.compensation.form === 'pensionPremium';
    const when = isLifted ? ' vóór compensatie' : '';
    return `${groupsNamed(lose, groups)} krijgt${when} ${pension}`;
  }
  return isAveragePay(subject.input) ? null : `geen leeftijdsgroep krijgt ${pension}`;
}

/** A and B, of which none was chosen. */
const openTitle = (subject: ConclusionSubject, A: ShownChoice, B: ShownChoice): string =>
  `De keuze is ${A.alternative.key === 'keptScale' ? 'de staffel houden' : 'een progressieve premie voor wie nu deelneemt'} of ${ownPremiumText(subject, B)} vlak voor iedereen`;

/** The headline for others than the employer: without cost, and under it which groups of ages lose. */
export function employeesHeadline(subject: ConclusionSubject): Headline {
  const allowed = shownChoices(subject).filter(({ alternative }) => !isBarred(alternative));
  const chosen = chosenOf(subject.result)?.choice;
  const made = allowed.find(({ key }) => key === chosen);
  const [A, B] = (['A', 'B'] as const).map((letter) => allowed.find(({ key }) => key === letter));
  if (made === undefined && A !== undefined && B !== undefined)
    return headlineWith(openTitle(subject, A, B), guaranteeLapses(subject));
  const choice = made ?? B ?? A ?? allowed[0];
  // That nothing is allowed reveals no cost.
  if (choice === undefined) return headlineWith(outcomeHeadline(subject).title);
  const ages = choice.key === 'A' ? null : losingAges(subject, choice);
  const title = choiceTitle(subject, choice, { isMade: made !== undefined });
  return headlineWith(title, ages && capitalised(ages), guaranteeLapses(subject));
}

const headlineWith = (title: string, ...under: readonly (string | null)[]): Headline => ({
  title,
  sentence: under.filter((text) => text !== null).join('. ') || null,
});

/** What stands in front of a report, for whom it is made. */
export function frontHeadline(
  content: Pick<OutputContent, 'dossier' | 'result' | 'beside' | 'stamp' | 'edition'>,
): Headline {
  const subject = subjectOf(content);
  return content.edition === 'employees' ? employeesHeadline(subject) : headlineText(subject);
}
