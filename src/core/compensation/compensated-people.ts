import { wholeYears } from '#core/calendar/age.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { cohortAt, isEntitled, type CompensationPayments } from '#core/compensation/payments.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { pensionsOn } from '#core/projection/participant-pensions.ts';
import { runningSums, sumBeforePension, sumOf } from '#core/projection/running-sums.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';

/**
 * What shortfalls and rates of compensation depend on, on the basis of compensation; one element per participant in the
 * order of the dossier. Columns of the person, not of the pension, are 0 for those who are not entitled.
 */
export interface CompensatedPeople {
  /** Whole years at the transition, and the first age of the cohort. */
  readonly age: Int32Array;
  readonly cohort: Int32Array;
  /** 1 for those who are entitled. */
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
}

/** Inputs for the people. */
interface CompensatedPeopleInput {
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
}

/** Sets columns of the participant that was projected last. */
type ColumnSetter = (projected: ProjectedParticipant, index: number) => void;

type Columns = Omit<CompensatedPeople, 'age' | 'cohort' | 'entitled'>;

/** Projects everybody once. */
export function compensatedPeople(input: CompensatedPeopleInput): CompensatedPeople {
  const { participants, projection, payments, rules } = input;
  const { transition } = projection.grid;
  const age = Int32Array.from(participants, ({ ageAtStart }) => wholeYears(ageAtStart + transition));
  const cohort = age.map((years) => cohortAt(rules, years));
  const entitled = Uint8Array.from(age, (years) => Number(isEntitled(rules, years)));
  const columns = emptyColumns(input);
  const addPensions = pensionAdder(input, columns);
  const [addValues, addDifferences] = [valueAdder(input, columns), differenceAdder(input, columns)];
  for (const [index, projected] of participants.entries()) {
    projection.project(projected);
    payments.prepare(projected);
    addPensions(projected, index);
    if (entitled[index] === 0) continue;
    addValues(projected, index);
    addDifferences(projected, index);
  }
  return { age, cohort, entitled, ...columns };
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
function pensionAdder({ stepCount, projection, basis }: CompensatedPeopleInput, columns: Columns): ColumnSetter {
  const perRate = new Float64Array(stepCount);
  const pensionsOf = pensionsOn(basis, projection);
  return (projected, index) => {
    const { current, carried } = pensionsOf(projected, perRate.fill(0));
    columns.currentPension[index] = current;
    columns.carriedPension[index] = carried;
    columns.pensionPerFlat[index] = perRate.reduce((sum, part) => sum + part, 0);
    columns.perCapital[index] = basis.perCapitalAtNewDate(projected);
  };
}

/** What a rate becomes and is worth of the participant that was projected. */
function valueAdder(
  { projection: { weights }, payments, basis, entryCost }: CompensatedPeopleInput,
  { valuePerRate, presentPerRate }: Columns,
): ColumnSetter {
  const { transition, discountSums } = weights;
  const accumulationSums = runningSums(basis.accumulation);
  return (projected, index) => {
    const { period, from, until } = payments.spans(projected);
    for (let span = 0; span < period.length; span++) {
      const first = from[span]!;
      const end = until[span]!;
      const base = payments.bases.base[period[span]!]! / 12;
      const grown = sumBeforePension(accumulationSums, projected.monthsInNext, first, end);
      valuePerRate[index]! += base * (1 - entryCost) * grown;
      presentPerRate[index]! += base * sumOf(discountSums, first - transition, end - transition);
    }
  };
}

/** The differences of premium of the participant that was projected: month by month, as none of them is below 0. */
function differenceAdder(
  { projection: { weights }, payments, flats, rules }: CompensatedPeopleInput,
  { presentDifferences }: Columns,
): ColumnSetter {
  const { discount, transition } = weights;
  if (rules.method !== 'premiumDifference') return () => undefined;
  return ({ premiumMonthsInNext }, index) => {
    for (const [position, flat] of flats.entries()) {
      const differences = presentDifferences[position]!;
      for (let month = transition; month < premiumMonthsInNext; month++) {
        differences[index]! += payments.difference(flat, month) * discount[month - transition]!;
      }
    }
  };
}
