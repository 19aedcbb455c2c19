import type { CompensationInput } from '#core/compensation/compensation.ts';
import { flatCompensations } from '#core/compensation/flat-compensations.ts';
import { choicePeople } from '#core/choices/choice-people.ts';
import { presentPremium } from '#core/choices/choice-cost.ts';
import type { EverybodysCost } from '#core/open-group/everybodys-cost.ts';
import { entrantCompensation } from '#core/open-group/entrant-compensation.ts';
import type { People } from '#core/projection/people.ts';
import type { OpenGroup } from '#core/open-group/open-group.ts';
import type { CostByFlat, FlatCost } from '#core/result/choice.ts';
import { isAbove } from '#core/result/is-above.ts';

/** Inputs for the cost by flat premium. */
interface CostByFlatInput {
  readonly compensation: CompensationInput;
  readonly everybody: EverybodysCost;
  readonly entering: OpenGroup;
  readonly people: People;
  /** The practical budget-neutral flat premium. */
  readonly neutral: number;
  /** Highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
}

/** Most premiums that are tried: with a very small step of rounding every so many of them is. */
const mostPremiums = 300;

/**
 * Cost of flat premiums for all with their compensation, over 10 and 30 years, of those in service and of those hired later,
 * discounted to the transition, without one-off costs: from the practical budget-neutral premium f in steps of `afronding` up to the
 * highest lawful one. A higher premium may cost less, as it leaves less to compensate. Of equal costs the lower premium counts.
 * Empty where the budget-neutral premium is above the maximum. Source: docs/method/choices.md.
 */
export function costByFlat(input: CostByFlatInput): CostByFlat[] {
  const rates = triedPremiums(input);
  if (rates.length === 0) return [];
  const { dossier, law } = input.compensation;
  const compensations = flatCompensations(input.compensation, rates).map(({ presentCost, rateAtAge }, index) => {
    const entered = entrantCompensation(input.entering, { dossier, law, rateAtAge, flat: rates[index]! });
    return entered.presentCost.map((amount, year) => amount + (presentCost[year] ?? 0));
  });
  return ([10, 30] as const).map((years) => {
    const flats = rates.map((rate, index): FlatCost => ({
      rate,
      premium: premiumCost(input.everybody, rate, years),
      compensation: compensations[index]!.subarray(0, years).reduce((sum, amount) => sum + amount, 0),
    }));
    const lowest = flats.reduce((best, flat) => (totalOf(flat) < totalOf(best) ? flat : best));
    return { years, flats, lowest, less: { neutral: lessAt(input, rates[0]!), lowest: lessAt(input, lowest.rate) } };
  });
}

const totalOf = ({ premium, compensation }: FlatCost): number => premium + compensation;

const lessAt = ({ people }: CostByFlatInput, rate: number): number =>
  choicePeople(people, new Float64Array(people.stepCount).fill(rate), null).less;

function premiumCost(everybody: EverybodysCost, rate: number, years: number): number {
  const rates = new Float64Array(everybody.existing.next.stepCount).fill(rate);
  return presentPremium(everybody, { existing: rates, entrants: rates }, years);
}

/** Premiums in steps of `afronding`; without a step the budget-neutral one and the highest alone. */
function triedPremiums({ neutral, flatCap, compensation: { dossier } }: CostByFlatInput): number[] {
  if (isAbove(neutral, flatCap)) return [];
  const { rounding } = dossier.goal;
  if (rounding <= 0) return [neutral, flatCap];
  const steps = Math.floor((flatCap - neutral) / rounding + 1e-9);
  const stride = Math.ceil((steps + 1) / mostPremiums);
  return Array.from({ length: Math.floor(steps / stride) + 1 }, (_, index) =>
    Number((neutral + index * stride * rounding).toPrecision(12)),
  );
}
