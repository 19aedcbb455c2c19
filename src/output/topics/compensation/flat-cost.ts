import type { Choice, CostByFlat, FlatCost } from '#core/result/choice.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { DossierResult } from '#core/result/result.ts';
import { amount, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { euroDifference, isEqualPhrase } from '#output/language/phrases.ts';
import { premiumDecimals } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** Cost of a flat premium with its compensation. */
export const totalOf = ({ premium, compensation }: FlatCost): number => premium + compensation;

/** The budget-neutral premium, with which a cost by flat premium begins. */
export const neutralOf = ({ flats }: CostByFlat): FlatCost => flats[0]!;

const isCheaper = (cost: CostByFlat): boolean =>
  totalOf(cost.lowest) < totalOf(neutralOf(cost)) && !nearlyEqual(totalOf(cost.lowest), totalOf(neutralOf(cost)));

export const rateText = ({ input }: ConclusionSubject, rate: number): string =>
  percentage(rate, premiumDecimals(input.goal.rounding));

/** Over which years a higher flat premium costs clearly less than the budget-neutral one, compensation included. */
const cheaper = ({ costByFlat }: DossierResult): readonly CostByFlat[] => costByFlat.filter(isCheaper);

/** What is drawn: the first period in which a higher premium is cheaper, else the last. */
export const shownCostByFlat = (result: DossierResult): CostByFlat | null =>
  cheaper(result)[0] ?? result.costByFlat.at(-1) ?? null;

function cheaperSentence(subject: ConclusionSubject, cost: CostByFlat): string {
  const neutral = neutralOf(cost);
  const saved = amount(totalOf(neutral) - totalOf(cost.lowest));
  return `Een vlakke premie van ${rateText(subject, cost.lowest.rate)} kost met compensatie in ${cost.years} jaar ${saved} minder dan ${rateText(subject, neutral.rate)}`;
}

/** Which higher flat premium is clearly cheaper, and by how much; null where none is. */
export function cheaperConclusion(subject: ConclusionSubject): string | null {
  const [first] = cheaper(subject.result);
  return first === undefined ? null : cheaperSentence(subject, first);
}

/** What that premium costs in the other period, or which one is the cheapest there: full sentences; none where nothing is cheaper. */
export function otherPeriods(subject: ConclusionSubject): readonly string[] {
  const { costByFlat } = subject.result;
  const [first] = cheaper(subject.result);
  if (first === undefined) return [];
  return costByFlat
    .filter((cost) => cost !== first)
    .map((cost) => `${isCheaper(cost) ? cheaperSentence(subject, cost) : besideNeutral(subject, cost, first.lowest)}.`);
}

/** Who has less pension at the cheaper premium and at the budget-neutral one; null where nothing is cheaper. */
export function lessPensionSentence(subject: ConclusionSubject): string | null {
  const [first] = cheaper(subject.result);
  if (first === undefined) return null;
  const [lower, neutral] = [first.lowest, neutralOf(first)].map(({ rate }) => rateText(subject, rate));
  const { less } = first;
  const of = wholeNumber(subject.result.participantCount);
  return `Vóór compensatie krijgen bij ${lower} ${wholeNumber(less.lowest)} van de ${of} minder pensioen, bij ${neutral} ${wholeNumber(less.neutral)}.`;
}

function besideNeutral(subject: ConclusionSubject, cost: CostByFlat, { rate }: FlatCost): string {
  const neutral = neutralOf(cost);
  const same = cost.flats.find((flat) => flat.rate === rate)!;
  const difference = euroDifference(totalOf(same) - totalOf(neutral), totalOf(neutral));
  const than = isEqualPhrase(difference) ? 'als' : 'dan';
  return `In ${cost.years} jaar kost ${rateText(subject, rate)} ${difference} ${than} ${rateText(subject, neutral.rate)}`;
}

/** Which choice has this flat premium; null where none has. */
export function choiceAt(result: DossierResult, rate: number): Choice['key'] | null {
  const found = result.choices.find(({ premium }) => {
    const { form, practicalScale } = alternativeOf(result, premium);
    return form === 'flat' && Math.abs((practicalScale[0]?.rate ?? 0) - rate) < 1e-9;
  });
  return found?.key ?? null;
}
