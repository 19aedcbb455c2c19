import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { headlineOf } from '#core/result/headline.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { saidCostBesideNow } from '#output/language/cost-words.ts';
import { saidFirstTwelveMonths } from '#output/language/first-year.ts';
import { money } from '#output/language/money.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { euros, type Figure, inDutch, said, type Said, statedInDutch } from '#output/language/wording.ts';

/** What the sentence under a headline is made of: clauses without their full stop. */

/** What it costs in 30 years: "19% meer dan nu"; `inWords`: without "dan nu" where it has no room. */
export const cost30 = ({ result }: ConclusionSubject, { difference }: ShownChoice, inWords = saidCostBesideNow): Said =>
  inWords(difference.thirtyYears, result.now.cost.thirtyYears);

/** Those of these that there are. */
export const clausesOf = (...clauses: readonly (Said | null)[]): readonly Said[] =>
  clauses.filter((clause) => clause !== null);

/** From average pay, whatever is chosen; null from a premium scheme. */
export const saidLapses = ({ input }: ConclusionSubject): Said | null =>
  isAveragePay(input) ? said('guaranteeLapses') : null;

/** The same in Dutch. */
export function guaranteeLapses(subject: ConclusionSubject): string | null {
  const lapses = saidLapses(subject);
  return lapses && inDutch(lapses);
}

/** "van € 32.556 naar € 46.504": the own contribution in the first year; null where it stays. */
function contributionChange({ result }: ConclusionSubject, choice: ShownChoice): readonly [Figure, Figure] | null {
  const now = result.now.ownContribution;
  const then = choice.ownContribution;
  return money(now) === money(then) || nearlyEqual(then, now) ? null : [euros(now), euros(then)];
}

/** The same as a sentence: who reads what the employer pays must know what the others pay. */
export function contributionClause(subject: ConclusionSubject, choice: ShownChoice): Said | null {
  const change = contributionChange(subject, choice);
  return change && said('inTimeContributionGoes', saidFirstTwelveMonths(subject.result), ...change);
}

/** What the choice in front does to the own contribution, a full sentence; null if nobody pays any. */
export function contributionStands(subject: ConclusionSubject): string | null {
  const front = shownChoices(subject).find(({ alternative }) => alternative.key === headlineOf(subject.result)?.key);
  if (front === undefined || Math.round(front.ownContribution + subject.result.now.ownContribution) === 0) return null;
  const clause = contributionClause(subject, front);
  return clause === null ? 'De eigen bijdrage blijft gelijk.' : `${statedInDutch(clause)}.`;
}

/** "In 2028 kost het € 12.000 meer dan nu; de eigen bijdrage gaat van € 32.556 naar € 46.504". */
export function firstYear(subject: ConclusionSubject, choice: ShownChoice): Said {
  const { result } = subject;
  const cost = saidCostBesideNow(choice.difference.firstYear, result.now.cost.firstYear);
  const change = contributionChange(subject, choice);
  const costs = said('inTimeItCosts', saidFirstTwelveMonths(result), cost);
  return change === null ? costs : said('semicolon', costs, said('contributionGoes', ...change));
}
