import { chosenOf } from '#core/result/headline.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { choiceOf, pensionWord, type ShownChoice } from '#output/topics/choices/choice-text.ts';
import { cohortGroups, pensionRatio } from '#output/topics/people/cohorts-conclusion.ts';
import { choiceTitle } from '#output/topics/choices/headline-text.ts';

/** "; wie ouder is dan 49 krijgt minder pensioen": which groups of ages lose; nothing where no group may be shown. */
function losingAges(subject: ConclusionSubject, { alternative }: ShownChoice): string {
  const groups = cohortGroups(subject);
  const lose = groups.map((group) => {
    const ratio = pensionRatio(subject, group, alternative);
    return ratio !== null && ratio < 1 && !nearlyEqual(ratio, 1);
  });
  const [first, last] = [lose.indexOf(true), lose.lastIndexOf(true)];
  const pension = `minder ${pensionWord(subject)}`;
  if (groups.length === 0) return '';
  if (first === -1) return `; geen leeftijdsgroep krijgt ${pension}`;
  if (lose.every(Boolean))
    return groups.length === 1 ? `; samen krijgt iedereen ${pension}` : `; elke leeftijdsgroep krijgt ${pension}`;
  const isRun = lose.slice(first, last + 1).every(Boolean);
  if (isRun && last === lose.length - 1) return `; wie ouder is dan ${groups[first]!.fromAge - 1} krijgt ${pension}`;
  if (isRun && first === 0) return `; wie jonger is dan ${groups[last]!.toAge + 1} krijgt ${pension}`;
  return `; ${lose.filter(Boolean).length} van de ${groups.length} leeftijdsgroepen krijgen ${pension}`;
}

/** The headline of the choice that was made for others than the employer: without cost, and of groups of ages. Without a full stop. */
export function employeesHeadline(subject: ConclusionSubject): string {
  const chosen = chosenOf(subject.result)?.choice;
  const choice = choiceOf(subject, chosen ?? 'B') ?? choiceOf(subject, 'A');
  if (choice === null) return 'De pensioenregeling verandert';
  return `${choiceTitle(subject, choice)}${choice.key === 'A' ? '' : losingAges(subject, choice)}`;
}
