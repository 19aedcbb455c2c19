import { answerKeys, type AnswerKey, type VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
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

const plainName = (key: AnswerKey): string => alternativeNames[key].short;

/** Which of the four answers costs least and which gives most pension. */
export function comparisonConclusion(subject: ConclusionSubject): string {
  const { answers, unchanged } = subject.result;
  const [cheapest] = answerKeys.toSorted((left, right) => fullCost(subject, left) - fullCost(subject, right));
  const [best] = answerKeys.toSorted(
    (left, right) => answers[right].pensionDifference - answers[left].pensionDifference,
  );
  if (cheapest === undefined || best === undefined) throw new Error('there are no answers');
  const cost = `kost het minst (${amount(fullCost(subject, cheapest))}${horizonCompensation(subject, cheapest) === null ? '' : ' met compensatie'})`;
  const share = relativeDifference(answers[best].pensionDifference, unchanged.pension, 'evenveel');
  const against = share === null ? '' : ` (${share} ${share === 'evenveel' ? 'als' : 'dan'} nu)`;
  const pension = `geeft het meeste pensioen${against}`;
  return cheapest === best
    ? `${plainName(cheapest)} ${cost} en ${pension}`
    : `${plainName(cheapest)} ${cost}, ${plainName(best).toLowerCase()} ${pension}`;
}
