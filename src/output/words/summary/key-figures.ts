import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import type { NeutralFlat } from '#core/result/result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { countsEntrants } from '#output/words/conclusions/conditions.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import { smallestGroup, type ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { neutralFlatSentence } from '#output/words/open-group.ts';

/**
 * What a board must not have to find for itself beside the budget-neutral flat premium: what it costs in the first year,
 * what it costs with compensation, and which premium is neutral in the long run with who is hired later.
 */
export interface KeyFigures {
  /** The rounded premium, a fraction of the pension base. */
  readonly premium: number;
  /** Whether it keeps cost equal; else even the highest lawful premium costs less, or even none costs more. */
  readonly reach: 'equal' | 'highestCostsLess' | 'zeroCostsMore' | 'aboveMaximum';
  /** False where the law forbids it. */
  readonly isAllowed: boolean;
  /** Calendar year of the first month, and what employer cost is then without compensation, and now, EUR; null: no years. */
  readonly firstYear: { readonly year: number; readonly cost: number; readonly now: number } | null;
  /** Employer cost of those in service over the horizon, discounted EUR, with compensation and now; null: none to show. */
  readonly compensated: { readonly cost: number; readonly now: number } | null;
  /** The flat premium for all that is neutral over thirty years with who is hired later. */
  readonly longTerm: NeutralFlat | null;
}

function reachOf({ feasible, shortfall }: AnswerAlternative): KeyFigures['reach'] {
  if (feasible) return 'equal';
  if (shortfall === null) return 'aboveMaximum';
  return shortfall.amount > 0 ? 'highestCostsLess' : 'zeroCostsMore';
}

export function keyFigures({ result }: ConclusionSubject): KeyFigures {
  const flat = alternativeOf(result, 'budgetNeutralFlat');
  const unchanged = alternativeOf(result, 'unchanged');
  const [first] = result.years;
  const isSmall = result.participantCount < smallestGroup;
  return {
    premium: flat.practicalScale[0]?.rate ?? 0,
    reach: reachOf(flat),
    isAllowed: flat.verdict.allowed !== 'no',
    firstYear:
      first === undefined ? null : { year: first.year, cost: flat.years[0]!.cost, now: unchanged.years[0]!.cost },
    compensated:
      flat.compensation === null || isSmall ? null : { cost: flat.compensation.costIncluding, now: unchanged.cost },
    longTerm: result.horizons.find(({ years }) => years === 30)?.openGroup ?? null,
  };
}

const names: Readonly<Record<KeyFigures['reach'], string>> = {
  equal: 'De budgetneutrale vlakke premie',
  highestCostsLess: 'De hoogst toegestane vlakke premie',
  zeroCostsMore: 'Een vlakke premie',
  aboveMaximum: 'De budgetneutrale vlakke premie',
};

/** The three figures as full sentences. */
export function keyFigureSentences(subject: ConclusionSubject): readonly string[] {
  const { reach, firstYear, compensated } = keyFigures(subject);
  const flat = alternativeOf(subject.result, 'budgetNeutralFlat');
  const name = `${names[reach]} van ${practicalPremium(subject, flat)} kost u`;
  const inYear = firstYear && `in ${firstYear.year} ${amount(firstYear.cost)} (nu ${amount(firstYear.now)})`;
  const period = horizonPhrase(subject.input.goal.horizon);
  const people = countsEntrants(flat) ? ' voor de bestaande deelnemers' : '';
  const added =
    compensated &&
    `met compensatie ${period}${people} ${amount(compensated.cost)} (nu ${amount(compensated.now)}, beide contant)`;
  const costs = [inYear, added].filter((clause) => clause !== null);
  return [...(costs.length === 0 ? [] : [`${name} ${costs.join(' en ')}.`]), neutralFlatSentence(subject)];
}
