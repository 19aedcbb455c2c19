import { countsSomebodyNew, hasEntrants } from '#output/language/entrants.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Horizon } from '#core/dossier/goal.ts';
import { shownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { costNow, countedFor } from '#output/language/conditions.ts';
import { roundedDown, scaleDecimals } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { neutralOverYears } from '#output/topics/open-group/open-group.ts';
import { comparison } from '#output/language/phrases.ts';
import type { ChoiceFigures, ComparedCost, KeyFigures } from '#output/model/figure-types.ts';
import { forbiddingVerdicts, headline } from '#output/language/headline.ts';

const compared = (cost: number, now: number): ComparedCost => ({ cost, now, ...comparison(cost - now, now) });

const yearsOf = (horizon: Horizon): number | null => (horizon.kind === 'years' ? horizon.years : null);

/** A premium with what its cost is told from. */
export type Costed = Pick<PremiumAlternative, 'cost' | 'costDifference' | 'costGroup' | 'years'>;

/** What a premium costs over the horizon and in the first year, beside what the current scheme does. */
export function premiumCosts(subject: ConclusionSubject, premium: Costed): Pick<ChoiceFigures, 'goal' | 'firstYear'> {
  const { result } = subject;
  const [first] = result.years;
  const counted = countedFor(subject, premium);
  const now = alternativeOf(result, 'unchanged').years[0];
  return {
    goal: {
      ...compared(premium.cost, costNow(premium)),
      years: yearsOf(counted.horizon),
      countsEntrants: countsSomebodyNew(result, counted),
    },
    firstYear: first === undefined ? null : { ...compared(premium.years[0]!.cost, now!.cost), year: first.year },
  };
}

/** The same of any premium, were it in front. */
export function premiumFigures(subject: ConclusionSubject, front: PremiumAlternative): ChoiceFigures {
  const { input, result } = subject;
  const rates = front.practicalScale.map(({ rate }) => rate);
  const compensation = shownCompensation(subject, front.key);
  return {
    form: front.form,
    lowest: Math.min(...rates),
    highest: Math.max(...rates),
    isChosen: front.choice === result.chosen,
    isSurelyAllowed: front.verdict.allowed === 'yes',
    ...premiumCosts(subject, front),
    compensated:
      compensation === null
        ? null
        : {
            ...compared(compensation.costIncluding, alternativeOf(result, 'unchanged').cost),
            years: yearsOf(input.goal.horizon),
          },
  };
}

function longTermFigures({ input, result }: ConclusionSubject): KeyFigures['longTerm'] {
  const { exact, isReached, isLawful } = neutralOverYears(result);
  const missed = exact > 0 ? 'highestCostsLess' : 'zeroCostsMore';
  return {
    premium: isReached ? exact : roundedDown(exact, input.goal.rounding),
    outcome: isReached ? (isLawful ? 'neutral' : 'neutralAboveMaximum') : missed,
    hasEntrants: hasEntrants(result),
  };
}

export function keyFigures(subject: ConclusionSubject): KeyFigures {
  const { input, result } = subject;
  const front = headline(subject);
  const none = forbiddingVerdicts(result).length === 0 ? 'noneSurelyAllowed' : 'allForbidden';
  return {
    premiumDecimals: scaleDecimals(front?.practicalScale ?? [], input.goal.rounding),
    choice: front === null ? none : premiumFigures(subject, front),
    longTerm: longTermFigures(subject),
  };
}
