import type { PremiumCompensation } from '#core/compensation/compensation.ts';
import type { CompensationLaw } from '#core/compensation/compensation-bases.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { type EverybodysCost, everybodysCost, yearlyCurrent, yearlyPremium } from '#core/open-group/everybodys-cost.ts';
import { entrantCompensation } from '#core/open-group/entrant-compensation.ts';
import { openGroupYears } from '#core/dossier/goal.ts';
import type { OpenGroup } from '#core/open-group/open-group.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import type { FlatPathKey } from '#core/dossier/alternative-key.ts';
import type { Permission } from '#core/result/new-premium.ts';
import type { EntrantPremium, FlatForAllPath, OpenGroupResult, OpenGroupYear } from '#core/result/open-group-result.ts';

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
  const path = everybodysCost(dossier, input.existing, group);
  const kept = permission.permitted === 'no' ? null : keptPath(path, input.keptRates, group.premium);
  return {
    entry: group.terms,
    years: years(group, dossier.transitionDate.year),
    unchanged: yearlyCurrent(path),
    grandfathering: { permission, entrantPremium: group.premium, cost: kept },
    flatForAll: input.flats.map((flat) => flatForAll(flat, { path, group, input })),
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

const keptPath = (path: EverybodysCost, keptRates: Float64Array, { rate }: EntrantPremium): readonly number[] =>
  yearlyPremium(path, { existing: keptRates, entrants: keptRates.map(() => rate) });

interface PathContext {
  readonly path: EverybodysCost;
  readonly group: OpenGroup;
  readonly input: OpenGroupPathInput;
}

function flatForAll({ key, rates, compensation }: FlatPremium, context: PathContext): FlatForAllPath {
  const cost = yearlyPremium(context.path, { existing: rates, entrants: rates });
  const entered = compensation === null ? cost.map(() => 0) : entrantCosts(rates, compensation, context);
  const paid = entered.map((amount, year) => amount + (compensation?.result.years[year]?.cost ?? 0));
  return { key, rate: rates[0]!, cost, compensation: paid, entrantCompensation: entered };
}

/** Cost per year of compensating who entered, beside a flat premium. */
const entrantCosts = (
  rates: Float64Array,
  { rateAtAge }: PremiumCompensation,
  { group, input: { dossier, law } }: PathContext,
): readonly number[] => [...entrantCompensation(group, { dossier, law, rateAtAge, flat: rates[0]! }).cost];
