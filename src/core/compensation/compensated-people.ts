import { wholeYears } from '#core/calendar/age.ts';
import type { CompensationRules } from '#core/dossier-choices.ts';
import { cohortAt, isEntitled } from '#core/compensation/entitlement.ts';
import { addExposure, type CompensationExposures, emptyExposures } from '#core/compensation/exposures.ts';
import type { CompensationPayments } from '#core/compensation/payments.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';

/**
 * What shortfalls and rates of compensation depend on, on the basis of compensation; one element per participant in the
 * order of the dossier. Columns of the person, not of the pension, are 0 for who is not entitled.
 */
export interface CompensatedPeople {
  /** Whole years at the transition, and the first age of the cohort. */
  readonly age: Int32Array;
  readonly cohort: Int32Array;
  /** 1 for who is entitled. */
  readonly entitled: Uint8Array;
  /** EUR a year in today's money: current pension, new pension apart from premiums since T, and per 1.00 of flat premium. */
  readonly currentPension: Float64Array;
  readonly carriedPension: Float64Array;
  readonly pensionPerFlat: Float64Array;
  /** Pension a year in today's money per EUR of capital at the pension date. */
  readonly perCapital: Float64Array;
  /** What 1.00 of rate, paid as premium in each month of the period, becomes at the pension date, EUR. */
  readonly valuePerRate: Float64Array;
  /** What 1.00 of rate in each month of the period is, discounted to the transition without exits, EUR. */
  readonly presentPerRate: Float64Array;
  /** Per flat premium: the differences of premium up to the pension date, discounted likewise, EUR. */
  readonly presentDifferences: readonly Float64Array[];
  /** What compensation at a rate costs over the horizon, for the frontier; empty without one. */
  readonly exposures: CompensationExposures;
}

/** Inputs for the people. */
export interface CompensatedPeopleInput {
  readonly participants: readonly ProjectedParticipant[];
  readonly stepCount: number;
  readonly projection: ParticipantProjection;
  readonly payments: CompensationPayments;
  readonly basis: PensionBasis;
  readonly rules: CompensationRules;
  /** kosten_op_inleg of the new scheme. */
  readonly entryCost: number;
  /** Practical flat premiums that are compensated. */
  readonly flats: readonly number[];
  /** Years of the horizon. */
  readonly horizon: number;
}

type Columns = Omit<CompensatedPeople, 'age' | 'cohort' | 'entitled' | 'exposures'>;

/** Projects everybody once. */
export function compensatedPeople(input: CompensatedPeopleInput): CompensatedPeople {
  const { participants, projection, payments, rules } = input;
  const { transition } = projection.grid;
  const age = Int32Array.from(participants, ({ ageAtStart }) => wholeYears(ageAtStart + transition));
  const cohort = age.map((years) => cohortAt(rules, years));
  const entitled = Uint8Array.from(age, (years) => Number(isEntitled(rules, years)));
  const columns = emptyColumns(input);
  const exposures = emptyExposures(rules, cohort);
  const addPensions = pensionAdder(input, columns);
  for (const [index, projected] of participants.entries()) {
    projection.project(projected);
    payments.prepare(projected);
    addPensions(projected, index);
    if (entitled[index] === 0) continue;
    addValues(input, columns, projected, index);
    addExposure(exposures, index, projected, input);
  }
  return { age, cohort, entitled, ...columns, exposures };
}

function emptyColumns({ participants, flats }: CompensatedPeopleInput): Columns {
  const column = (): Float64Array => new Float64Array(participants.length);
  return {
    currentPension: column(),
    carriedPension: column(),
    pensionPerFlat: column(),
    perCapital: column(),
    valuePerRate: column(),
    presentPerRate: column(),
    presentDifferences: flats.map(column),
  };
}

/** The pensions of the participant that was projected. */
function pensionAdder(
  { stepCount, projection: { current, next }, basis }: CompensatedPeopleInput,
  columns: Columns,
): (projected: ProjectedParticipant, index: number) => void {
  const perRate = new Float64Array(stepCount);
  return (projected, index) => {
    next.addSensitivities(perRate.fill(0), projected, basis);
    columns.currentPension[index] = current.pension(projected, basis);
    columns.carriedPension[index] = current.carriedPension(projected, basis);
    columns.pensionPerFlat[index] = perRate.reduce((sum, part) => sum + part, 0);
    columns.perCapital[index] = basis.perCapitalAtNewDate(projected);
  };
}

/** What a rate becomes and is worth, and the differences of premium, of the participant that was projected. */
function addValues(
  { projection, payments, basis, entryCost, flats, rules }: CompensatedPeopleInput,
  { valuePerRate, presentPerRate, presentDifferences }: Columns,
  projected: ProjectedParticipant,
  index: number,
): void {
  const { discount, transition } = projection.weights;
  const { monthsInNext } = projected;
  const until = payments.until(projected);
  for (let month = transition; month < until; month++) {
    const base = payments.bases.base(month);
    valuePerRate[index]! += base * (1 - entryCost) * basis.accumulation[monthsInNext - month]!;
    presentPerRate[index]! += base * discount[month - transition]!;
  }
  if (rules.method !== 'premiumDifference') return;
  for (const [position, flat] of flats.entries()) {
    const differences = presentDifferences[position]!;
    for (let month = transition; month < monthsInNext; month++) {
      differences[index]! += payments.difference(flat, month) * discount[month - transition]!;
    }
  }
}
