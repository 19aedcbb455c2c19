import { openGroupYears } from '#core/dossier/goal-horizon.ts';
import { inOneRate } from '#core/projection/linear-amount.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import type { CostNeutralPremium, EntrantPremium } from '#core/result/open-group-result.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import { costEquation } from '#core/transition/equations.ts';
import { practicalRate } from '#core/transition/practical-rate.ts';

/** Inputs for the premium of who enters beside a kept scale. */
export interface EntrantPremiumInput {
  /** Cost of all entrants in either scheme, each scheme with its own numbers of them. */
  readonly entrants: GroupCost;
  readonly nextCostRates: CostRates;
  /** Highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
  /** Step of practical premiums. */
  readonly rounding: number;
  /** premie_toetreders; null = empty. */
  readonly typed: number | null;
}

/** What entrants pay where those in service keep a scale: what was typed, else what is cost-neutral for them. */
export function entrantPremium(input: EntrantPremiumInput): EntrantPremium {
  const costNeutral = costNeutralPremium(input);
  return {
    rate: input.typed ?? costNeutral?.practical ?? 0,
    source: input.typed === null ? 'costNeutral' : 'given',
    costNeutral,
  };
}

/**
 * f_e = [PV(their cost in the current scheme) - PV(what does not depend on the premium of their new cost)] / PV(their
 * new cost per 1.00 of premium), over the cost within thirty years, discounted to the transition and weighted with being
 * in service. Source: method, open group. Where employees share the premium above a level, what lies above it costs so much less.
 * Null where nobody enters or no premium moves the cost.
 */
function costNeutralPremium(input: EntrantPremiumInput): CostNeutralPremium | null {
  const { entrants, nextCostRates, flatCap, rounding } = input;
  const { target, amount } = costEquation(entrants, nextCostRates, openGroupYears);
  const { fixed, perRate, bend } = inOneRate(amount);
  const perPremium = perRate[0]!;
  if (perPremium <= 0) return null;
  const withoutSharing = (target - fixed) / perPremium;
  const isShared = bend !== undefined && withoutSharing > bend.above;
  const unbounded = isShared
    ? bend.above + (target - fixed - perPremium * bend.above) / (perPremium + bend.perRate[0]!)
    : withoutSharing;
  const exact = Math.min(Math.max(0, unbounded), flatCap);
  return { unbounded, exact, practical: practicalRate(exact, rounding, flatCap) };
}
