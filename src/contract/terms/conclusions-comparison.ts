import { answerKeys, type AnswerKey, type VariantKey } from '#core/result.ts';
import { answersName } from '#contract/terms/answers-name.ts';
import { extremes, cohortGroups, type Rated } from '#contract/terms/conclusions-cohorts.ts';
import { smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { relativeDifference } from '#contract/terms/conclusions-words.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import { variantOf } from '#contract/terms/shown-alternatives.ts';

/** Discounted compensation over the horizon, EUR; null where there is none, or the group is too small to show it. */
export function horizonCompensation({ result }: ConclusionSubject, key: VariantKey): number | null {
  const found = result.compensation?.variants[key];
  return found === undefined || result.participantCount < smallestShownGroup ? null : found.horizonCost;
}

/** Cost over the horizon with what is known of compensation, EUR. */
export const fullCost = (subject: ConclusionSubject, key: VariantKey): number =>
  variantOf(subject.result, key).cost + (horizonCompensation(subject, key) ?? 0);

/** The cohorts that keep least and most of their pension; null when cohorts may not be shown. */
export const cohortExtremes = (
  subject: ConclusionSubject,
  key: VariantKey,
): { readonly lowest: Rated; readonly highest: Rated } | null => extremes(cohortGroups(subject), key);

/** "budgetneutraal vlak", "beide vlakke premies". */
const inSentence = (keys: readonly AnswerKey[]): string => {
  const name = answersName(keys);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** The answers of which this is lowest, once shown in whole euros. */
function lowest(keys: readonly AnswerKey[], value: (key: AnswerKey) => number): readonly AnswerKey[] {
  const shown = keys.map((key) => Math.round(value(key)));
  return keys.filter((_, index) => shown[index] === Math.min(...shown));
}

/** "evenveel als nu", "28,2% meer dan de ambitie"; null when there is no pension to compare with. */
function pensionBesideNow({ input, result }: ConclusionSubject, key: AnswerKey): string | null {
  const share = relativeDifference(result.answers[key].pensionDifference, result.unchanged.pension, 'evenveel');
  const reference = input.kind === 'ambitionDbToDc' ? 'de ambitie' : 'nu';
  return share === null ? null : `${share} ${share === 'evenveel' ? 'als' : 'dan'} ${reference}`;
}

/** Which of the answers that the law leaves costs least and which gives most pension. */
export function comparisonConclusion(subject: ConclusionSubject): string {
  const { answers } = subject.result;
  const keys = answerKeys.filter((key) => answers[key].permission?.permitted !== 'no');
  const cheapest = lowest(keys, (key) => fullCost(subject, key));
  const best = lowest(keys, (key) => -answers[key].pensionDifference);
  const [cheapestName, mostName] = [inSentence(cheapest), inSentence(best)];
  const [first] = cheapest;
  const [most] = best;
  if (first === undefined || most === undefined) throw new Error('there are no answers');
  const withCompensation = horizonCompensation(subject, first) === null ? '' : ' met compensatie';
  const cost = `(${amount(fullCost(subject, first))}${withCompensation})`;
  const compared = pensionBesideNow(subject, most);
  const pension = compared === null ? '' : ` (${compared})`;
  const from = `${keys.length} ${keys.length === answerKeys.length ? '' : 'toegestane '}antwoorden`;
  if (cheapest.length === keys.length && best.length === keys.length) {
    return `De ${from} kosten evenveel ${cost} en geven evenveel pensioen${pension}`;
  }
  const lowestCost = `Van de ${from} ${cheapest.length === 1 ? 'kost' : 'kosten'} ${cheapestName} het minst ${cost}`;
  const gives = best.length === 1 ? 'geeft' : 'geven';
  return cheapestName === mostName
    ? `${lowestCost} en ${gives} ook het meeste pensioen${pension}`
    : `${lowestCost} en ${gives} ${mostName} het meeste pensioen${pension}`;
}
