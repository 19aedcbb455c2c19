import type { DossierInput } from '#core/dossier/dossier.ts';
import { openGroupYears } from '#core/dossier/goal-horizon.ts';
import { entrantCost, type EntrantCounts } from '#core/open-group/entrant-cost.ts';
import { entrantPremium } from '#core/open-group/entrant-premium.ts';
import { entrantCostNow } from '#core/open-group/entrants-now.ts';
import type { Entrant } from '#core/open-group/entrants.ts';
import { entrantNumbers, entrantsInService, headCounts, yearlySurvival } from '#core/open-group/head-counts.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import type { AgeGroup } from '#core/projection/age-groups.ts';
import type { CostWeights } from '#core/projection/cost-weights.ts';
import type { EntrantPremium, EntryTerms } from '#core/result/open-group-result.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { ageValues } from '#core/scheme/age-values.ts';

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
