import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { CompensatedPeople } from '#core/compensation/compensated-people.ts';
import {
  addPayments,
  type CompensationTotals,
  emptyCompensationTotals,
  type WeightedCost,
} from '#core/compensation/compensation-totals.ts';
import { type CompensationPayments, compensationCost, isPaidAsItFalls } from '#core/compensation/payments.ts';
import type { CompensationRates } from '#core/compensation/rates.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { runningSums, sumBeforePension } from '#core/projection/running-sums.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { ParticipantCompensation } from '#core/result/compensation-result.ts';

/**
 * Sets what was paid last in the first twelve months since the transition, as far as there is compensation in them, EUR.
 * A difference that is paid as it falls has no rate of its own: what its first year amounts to is given.
 */
function setFirstYear(
  {
    payments,
    rules,
  }: {
    readonly payments: CompensationPayments;
    readonly rules: CompensationRules;
  },
  columns: ParticipantCompensation,
  flat: number,
  projected: ProjectedParticipant,
  index: number,
): void {
  const { period, year, from, until } = payments.spans(projected);
  const sum = (amount: (span: number) => number): number => {
    let total = 0;
    for (let span = 0; span < period.length && year[span] === 0; span++) {
      total += (until[span]! - from[span]!) * amount(span);
    }
    return total;
  };
  const premium = sum((span) => payments.premium[span]!);
  const salary = sum((span) => payments.salary[span]!);
  columns.firstYearPremium[index] = premium;
  columns.firstYearSalary[index] = salary;
  columns.firstYearCost[index] = compensationCost(premium, salary, rules);
  if (!isPaidAsItFalls(rules)) return;
  const base = sum((span) => payments.bases.base[period[span]!]! / 12);
  const difference = sum((span) => payments.difference(flat, from[span]!));
  columns.individualRate[index] = base > 0 ? difference / base : 0;
  columns.rate[index] = base > 0 ? salary / base : 0;
}

/** A flat premium with the rates of compensation beside it. */
export interface CompensatedFlat {
  readonly flat: number;
  readonly rates: CompensationRates;
}

/** What is paid beside one premium. The columns have one element per participant. */
export interface AlternativePayments {
  readonly totals: CompensationTotals;
  readonly participants: ParticipantCompensation;
  readonly cost: Readonly<Record<keyof WeightedCost, Float64Array>>;
  /** What it becomes at the pension date on the basis of compensation, paid as premium or not, EUR. */
  readonly accumulated: Float64Array;
}

/** Inputs for the payments. */
export interface AlternativePaymentsInput {
  readonly participants: readonly ProjectedParticipant[];
  readonly people: CompensatedPeople;
  readonly projection: ParticipantProjection;
  readonly payments: CompensationPayments;
  readonly rules: CompensationRules;
  /** kosten_op_inleg of the new scheme. */
  readonly entryCost: number;
  /** Basis of compensation, and that of the expected pensions. */
  readonly basis: PensionBasis;
  readonly expected: PensionBasis;
  /** Years of the horizon. */
  readonly horizon: number;
}

/** Projects everybody who is entitled once, and pays beside every flat premium; in the order of the premiums. */
export function alternativePayments(
  input: AlternativePaymentsInput,
  premiums: readonly CompensatedFlat[],
): AlternativePayments[] {
  const { participants, people, projection, payments, rules } = input;
  const { grid } = projection;
  const years = Math.ceil((grid.length - grid.transition) / 12);
  const paid = premiums.map(({ rates }) => emptyPayments(participants.length, years, rates));
  const setPensions = pensionSetter(input);
  for (const [index, projected] of participants.entries()) {
    if (people.entitled[index] === 0) continue;
    projection.project(projected);
    payments.prepare(projected);
    for (const [position, { flat, rates }] of premiums.entries()) {
      // The columns begin at zero.
      if (rates.paid[index] === 0 && !isPaidAsItFalls(rules)) continue;
      payments.pay(flat, rates.paid[index]!);
      const { totals, participants: columns, cost, accumulated } = paid[position]!;
      const added = addPayments(totals, payments, projected, projection.weights, input);
      cost.total[index] = added.total;
      cost.present[index] = added.present;
      cost.horizon[index] = added.horizon;
      accumulated[index] = setPensions(columns, projected, index);
      setFirstYear(input, columns, flat, projected, index);
    }
  }
  return paid;
}

function emptyPayments(
  count: number,
  years: number,
  { shortfall, individual, paid }: CompensationRates,
): AlternativePayments {
  const column = (): Float64Array => new Float64Array(count);
  return {
    totals: emptyCompensationTotals(years),
    participants: {
      shortfall,
      individualRate: individual.slice(),
      rate: paid.slice(),
      firstYearPremium: column(),
      firstYearSalary: column(),
      firstYearCost: column(),
      pensionFromPremium: column(),
      salary: column(),
      pensionFromSalary: column(),
    },
    cost: { total: column(), present: column(), horizon: column() },
    accumulated: column(),
  };
}

/** Sets what the participant gets out of it; gives the capital on the basis of compensation. Costs on entry are not invested. */
function pensionSetter({
  payments,
  entryCost,
  basis,
  expected,
}: AlternativePaymentsInput): (
  columns: ParticipantCompensation,
  projected: ProjectedParticipant,
  index: number,
) => number {
  const [basisSums, expectedSums] = [runningSums(basis.accumulation), runningSums(expected.accumulation)];
  return (columns, projected, index) => {
    let fromPremium = 0;
    let fromSalary = 0;
    let gross = 0;
    let accumulated = 0;
    const { from, until } = payments.spans(projected);
    for (let span = 0; span < from.length; span++) {
      const premium = payments.premium[span]!;
      const salary = payments.salary[span]!;
      const first = from[span]!;
      const end = until[span]!;
      const grown = sumBeforePension(expectedSums, projected.monthsInNext, first, end);
      fromPremium += premium * grown;
      fromSalary += salary * grown;
      accumulated += (premium + salary) * sumBeforePension(basisSums, projected.monthsInNext, first, end);
      gross += salary * (end - first);
    }
    const pensionPerPaid = (1 - entryCost) * expected.perCapitalAtNewDate(projected);
    columns.pensionFromPremium[index] = fromPremium * pensionPerPaid;
    columns.pensionFromSalary[index] = fromSalary * pensionPerPaid;
    columns.salary[index] = gross;
    return accumulated * (1 - entryCost);
  };
}
