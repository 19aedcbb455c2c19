import { type EffectFigures, type ScenarioKey, scenarioKeys } from '#core/result/effects-result.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { amountAt, type LinearAmount } from '#core/projection/linear-amount.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { addPremiumValue, currentPremiumValue } from '#core/projection/premium-value.ts';
import { addPensions, emptyPensionTotals, type PensionTotals } from '#core/projection/pension-sums.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** Inputs for the effects. */
export interface EffectBasis {
  readonly projection: ParticipantProjection;
  readonly scenarios: Readonly<Record<ScenarioKey, PensionBasis>>;
  readonly premiums: readonly PracticalPremium[];
  readonly stepCount: number;
  /** What employees pay in the new scheme. */
  readonly employeeRates: CostRates;
  /** Part of a premium of the new scheme that is invested. */
  readonly invested: number;
  /** Value at the transition of the current scheme's benefits from then on: of whom, and of which value of premiums. */
  readonly currentBenefits: (projected: ProjectedParticipant, premiums: number) => number;
  /** Value at the transition of EUR 1 so many months later, at the zero curve. */
  readonly discounts: Float64Array;
}

type Columns = EffectFigures<Float64Array>;

/** Columns of the current scheme going on, and of the premiums in their order. */
interface AllColumns {
  readonly unchanged: Columns;
  readonly premiums: readonly Columns[];
}

/** What alternatives mean for people. */
export interface PeopleEffects {
  readonly columns: AllColumns;
  /** Sum of their new pensions in the pessimistic scenario, at whatever rates. */
  readonly pessimistic: LinearAmount;
}

/** Effects on each of these people, who are projected one by one. */
export function effectColumns(participants: readonly ProjectedParticipant[], basis: EffectBasis): PeopleEffects {
  const { projection, premiums } = basis;
  const count = participants.length;
  const columns: AllColumns = {
    unchanged: emptyColumns(count),
    premiums: premiums.map(() => emptyColumns(count)),
  };
  const perRate = new Float64Array(basis.stepCount);
  const pessimistic = emptyPensionTotals(basis.stepCount);
  for (const [index, projected] of participants.entries()) {
    projection.project(projected);
    setPensions(columns, index, projected, basis, perRate, pessimistic);
    setPremiums(columns, index, projected, basis);
    setProfit(columns, index, projected, basis, perRate);
  }
  return { columns, pessimistic: pessimistic.next };
}

const emptyColumns = (count: number): Columns => ({
  premium: new Float64Array(count),
  ownContribution: new Float64Array(count),
  pensions: {
    pessimistic: new Float64Array(count),
    expected: new Float64Array(count),
    optimistic: new Float64Array(count),
  },
  grossProfit: new Float64Array(count),
  netProfit: new Float64Array(count),
});

function setPensions(
  columns: AllColumns,
  index: number,
  projected: ProjectedParticipant,
  { projection, scenarios, premiums }: EffectBasis,
  perRate: Float64Array,
  pessimistic: PensionTotals,
): void {
  for (const scenario of scenarioKeys) {
    const basis = scenarios[scenario];
    projection.next.addSensitivities(perRate.fill(0), projected, basis);
    const carried = projection.current.carriedPension(projected, basis);
    const current = projection.current.pension(projected, basis);
    if (scenario === 'pessimistic') addPensions(pessimistic, 'totalPension', { current, carried, perRate });
    columns.unchanged.pensions[scenario][index] = current;
    for (const [place, { rates }] of premiums.entries()) {
      columns.premiums[place]!.pensions[scenario][index] = amountAt({ fixed: carried, perRate }, rates);
    }
  }
}

/** Premiums and own contributions of the month of transition, a year. */
function setPremiums(
  columns: AllColumns,
  index: number,
  projected: ProjectedParticipant,
  { projection, premiums, employeeRates }: EffectBasis,
): void {
  const { transition } = projection.grid;
  const { trajectory } = projection.current;
  const base = projection.next.trajectory.base[transition]!;
  const step = projection.next.trajectory.step[transition]!;
  const salary = projection.salary[transition]! * projected.participant.partTime;
  columns.unchanged.premium[index] = trajectory.premium[transition]! * 12;
  columns.unchanged.ownContribution[index] = trajectory.employeeContribution[transition]! * 12;
  for (const [place, { rates }] of premiums.entries()) {
    const premium = rates[step]! * base;
    columns.premiums[place]!.premium[index] = premium;
    columns.premiums[place]!.ownContribution[index] =
      employeeRates.perPremium * premium + employeeRates.perBase * base + employeeRates.perSalary * salary;
  }
}

/**
 * A benefit of the new scheme is worth the premiums that are invested for it. What is paid in for those of the current
 * one are its premiums, and the indexation that is bought for them.
 */
function setProfit(
  columns: AllColumns,
  index: number,
  projected: ProjectedParticipant,
  { projection, premiums, discounts, invested, currentBenefits }: EffectBasis,
  perRate: Float64Array,
): void {
  const { transition } = projection.grid;
  const current = currentPremiumValue(projection.current.trajectory, projected, discounts, transition);
  addPremiumValue(perRate.fill(0), projection.next.trajectory, projected, discounts, transition);
  columns.unchanged.grossProfit[index] = current;
  const paidIn = current + projection.current.newIndexation(projected, discounts);
  columns.unchanged.netProfit[index] = currentBenefits(projected, current) - paidIn;
  for (const [place, { rates }] of premiums.entries()) {
    const value = amountAt({ fixed: 0, perRate }, rates);
    columns.premiums[place]!.grossProfit[index] = value;
    columns.premiums[place]!.netProfit[index] = value * invested - value;
  }
}
