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

/** The first period in which a higher premium is clearly cheaper; null where there is none. */
export const cheaperPeriod = ({ costByFlat }: DossierResult): CostByFlat | null => costByFlat.find(isCheaper) ?? null;

/** Which higher flat premium is clearly cheaper in this period, and by how much. */
export function cheaperConclusion(subject: ConclusionSubject, cost: CostByFlat): string {
  const neutral = neutralOf(cost);
  const saved = amount(totalOf(neutral) - totalOf(cost.lowest));
  return `Een vlakke premie van ${rateText(subject, cost.lowest.rate)} kost met compensatie in ${cost.years} jaar ${saved} minder dan ${rateText(subject, neutral.rate)}`;
}

/** What that premium costs in the other period, or which one is the cheapest there: full sentences. */
export const otherPeriods = (subject: ConclusionSubject, shown: CostByFlat): readonly string[] =>
  subject.result.costByFlat
    .filter((cost) => cost !== shown)
    .map(
      (cost) => `${isCheaper(cost) ? cheaperConclusion(subject, cost) : besideNeutral(subject, cost, shown.lowest)}.`,
    );

/** Who has less pension at the cheaper premium and at the budget-neutral one. */
export function lessPensionSentence(subject: ConclusionSubject, cost: CostByFlat): string {
  const { less } = cost;
  const [lower, neutral] = [cost.lowest, neutralOf(cost)].map(({ rate }) => rateText(subject, rate));
  const of = wholeNumber(subject.result.participantCount);
  return `Vóór compensatie ${less.lowest === 1 ? 'krijgt' : 'krijgen'} bij ${lower} ${wholeNumber(less.lowest)} van de ${of} minder pensioen, bij ${neutral} ${wholeNumber(less.neutral)}.`;
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
