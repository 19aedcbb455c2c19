import { type CompensationInput, workingParts } from '#core/compensation/compensation.ts';
import { addPayments, emptyCompensationTotals } from '#core/compensation/compensation-totals.ts';
import { compensationRates } from '#core/compensation/rates.ts';

/** What compensation beside a flat premium costs, without what it gives to whom. */
interface FlatCompensation {
  /** Of those in service, per year since the transition, weighted with being in service and discounted to it, EUR. */
  readonly presentCost: Float64Array;
  /** The rate of those who come later, by the age that was had at the transition; as salary there is none. */
  readonly rateAtAge: (age: number) => number;
}

/** Flat premiums that are worked out together: what is kept of each takes memory for every participant. */
const batchSize = 16;

/** The cost of compensation beside each of many flat premiums, in their order. */
export function flatCompensations(input: CompensationInput, flats: readonly number[]): FlatCompensation[] {
  const batches = Array.from({ length: Math.ceil(flats.length / batchSize) }, (_, index) =>
    flats.slice(index * batchSize, (index + 1) * batchSize),
  );
  return batches.flatMap((batch) => costsOf(input, batch));
}

function costsOf(input: CompensationInput, flats: readonly number[]): FlatCompensation[] {
  const { projection } = input;
  const working = workingParts(input, flats);
  const { people, payments, participants, rules } = working;
  const years = Math.ceil((projection.grid.length - projection.grid.transition) / 12);
  const beside = flats.map((flat, position) => ({
    flat,
    rates: compensationRates(people, flat, position, rules),
    totals: emptyCompensationTotals(years),
  }));
  for (const [index, projected] of participants.entries()) {
    if (people.entitled[index] === 0) continue;
    projection.project(projected);
    payments.prepare(projected);
    for (const { flat, rates, totals } of beside) {
      payments.pay(flat, rates.paid[index]!);
      addPayments(totals, payments, projected, projection.weights, working);
    }
  }
  return beside.map(({ rates, totals }) => ({ presentCost: totals.presentCost, rateAtAge: rates.atAge }));
}
