import type { DossierInput } from '#core/dossier/dossier.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { openGroupYears } from '#core/dossier/goal.ts';
import { type EntrantCounts, entrantCost } from '#core/open-group/entrant-cost.ts';
import type { Entrant } from '#core/open-group/entrants.ts';
import { entrantNumbers, entrantsInService, headCounts, yearlySurvival } from '#core/open-group/head-counts.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import type { AgeGroup } from '#core/projection/age-groups.ts';
import type { CostWeights } from '#core/projection/cost-weights.ts';
import type { CostNeutralPremium, EntrantPremium, EntryTerms } from '#core/result/open-group-result.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { type CostRates, employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import { ageValues } from '#core/scheme/premium-steps.ts';
import { amountAt, inOneRate } from '#core/projection/linear-amount.ts';
import { type YearlyExposure, linearCost } from '#core/projection/yearly-exposure.ts';
import { costEquation } from '#core/transition/equations.ts';
import { practicalRate } from '#core/transition/practical-rate.ts';

/** Inputs for the premium of entrants beside a kept scale. */
interface EntrantPremiumInput {
  /** Cost of all entrants in either scheme, each scheme with its own numbers of them. */
  readonly entrants: GroupCost;
  readonly nextCostRates: CostRates;
  /** Highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
  /** Step of practical premiums. */
  readonly rounding: number;
  /** premie_toetreders, and the flat premium that who is hired has now; null = empty, and none. */
  readonly typed: number | null;
  readonly flatNow: number | null;
}

/**
 * What entrants pay where those in service keep a scale: what was typed, else the flat premium that who is hired has now, else
 * what is cost-neutral for them.
 */
function entrantPremium(input: EntrantPremiumInput): EntrantPremium {
  const costNeutral = costNeutralPremium(input);
  return {
    rate: input.typed ?? input.flatNow ?? costNeutral?.practical ?? 0,
    source: input.typed !== null ? 'given' : input.flatNow !== null ? 'flatNow' : 'costNeutral',
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

/**
 * What who enters costs where nothing changes: as much as in the current scheme. After eerbiedigende werking that is a
 * scale which nobody enters any more (art. 220e lid 1 onder b PW): who enters has the flat premium beside it, on the terms
 * of the new scheme, as on the path of a kept scale. `cost` is theirs in the current scheme, which has that flat premium itself
 * where the dossier says what it is; `rate` is what they have on that path.
 */
function entrantCostNow(cost: GroupCost, dossier: DossierInput, rate: number): GroupCost {
  if (dossier.change === 'transition' || flatSinceOf(dossier) !== null) return cost;
  const { next } = dossier;
  const rates = new Float64Array(cost.next.stepCount).fill(rate);
  const perYear = (exposure: YearlyExposure, costRates: CostRates): Float64Array =>
    Float64Array.from({ length: cost.years }, (_, year) =>
      amountAt(linearCost(exposure, costRates, year, year + 1), rates),
    );
  return {
    ...cost,
    current: perYear(cost.next, employerCostRates(next)),
    currentDiscounted: perYear(cost.nextDiscounted, employerCostRates(next)),
    currentContribution: perYear(cost.next, employeeContributionRates(next)),
  };
}

/** Inputs for the open group. */
export interface OpenGroupInput {
  readonly dossier: DossierInput;
  /** Those in service at the transition. */
  readonly people: readonly AgeGroup[];
  /** T in months. */
  readonly transition: number;
  readonly stepCount: number;
  /** Highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
  readonly terms: EntryTerms;
  /** One of each year, projected under the dossier. */
  readonly entrants: readonly Entrant[];
  /** What the entrants weigh; as they were projected where left out. */
  readonly weights?: CostWeights | undefined;
}

/** The entrants of thirty years. */
export interface OpenGroup {
  readonly terms: EntryTerms;
  readonly entrants: readonly Entrant[];
  readonly counts: EntrantCounts;
  /** What they cost where nothing changes, and in the new scheme. */
  readonly cost: GroupCost;
  /** What they pay beside a kept scale. */
  readonly premium: EntrantPremium;
  /** Expected number in service at the start of each year under the new scheme, and of entrants among them. */
  readonly inService: Float64Array;
  readonly entered: Float64Array;
}

/** Counts how many enter each year, and what they cost. */
export function openGroup(input: OpenGroupInput): OpenGroup {
  const { dossier, people, transition, stepCount, terms, entrants, weights } = input;
  const { discountRate } = dossier.assumptions;
  const exits = ageValues(dossier.assumptions.exits);
  const replacement = entrants.length === 0 ? 0 : dossier.openGroup.replacement;
  const survivalOf = sharedBy(
    (premiumMonths: number) => premiumMonths,
    (premiumMonths) => yearlySurvival(12 * terms.age, premiumMonths, exits),
  );
  const under = (premiumMonths: (projected: ProjectedParticipant) => number) => {
    const existing = headCounts(people, exits, transition, premiumMonths);
    const stays = new Map(entrants.map(({ year, untilEnd }) => [year, survivalOf(premiumMonths(untilEnd))]));
    const staysOf = (entry: number): Float64Array => stays.get(entry) ?? nobodyStays;
    return { existing, staysOf, numbers: entrantNumbers(existing, staysOf, replacement) };
  };
  const current = under(({ premiumMonthsInCurrent }) => premiumMonthsInCurrent);
  const next = under(({ premiumMonthsInNext }) => premiumMonthsInNext);
  const counts = { current: current.numbers, next: next.numbers };
  const inCurrentScheme = entrantCost({ entrants, counts, discountRate, stepCount, weights });
  const premium = entrantPremium({
    entrants: inCurrentScheme,
    nextCostRates: employerCostRates(dossier.next),
    flatCap: input.flatCap,
    rounding: dossier.goal.rounding,
    typed: dossier.openGroup.entrantPremium,
    flatNow: flatSinceOf(dossier)?.rate ?? null,
  });
  const entered = next.existing.map((_, year) => entrantsInService(next.numbers, next.staysOf, year));
  return {
    terms,
    entrants,
    counts,
    cost: entrantCostNow(inCurrentScheme, dossier, premium.rate),
    premium,
    inService: next.existing.map((count, year) => count + entered[year]!),
    entered,
  };
}

/** Of a year in which nobody enters. */
const nobodyStays = new Float64Array(openGroupYears + 1);

/** Whether anybody enters in thirty years. */
export const isRefilled = ({ counts }: OpenGroup): boolean =>
  [counts.current, counts.next].some((numbers) => numbers.some((count) => count > 0));
