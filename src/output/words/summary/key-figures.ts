import { countsSomebodyNew, hasEntrants } from '#output/words/conclusions/entrants.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Horizon } from '#core/dossier.ts';
import { shownCompensation } from '#output/words/conclusions/compensation.ts';
import { costNow, countedFor } from '#output/words/conclusions/conditions.ts';
import { roundedDown, scaleDecimals } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { neutralOverYears } from '#output/words/open-group/open-group.ts';
import { type Comparison, comparison } from '#output/words/phrases.ts';
import { forbiddingVerdicts, headline } from '#output/words/verdict/headline.ts';

/** An employer cost beside what it is now, both EUR, with what is said of the difference. */
export interface ComparedCost extends Comparison {
  readonly cost: number;
  readonly now: number;
}

/** The costs of what stands in front, and the premium that it is. */
export interface ChoiceFigures {
  readonly form: 'flat' | 'progressive';
  /** The rounded premium, a fraction of the pension base; of a scale its lowest and highest step. */
  readonly lowest: number;
  readonly highest: number;
  /** Whether the dossier says that it was chosen. */
  readonly isChosen: boolean;
  /** False where it is unknown whether the law allows it. */
  readonly isSurelyAllowed: boolean;
  /** Discounted employer cost without compensation; `years` null: to the pension date. */
  readonly goal: ComparedCost & { readonly years: number | null; readonly countsEntrants: boolean };
  /** Without compensation, of those in service, in the calendar year of the first month; null: no years. */
  readonly firstYear: (ComparedCost & { readonly year: number }) | null;
  /** Discounted, of those in service, with compensation; null: none, or too few people to show it of. */
  readonly compensated: (ComparedCost & { readonly years: number | null }) | null;
}

/**
 * What a board must not have to find for itself: of what stands in front the cost in the first year and with compensation,
 * and which flat premium is neutral in the long run with who is hired later. Slides, workbook, command line and the list
 * of dossiers say them from here.
 */
export interface KeyFigures {
  /** Decimals that show the premiums of the dossier in full. */
  readonly premiumDecimals: number;
  /** What stands in front, or that the law surely allows none of the premiums. */
  readonly choice: ChoiceFigures | 'allForbidden' | 'noneSurelyAllowed';
  /** The flat premium for all that costs as much as now over thirty years with who is hired later, or why there is none. */
  readonly longTerm: {
    readonly premium: number;
    readonly outcome: 'neutral' | 'neutralAboveMaximum' | 'highestCostsLess' | 'zeroCostsMore';
    /** False where nobody enters in those years: with a vervanging of 0%. */
    readonly hasEntrants: boolean;
  };
}

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
    isChosen: front.key === result.chosenAlternative,
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
