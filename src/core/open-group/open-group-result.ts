import type { PremiumCompensation } from '#core/compensation/compensation.ts';
import type { CompensationLaw } from '#core/compensation/compensation-bases.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { crossing } from '#core/open-group/crossing.ts';
import { entrantCompensation } from '#core/open-group/entrant-compensation.ts';
import { openGroupYears } from '#core/dossier/goal.ts';
import type { OpenGroup } from '#core/open-group/open-group.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import type { FlatPathKey } from '#core/dossier/alternative-key.ts';
import type { Permission } from '#core/result/new-premium.ts';
import type { EntrantPremium, FlatForAllPath, OpenGroupResult, OpenGroupYear } from '#core/result/open-group-result.ts';
import { type CostRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';

/** Cost per year of those in service at the transition and of those who enter. */
interface PathInput {
  readonly existing: GroupCost;
  readonly entrants: GroupCost;
  readonly nextCostRates: CostRates;
}

/** Premiums per step of those in service and of those who enter. */
interface PathRates {
  readonly existing: Float64Array;
  readonly entrants: Float64Array;
}

const perYear = (cost: (year: number) => number): readonly number[] =>
  Array.from({ length: openGroupYears }, (_, year) => cost(year));

/** Employer cost per year where nothing changes, not discounted, EUR. */
const currentPath = ({ existing, entrants }: PathInput): readonly number[] =>
  perYear((year) => (existing.current[year] ?? 0) + (entrants.current[year] ?? 0));

/** Employer cost per year in the new scheme at these premiums, not discounted, EUR. */
function premiumPath({ existing, entrants, nextCostRates }: PathInput, rates: PathRates): readonly number[] {
  const costOf = (group: GroupCost, year: number, premiums: Float64Array): number =>
    amountAt(linearCost(group.next, nextCostRates, year, year + 1), premiums);
  return perYear((year) => costOf(existing, year, rates.existing) + costOf(entrants, year, rates.entrants));
}

/** A flat premium that everybody pays, with its compensation where the dossier asks for some. */
interface FlatPremium {
  readonly key: FlatPathKey;
  /** Per premium step. */
  readonly rates: Float64Array;
  readonly compensation: PremiumCompensation | null;
}

/** Inputs for the paths of the open group. */
export interface OpenGroupPathInput {
  readonly dossier: DossierInput;
  readonly existing: GroupCost;
  readonly law: CompensationLaw;
  readonly permission: Permission;
  /** The scale that those in service keep, per premium step. */
  readonly keptRates: Float64Array;
  readonly flats: readonly FlatPremium[];
}

/** Thirty years of the open group along each path. */
export function openGroupResult(input: OpenGroupPathInput, group: OpenGroup): OpenGroupResult {
  const { dossier, permission } = input;
  const path: PathInput = {
    existing: input.existing,
    entrants: group.cost,
    nextCostRates: employerCostRates(dossier.next),
  };
  const kept = permission.permitted === 'no' ? null : keptPath(path, input.keptRates, group.premium);
  return {
    entry: group.terms,
    years: years(group, dossier.transitionDate.year),
    unchanged: currentPath(path),
    grandfathering: { permission, entrantPremium: group.premium, cost: kept },
    flatForAll: input.flats.map((flat) => flatForAll(flat, { path, kept, group, input })),
  };
}

const years = ({ counts, inService, entered }: OpenGroup, firstYear: number): OpenGroupYear[] =>
  Array.from({ length: openGroupYears }, (_, index) => ({
    index,
    year: firstYear + index,
    inService: inService[index]!,
    entrants: entered[index]!,
    entering: { current: counts.current[index]!, next: counts.next[index]! },
  }));

const keptPath = (path: PathInput, keptRates: Float64Array, { rate }: EntrantPremium): readonly number[] =>
  premiumPath(path, { existing: keptRates, entrants: keptRates.map(() => rate) });

interface PathContext {
  readonly path: PathInput;
  /** Cost per year of keeping a scale; null where it is not permitted. */
  readonly kept: readonly number[] | null;
  readonly group: OpenGroup;
  readonly input: OpenGroupPathInput;
}

function flatForAll({ key, rates, compensation }: FlatPremium, context: PathContext): FlatForAllPath {
  const { kept, input } = context;
  const cost = premiumPath(context.path, { existing: rates, entrants: rates });
  const entered = compensation === null ? cost.map(() => 0) : entrantCosts(rates, compensation, context);
  const paid = entered.map((amount, year) => amount + (compensation?.result.years[year]?.cost ?? 0));
  const total = cost.map((amount, year) => amount + paid[year]!);
  return {
    key,
    rate: rates[0]!,
    cost,
    compensation: paid,
    entrantCompensation: entered,
    crossing: kept === null ? null : crossing(total, kept, input.dossier.transitionDate.year),
  };
}

/** Cost per year of compensating who entered, beside a flat premium. */
const entrantCosts = (
  rates: Float64Array,
  { rateAtAge }: PremiumCompensation,
  { group, input: { dossier, law } }: PathContext,
): readonly number[] => [...entrantCompensation(group, { dossier, law, rateAtAge, flat: rates[0]! }).cost];
