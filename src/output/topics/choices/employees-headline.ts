import { chosenOf } from '#core/result/headline.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { cohortGroups, losesTogether } from '#output/topics/people/cohorts-conclusion.ts';
import { ownPremiumText, pensionWord, type ShownChoice, shownChoices } from '#output/topics/choices/choice-text.ts';
import { choiceTitle, type Headline, headlineText, outcomeHeadline } from '#output/topics/choices/headline-text.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isBarred } from '#output/language/shown-name.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';

/** "; wie ouder is dan 49 krijgt minder pensioen": which groups of ages lose; nothing where no group may be shown. */
function losingAges(subject: ConclusionSubject, { alternative }: ShownChoice): string {
  const groups = cohortGroups(subject);
  const lose = groups.map((group) => losesTogether(subject, group, alternative));
  const [first, last] = [lose.indexOf(true), lose.lastIndexOf(true)];
  const pension = `minder ${pensionWord(subject)}`;
  if (groups.length === 0 || isFirstScheme(subject.input)) return '';
  if (first === -1) return `; geen leeftijdsgroep krijgt ${pension}`;
  if (lose.every(Boolean))
    return groups.length === 1 ? `; samen krijgt iedereen ${pension}` : `; elke leeftijdsgroep krijgt ${pension}`;
  const isRun = lose.slice(first, last + 1).every(Boolean);
  if (isRun && last === lose.length - 1) return `; wie ouder is dan ${groups[first]!.fromAge - 1} krijgt ${pension}`;
  if (isRun && first === 0) return `; wie jonger is dan ${groups[last]!.toAge + 1} krijgt ${pension}`;
  return `; ${lose.filter(Boolean).length} van de ${groups.length} leeftijdsgroepen krijgen ${pension}`;
}

/** A and B, of which none was chosen. */
const openTitle = (subject: ConclusionSubject, A: ShownChoice, B: ShownChoice): string =>
  `De keuze is ${A.alternative.key === 'keptScale' ? 'de staffel houden' : 'een progressieve premie voor wie nu deelneemt'} of ${ownPremiumText(subject, B)} vlak voor iedereen`;

/** The headline for others than the employer: without cost, and of groups of ages. Without a full stop. */
export function employeesHeadline(subject: ConclusionSubject): string {
  const allowed = shownChoices(subject).filter(({ alternative }) => !isBarred(alternative));
  const chosen = chosenOf(subject.result)?.choice;
  const made = allowed.find(({ key }) => key === chosen);
  const [A, B] = (['A', 'B'] as const).map((letter) => allowed.find(({ key }) => key === letter));
  if (made === undefined && A !== undefined && B !== undefined) return openTitle(subject, A, B);
  const choice = made ?? B ?? A ?? allowed[0];
  // That nothing is allowed tells no cost.
  if (choice === undefined) return outcomeHeadline(subject).title;
  return `${choiceTitle(subject, choice)}${choice.key === 'A' ? '' : losingAges(subject, choice)}`;
}

/** What stands in front of a report, for whom it is made. */
export function frontHeadline(
  content: Pick<OutputContent, 'dossier' | 'result' | 'beside' | 'stamp' | 'edition'>,
): Headline {
  const subject = subjectOf(content);
  return content.edition === 'employees'
    ? { title: employeesHeadline(subject), sentence: null }
    : headlineText(subject);
}
