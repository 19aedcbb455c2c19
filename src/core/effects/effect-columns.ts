import { type EffectFigures, type ScenarioKey, scenarioKeys } from '#core/effects-result.ts';
import type { Member } from '#core/participant/member.ts';
import { amountAt, type LinearAmount } from '#core/projection/linear-amount.ts';
import type { MemberCourses } from '#core/projection/member-courses.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { addPensions, emptyTally, type PensionTally } from '#core/projection/pension-sums.ts';
import type { PerShown, PerVariant } from '#core/result.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import { perVariant, variantKeys } from '#core/transition/per-alternative.ts';
import type { Variant } from '#core/transition/variants.ts';

/** On what effects are reckoned. */
export interface EffectBasis {
  readonly courses: MemberCourses;
  readonly scenarios: Readonly<Record<ScenarioKey, PensionBasis>>;
  readonly variants: PerVariant<Variant>;
  readonly stepCount: number;
  /** What employees pay in the new scheme. */
  readonly employeeRates: CostRates;
  /** Part of a premium of the new scheme that is invested. */
  readonly invested: number;
  /** Value at the transition of the current scheme's benefits from then on: of whom, and of which value of premiums. */
  readonly currentBenefits: (member: Member, premiums: number) => number;
  /** Value at the transition of EUR 1 so many months later, at the zero curve. */
  readonly discounts: Float64Array;
}

type Columns = EffectFigures<Float64Array>;

/** What alternatives mean for people. */
export interface PeopleEffects {
  readonly columns: PerShown<Columns>;
  /** Sum of their new pensions in the pessimistic scenario, at whatever rates. */
  readonly pessimistic: LinearAmount;
}

/** Effects on each of these people, who are projected one by one. */
export function effectColumns(members: readonly Member[], basis: EffectBasis): PeopleEffects {
  const { courses, variants } = basis;
  const count = members.length;
  const columns: PerShown<Columns> = {
    unchanged: emptyColumns(count),
    ...perVariant(variants, () => emptyColumns(count)),
  };
  const perRate = new Float64Array(basis.stepCount);
  const pessimistic = emptyTally(basis.stepCount);
  for (const [index, member] of members.entries()) {
    courses.project(member);
    setPensions(columns, index, member, basis, perRate, pessimistic);
    setPremiums(columns, index, member, basis);
    setProfit(columns, index, member, basis, perRate);
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
  columns: PerShown<Columns>,
  index: number,
  member: Member,
  { courses, scenarios, variants }: EffectBasis,
  perRate: Float64Array,
  pessimistic: PensionTally,
): void {
  for (const scenario of scenarioKeys) {
    const basis = scenarios[scenario];
    courses.next.addSensitivities(perRate.fill(0), member, basis);
    const carried = courses.current.carriedPension(member, basis);
    const current = courses.current.pension(member, basis);
    if (scenario === 'pessimistic') addPensions(pessimistic, 'totalPension', { current, carried, perRate });
    columns.unchanged.pensions[scenario][index] = current;
    for (const key of variantKeys(variants)) {
      columns[key]!.pensions[scenario][index] = amountAt({ fixed: carried, perRate }, variants[key]!.rates);
    }
  }
}

/** Premiums and own contributions of the month of transition, a year. */
function setPremiums(
  columns: PerShown<Columns>,
  index: number,
  member: Member,
  { courses, variants, employeeRates }: EffectBasis,
): void {
  const { transition } = courses.grid;
  const { course } = courses.current;
  const base = courses.next.course.base[transition]!;
  const step = courses.next.course.step[transition]!;
  const salary = courses.salary[transition]! * member.participant.partTime;
  columns.unchanged.premium[index] = course.premium[transition]! * 12;
  columns.unchanged.ownContribution[index] = course.employeeContribution[transition]! * 12;
  for (const key of variantKeys(variants)) {
    const premium = variants[key]!.rates[step]! * base;
    columns[key]!.premium[index] = premium;
    columns[key]!.ownContribution[index] =
      employeeRates.perPremium * premium + employeeRates.perBase * base + employeeRates.perSalary * salary;
  }
}

/** A benefit of the new scheme is worth the premiums that are invested for it. */
function setProfit(
  columns: PerShown<Columns>,
  index: number,
  member: Member,
  { courses, variants, discounts, invested, currentBenefits }: EffectBasis,
  perRate: Float64Array,
): void {
  const { transition } = courses.grid;
  const { premium } = courses.current.course;
  const { base, step } = courses.next.course;
  let current = 0;
  for (let month = transition; month < member.monthsInCurrent; month++) {
    current += premium[month]! * discounts[month - transition]!;
  }
  perRate.fill(0);
  for (let month = transition; month < member.monthsInNext; month++) {
    perRate[step[month]!]! += (base[month]! * discounts[month - transition]!) / 12;
  }
  columns.unchanged.grossProfit[index] = current;
  columns.unchanged.netProfit[index] = currentBenefits(member, current) - current;
  for (const key of variantKeys(variants)) {
    const value = amountAt({ fixed: 0, perRate }, variants[key]!.rates);
    columns[key]!.grossProfit[index] = value;
    columns[key]!.netProfit[index] = value * invested - value;
  }
}
