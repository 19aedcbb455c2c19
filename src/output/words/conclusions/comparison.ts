import { answersName } from '#output/words/answers-name.ts';
import { shownCompensation } from '#output/words/conclusions/compensation.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { besides, relativeDifference } from '#output/words/phrases.ts';
import { headlineConclusion } from '#output/words/conclusions/answer.ts';
import { amount } from '#office/document/dutch-format.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import type { AnswerAlternative, PremiumAlternative } from '#core/result/alternative.ts';
import type { Answer } from '#core/result/answer.ts';

/** Discounted compensation over the horizon, EUR; null where there is none, or the group is too small to show it. */
export const horizonCompensation = (subject: ConclusionSubject, { key }: PremiumAlternative): number | null =>
  shownCompensation(subject, key)?.horizonCost ?? null;

/** Cost over the horizon with compensation as far as it may be shown, EUR. */
export const fullCost = (subject: ConclusionSubject, alternative: PremiumAlternative): number =>
  alternative.cost + (horizonCompensation(subject, alternative) ?? 0);

/** "budgetneutraal vlak", "beide vlakke premies". */
const inSentence = (answers: readonly AnswerAlternative[]): string => {
  const name = answersName(answers.map(({ key }) => key));
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** The answers of which this is lowest, once shown in whole euros. */
function lowest(
  answers: readonly AnswerAlternative[],
  value: (answer: AnswerAlternative) => number,
): readonly AnswerAlternative[] {
  const shown = answers.map((answer) => Math.round(value(answer)));
  return answers.filter((_, index) => shown[index] === Math.min(...shown));
}

/** "evenveel als nu", "28,2% meer dan de ambitie"; null when there is no pension to compare with. */
function pensionBesideNow({ input, result }: ConclusionSubject, { pensionDifference }: Answer): string | null {
  const share = relativeDifference(pensionDifference, alternativeOf(result, 'unchanged').pension);
  const reference = input.reference === 'ambition' ? 'de ambitie' : 'nu';
  return share === null ? null : besides(share, reference);
}

/** What the only answer that the law allows costs and gives. */
function onlyConclusion(answer: AnswerAlternative, cost: string, pension: string | null): string {
  const gives = pension === null ? '' : `, met ${pension.replace(/ (als|dan) /, ' pensioen $1 ')}`;
  return `Alleen ${inSentence([answer])} is toegestaan: dat kost ${cost}${gives}`;
}

/** Which of the answers that the law allows costs least and which gives most pension. */
export function comparisonConclusion(subject: ConclusionSubject): string {
  const answers = answersOf(subject.result);
  const permitted = answers.filter(({ verdict }) => verdict.allowed === 'yes');
  const cheapest = lowest(permitted, (answer) => fullCost(subject, answer));
  const best = lowest(permitted, ({ pensionDifference }) => -pensionDifference);
  const [cheapestName, mostName] = [inSentence(cheapest), inSentence(best)];
  const [first] = cheapest;
  const [most] = best;
  if (first === undefined || most === undefined) return headlineConclusion(subject);
  const withCompensation = horizonCompensation(subject, first) === null ? '' : ' met compensatie';
  const total = `${amount(fullCost(subject, first))}${withCompensation}`;
  const compared = pensionBesideNow(subject, most);
  if (permitted.length === 1) return onlyConclusion(first, total, compared);
  const [cost, pension] = [`(${total})`, compared === null ? '' : ` (${compared})`];
  const from = `${permitted.length} ${permitted.length === answers.length ? '' : 'toegestane '}antwoorden`;
  if (cheapest.length === permitted.length && best.length === permitted.length) {
    return `De ${from} kosten evenveel ${cost} en geven evenveel pensioen${pension}`;
  }
  const lowestCost = `Van de ${from} ${cheapest.length === 1 ? 'kost' : 'kosten'} ${cheapestName} het minst ${cost}`;
  const gives = best.length === 1 ? 'geeft' : 'geven';
  return cheapestName === mostName
    ? `${lowestCost} en ${gives} ook het meeste pensioen${pension}`
    : `${lowestCost} en ${gives} ${mostName} het meeste pensioen${pension}`;
}
