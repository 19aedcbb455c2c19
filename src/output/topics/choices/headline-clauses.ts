import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { costWords } from '#output/language/cost-words.ts';
import { money } from '#output/language/money.ts';
import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { headlineOf } from '#core/result/headline.ts';

/** What the sentence under a headline is made of: clauses without their full stop. */

/** What it costs in 30 years: "19% meer dan nu"; `inWords`: without "dan nu" where it has no room. */
export const cost30 = ({ result }: ConclusionSubject, { difference }: ShownChoice, inWords = costWords): string =>
  inWords(difference.thirtyYears, result.now.cost.thirtyYears);

/** Those of these that there are. */
export const sentences = (...texts: readonly (string | null)[]): string =>
  texts.filter((text) => text !== null).join('. ');

/** From average pay, whatever is chosen; null from a premium scheme. */
export const guaranteeLapses = ({ input }: ConclusionSubject): string | null =>
  isAveragePay(input) ? 'De garantie vervalt voor wat nog wordt opgebouwd' : null;

/** "van € 32.556 naar € 46.504": the own contribution in the first year; null where it stays. */
function contributionChange({ result }: ConclusionSubject, choice: ShownChoice): string | null {
  const now = result.now.ownContribution;
  const [from, to] = [money(now), money(choice.ownContribution)];
  return from === to || nearlyEqual(choice.ownContribution, now) ? null : `van ${from} naar ${to}`;
}

/** The same as a sentence: who reads what the employer pays must know what the others pay. */
export function contributionSentence(subject: ConclusionSubject, choice: ShownChoice): string | null {
  const change = contributionChange(subject, choice);
  return change && `${capitalised(inFirstTwelveMonths(subject.result))} gaat de eigen bijdrage ${change}`;
}

/** What the choice in front does to the own contribution, a full sentence; null if nobody pays any. */
export function contributionStands(subject: ConclusionSubject): string | null {
  const front = shownChoices(subject).find(({ alternative }) => alternative.key === headlineOf(subject.result)?.key);
  if (front === undefined || Math.round(front.ownContribution + subject.result.now.ownContribution) === 0) return null;
  return `${contributionSentence(subject, front) ?? 'De eigen bijdrage blijft gelijk'}.`;
}

/** "In 2028 kost het € 12.000 meer dan nu; de eigen bijdrage gaat van € 32.556 naar € 46.504". */
export function firstYear(subject: ConclusionSubject, choice: ShownChoice): string {
  const { result } = subject;
  const cost = costWords(choice.difference.firstYear, result.now.cost.firstYear);
  const change = contributionChange(subject, choice);
  return `${capitalised(inFirstTwelveMonths(result))} kost het ${cost}${change === null ? '' : `; de eigen bijdrage gaat ${change}`}`;
}
