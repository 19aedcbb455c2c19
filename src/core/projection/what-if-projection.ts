import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { ageGroups, type AgeGroups } from '#core/projection/age-groups.ts';
import { type CostByAge, costByAge } from '#core/projection/cost-by-age.ts';
import type { CostWeights } from '#core/projection/cost-weights.ts';
import { groupCost, type GroupCost } from '#core/projection/group-cost.ts';
import { premiumValueOf, type ProjectionInput } from '#core/projection/group-projection.ts';
import { pensionsOn } from '#core/projection/participant-pensions.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import {
  addPensions,
  emptyPensionTotals,
  type PensionMeasure,
  type PensionSums,
} from '#core/projection/pension-sums.ts';

/** What is wanted of a group under other assumptions; the rest is not worked out. */
interface WhatIfInput extends ProjectionInput {
  /** The people by age, as the projection has them. */
  readonly ages: AgeGroups;
  /** Where the cost is wanted: with what it is weighed, and what it is by age where these people and this discount rate were met before. */
  readonly cost: { readonly weights: CostWeights; readonly known: CostByAge | null } | null;
  /** Discount factors per month since T where the value of the premiums is wanted. */
  readonly premiumDiscounts: Float64Array | null;
  /** The measures by which pensions are wanted on either basis. */
  readonly pensions: readonly WantedPensions[];
}

/** A sum of pensions that is wanted. */
export interface WantedPensions {
  readonly name: ProfitBasis;
  readonly basis: PensionBasis;
  readonly measure: PensionMeasure;
}

/** The sums that were asked for. */
export interface WhatIfProjection {
  readonly cost: GroupCost | null;
  readonly pensions: Readonly<Partial<Record<ProfitBasis, Readonly<Partial<Record<PensionMeasure, PensionSums>>>>>>;
  readonly premiumValue: PensionSums | null;
}

/** Works out no more than what is wanted. All but the average ratio is a sum, and those of one age are added up before. */
export function whatIfProjection(input: WhatIfInput): WhatIfProjection {
  const { stepCount, projection, ages, premiumDiscounts } = input;
  const pensions: Partial<Record<ProfitBasis, Partial<Record<PensionMeasure, PensionSums>>>> = {};
  for (const wanted of input.pensions) {
    pensions[wanted.name] = { ...pensions[wanted.name], [wanted.measure]: pensionSums(input, wanted) };
  }
  return {
    cost: costOf(input),
    pensions,
    premiumValue: premiumDiscounts && premiumValueOf({ ages, projection, stepCount, premiumDiscounts }),
  };
}

function costOf({ stepCount, projection, ages, cost }: WhatIfInput): GroupCost | null {
  if (cost === null) return null;
  const { weights, known } = cost;
  const costs = known ?? costByAge({ stepCount, projection, weights, people: ages });
  return groupCost({ costs, current: projection.current, weights });
}

/** The ages of everybody who is projected again. */
export function agesAgain(participants: readonly ProjectedParticipant[], projection: ParticipantProjection): AgeGroups {
  const ages = ageGroups(projection);
  for (const projected of participants) {
    projection.project(projected);
    ages.add(projected);
  }
  return ages;
}

function pensionSums(
  { participants, ages, stepCount, projection }: WhatIfInput,
  { basis, measure }: WantedPensions,
): PensionSums {
  const totals = emptyPensionTotals(stepCount);
  const perRate = new Float64Array(stepCount);
  const pensionsOf = pensionsOn(basis, projection);
  const add = (projected: ProjectedParticipant): void =>
    addPensions(totals, measure, pensionsOf(projected, perRate.fill(0)));
  if (measure === 'totalPension') {
    for (const group of ages.groups) {
      ages.take(group);
      add(group);
    }
  } else {
    for (const projected of participants) {
      projection.project(projected);
      add(projected);
    }
  }
  return totals;
}
