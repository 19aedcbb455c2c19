import type { PremiumCompensation } from '#core/compensation/compensation.ts';
import type { CompensationLaw } from '#core/compensation/compensation-law.ts';
import type { DossierInput } from '#core/dossier.ts';
import type { OpenGroupResult } from '#core/result/open-group-result.ts';
import { entrantCompensation } from '#core/open-group/entrant-compensation.ts';
import { entrantCost, type EntrantCounts } from '#core/open-group/entrant-cost.ts';
import { type Entrant, entrants, entryAgeOf, entrySalary, type SchemesOf } from '#core/open-group/entrants.ts';
import { entrantNumbers, entrantsInService, headCounts, yearlySurvival } from '#core/open-group/head-counts.ts';
import { crossingYear, pathCosts } from '#core/open-group/paths.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { ageValues } from '#core/scheme/age-values.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';

/** Inputs for the open group. */
export interface OpenGroupInput {
  readonly dossier: DossierInput;
  readonly participants: readonly ProjectedParticipant[];
  /** T in months. */
  readonly transition: number;
  readonly stepCount: number;
  readonly existing: GroupCost;
  readonly schemesOf: SchemesOf;
}

/** The entrants of thirty years. */
export interface OpenGroup {
  readonly salary: number;
  readonly entrants: readonly Entrant[];
  readonly counts: EntrantCounts;
  readonly cost: GroupCost;
  /** Expected number in service at the start of each year under the new scheme, and of entrants among them. */
  readonly inService: Float64Array;
  readonly entered: Float64Array;
}

/** Projects one entrant of each year, and counts how many of them there are. */
export function openGroup(input: OpenGroupInput): OpenGroup {
  const { dossier, participants, transition, stepCount } = input;
  const entryAge = entryAgeOf(dossier.openGroup);
  const exits = ageValues(dossier.assumptions.exits);
  const salary = entrySalary(dossier, participants);
  const entering = entrants(dossier, salary, input.schemesOf);
  const replacement = entering.length === 0 ? 0 : dossier.openGroup.replacement;
  const under = (pensionAge: number, monthsToPension: (projected: ProjectedParticipant) => number) => {
    const existing = headCounts(participants, exits, transition, monthsToPension);
    const stays = yearlySurvival(12 * entryAge, pensionAge - 12 * entryAge, exits);
    return { existing, stays, numbers: entrantNumbers(existing, stays, replacement) };
  };
  const current = under(dossier.current.pensionAgeInMonths, (projected) => projected.monthsInCurrent);
  const next = under(dossier.next.pensionAgeInMonths, (projected) => projected.monthsInNext);
  const counts = { current: current.numbers, next: next.numbers };
  const entered = next.existing.map((_, year) => entrantsInService(next.numbers, next.stays, year));
  return {
    salary,
    entrants: entering,
    counts,
    cost: entrantCost(entering, counts, dossier.assumptions.discountRate, stepCount),
    inService: next.existing.map((count, year) => count + entered[year]!),
    entered,
  };
}

/** Inputs for the paths of the open group. */
export interface OpenGroupPremiums {
  readonly law: CompensationLaw;
  /** Beside the flat premium; null when the dossier asks for none. */
  readonly compensation: PremiumCompensation | null;
  /** Premiums per step: the scale that those in service keep, the flat premium of all, that of entrants. */
  readonly keptRates: Float64Array;
  readonly flatRates: Float64Array;
  readonly entrantRates: Float64Array;
}

/** Thirty years of the open group along each path. */
export function openGroupResult(
  { dossier, existing }: OpenGroupInput,
  group: OpenGroup,
  premiums: OpenGroupPremiums,
): OpenGroupResult {
  const nextCostRates = employerCostRates(dossier.next);
  const costs = pathCosts({ existing, entrants: group.cost, nextCostRates, ...premiums });
  const compensation = compensationCosts(dossier, group, premiums);
  const years = costs.map((cost, index) => ({
    index,
    year: dossier.transitionDate.year + index,
    inService: group.inService[index]!,
    entrants: group.entered[index]!,
    cost,
    compensation: compensation(index),
  }));
  return {
    entrantPremium: premiums.entrantRates[0]!,
    entrySalary: group.salary,
    years,
    crossingYear: crossingYear(years),
  };
}

/** Cost of compensation per year beside the flat premium: of those in service at the transition and of entrants. */
function compensationCosts(
  dossier: DossierInput,
  { entrants: entering, counts }: OpenGroup,
  { law, compensation, entrantRates }: OpenGroupPremiums,
): (index: number) => number {
  if (compensation === null) return () => 0;
  const existing = compensation.result.years;
  const entered = entrantCompensation(entering, {
    dossier,
    law,
    cohortRates: compensation.cohortRate,
    rates: entrantRates,
    counts: counts.next,
  });
  return (index) => (existing[index]?.cost ?? 0) + entered[index]!;
}
