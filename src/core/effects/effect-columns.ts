import { paidPartTime, type ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { type EffectFigures, type ScenarioKey, scenarioKeys } from '#core/result/effects-result.ts';
import { dotProduct, type LinearAmount } from '#core/projection/linear-amount.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { pensionsOn, type PensionsOf } from '#core/projection/participant-pensions.ts';
import { addPensions, emptyPensionTotals, type PensionTotals } from '#core/projection/pension-sums.ts';
import { contributionOf, type CostRates } from '#core/scheme/cost-rates.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** Inputs for the effects. */
export interface EffectBasis {
  readonly projection: ParticipantProjection;
  readonly scenarios: Readonly<Record<ScenarioKey, PensionBasis>>;
  readonly premiums: readonly PracticalPremium[];
  readonly stepCount: number;
  /** What employees pay in the new scheme in the month of transition. */
  readonly employeeRates: CostRates;
  /** Part of a premium of the new scheme that is invested. */
  readonly invested: number;
  /** Value at the transition of the current scheme's benefits from then on: of those who were projected, and of which value of premiums. */
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
interface PeopleEffects {
  readonly columns: AllColumns;
  /** Part-time salaries in the month of transition, EUR a year. */
  readonly salaries: Float64Array;
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
  const salaries = new Float64Array(count);
  const pessimistic = emptyPensionTotals(basis.stepCount);
  const setters = [
    pensionSetter(columns, basis, pessimistic),
    premiumSetter(columns, basis, salaries),
    profitSetter(columns, basis),
  ];
  for (const [index, projected] of participants.entries()) {
    projection.project(projected);
    for (const set of setters) set(projected, index);
  }
  return { columns, salaries, pessimistic: pessimistic.next };
}

/** Sets figures of the participant that was projected last. */
type FigureSetter = (projected: ProjectedParticipant, index: number) => void;

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

function pensionSetter(
  columns: AllColumns,
  { projection, scenarios, premiums, stepCount }: EffectBasis,
  pessimistic: PensionTotals,
): FigureSetter {
  const perRate = new Float64Array(stepCount);
  const inScenario = scenarioKeys.map((scenario): [ScenarioKey, PensionsOf] => [
    scenario,
    pensionsOn(scenarios[scenario], projection),
  ]);
  return (projected, index) => {
    for (const [scenario, pensionsOf] of inScenario) {
      const pensions = pensionsOf(projected, perRate.fill(0));
      if (scenario === 'pessimistic') addPensions(pessimistic, 'totalPension', pensions);
      columns.unchanged.pensions[scenario][index] = pensions.current;
      for (let place = 0; place < premiums.length; place++) {
        const pension = pensions.carried + dotProduct(perRate, premiums[place]!.rates);
        columns.premiums[place]!.pensions[scenario][index] = pension;
      }
    }
  };
}

/** Premiums and own contributions of the month of transition, a year. */
function premiumSetter(
  columns: AllColumns,
  { projection, premiums, employeeRates }: EffectBasis,
  salaries: Float64Array,
): FigureSetter {
  const { current, next, grid } = projection;
  const { transition, periods } = grid;
  const period = periods.ofMonth[transition]!;
  return (projected, index) => {
    const salary = projection.salary[period]! * paidPartTime(projected.participant);
    salaries[index] = salary;
    const now = { premiumRate: current.premiumRates(projected)[transition]!, base: current.base[period]!, salary };
    columns.unchanged.premium[index] = now.premiumRate * now.base;
    columns.unchanged.ownContribution[index] = contributionOf(current.rates.employee, now);
    const base = next.base[period]!;
    const step = next.spans(projected).step[0]!;
    for (let place = 0; place < premiums.length; place++) {
      const premiumRate = premiums[place]!.rates[step]!;
      columns.premiums[place]!.premium[index] = premiumRate * base;
      columns.premiums[place]!.ownContribution[index] = contributionOf(employeeRates, { premiumRate, base, salary });
    }
  };
}

/**
 * A benefit of the new scheme is worth the premiums that are invested for it. What is paid in for those of the current
 * one are its premiums, and the indexation that is bought for them.
 */
function profitSetter(
  columns: AllColumns,
  { projection: { current, next }, premiums, discounts, invested, currentBenefits, stepCount }: EffectBasis,
): FigureSetter {
  const perRate = new Float64Array(stepCount);
  const [currentValue, newIndexation] = [current.premiumValue(discounts), current.newIndexation(discounts)];
  const addNextValue = next.premiumValue(discounts);
  return (projected, index) => {
    const value = currentValue(projected);
    columns.unchanged.grossProfit[index] = value;
    columns.unchanged.netProfit[index] = currentBenefits(projected, value) - (value + newIndexation(projected));
    addNextValue(perRate.fill(0), projected);
    for (let place = 0; place < premiums.length; place++) {
      const nextValue = dotProduct(perRate, premiums[place]!.rates);
      columns.premiums[place]!.grossProfit[index] = nextValue;
      columns.premiums[place]!.netProfit[index] = nextValue * invested - nextValue;
    }
  };
}
