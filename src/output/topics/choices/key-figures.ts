import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { awaitsChoice } from '#output/language/chapter-6b.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { chosenOf } from '#core/result/headline.ts';
import { nameKey } from '#output/language/alternative-name.ts';
import { costComparison } from '#output/language/cost-words.ts';
import { hasEntrants } from '#output/language/entrants.ts';
import { forbiddingVerdicts, headline } from '#output/language/headline.ts';
import { scaleDecimals } from '#output/language/premium.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import type { ChoiceFigures, ComparedCost, KeyFigures } from '#output/model/figure-types.ts';

const compared = (cost: number, now: number): ComparedCost => ({
  cost,
  difference: cost - now,
  ...costComparison(cost - now, now),
});

/** The lowest and highest step of a rounded premium. */
export function premiumRange({ practicalScale }: PremiumAlternative): Pick<ChoiceFigures, 'lowest' | 'highest'> {
  const rates = practicalScale.map(({ rate }) => rate);
  return { lowest: Math.min(...rates), highest: Math.max(...rates) };
}

function choiceFigures({ input, result }: ConclusionSubject, front: PremiumAlternative): ChoiceFigures {
  const choice = result.choices.find(({ premium }) => premium === front.key);
  if (choice === undefined) throw new Error(`${front.key} is no choice`);
  const { cost: now } = result.now;
  const { year, month } = result.transitionDate;
  return {
    choice: choice.key,
    name: nameKey(front),
    ...premiumRange(front),
    isChosen: chosenOf(result)?.key === front.key,
    isSurelyAllowed: front.verdict.allowed === 'yes',
    firstYear: { ...compared(choice.cost.firstYear, now.firstYear), start: { year, month } },
    thirtyYears: { ...compared(choice.cost.thirtyYears, now.thirtyYears), hasEntrants: hasEntrants(result) },
    lessPension:
      isFirstScheme(input) || result.participantCount < smallestGroup
        ? null
        : { count: choice.people.less, of: result.participantCount },
  };
}

/** The figures of what stands in front: the headline, or the premium of a choice that was asked for. */
export function keyFigures(subject: ConclusionSubject, front = headline(subject)): KeyFigures {
  const { input, result } = subject;
  const none = forbiddingVerdicts(result).length === 0 ? 'noneSurelyAllowed' : 'allForbidden';
  return {
    awaitsChoice: awaitsChoice(subject),
    premiumDecimals: scaleDecimals(front?.practicalScale ?? [], input.goal.rounding),
    choice: front === null ? none : choiceFigures(subject, front),
  };
}
