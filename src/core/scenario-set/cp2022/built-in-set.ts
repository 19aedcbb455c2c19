import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { stateSet } from '#core/scenario-set/state-set.ts';

/** How the set of those who have none of the central bank is simulated: always the same paths, so that the same dossier gives the same figures. */
const plan = { measure: 'real', paths: 10_000, years: 60, seed: 2022 } as const;

/** What is known of that set before it is there. */
export const builtInSetFacts = {
  name: 'CP2022',
  source: cp2022.source,
  quarter: '2024Q1',
  checksum: null,
  isIllustration: true,
  count: plan.paths,
} as const;

/** What differs between scenarios, by the rows it has: of the start of each year and the end, or of each year. */
const rowsOf = {
  variance: plan.years + 1,
  shortRate: plan.years + 1,
  expectedInflation: plan.years + 1,
  equityReturn: plan.years,
  priceInflation: plan.years,
} as const;
type Column = keyof typeof rowsOf;
const columns = Object.keys(rowsOf) as Column[];
const rowCount = columns.reduce((sum, column) => sum + rowsOf[column], 0);

/**
 * Simulates the numbers of the set, or of its first paths: column by column, year by year, an element per path. Takes a second or two.
 * In half the memory of its simulation.
 */
export function builtInNumbers(paths: number = plan.paths): Float32Array<ArrayBuffer> {
  const { variance, shortRate, expectedInflation, equity, prices } = simulated(cp2022, { ...plan, paths });
  const numbers = new Float32Array(rowCount * paths);
  const parts = [variance, shortRate, expectedInflation, equity.map(Math.expm1), prices.map(Math.expm1)];
  let at = 0;
  for (const part of parts) {
    numbers.set(part, at);
    at += part.length;
  }
  return numbers;
}

/** The set of such numbers, as they were simulated or kept in a file. Throws RangeError for a count that is none of whole paths. */
export function builtInSetOf(numbers: Float32Array): ScenarioSet {
  const count = numbers.length / rowCount;
  if (!Number.isInteger(count) || count === 0) throw new RangeError('no numbers of whole scenarios');
  let at = 0;
  const rows = (column: Column): Float32Array[] =>
    Array.from({ length: rowsOf[column] }, () => numbers.subarray(at, (at += count)));
  const { name, source, psi, phi } = cp2022;
  return stateSet({
    name,
    source,
    count,
    years: plan.years,
    psi: Float64Array.from(psi.flat()),
    phi: Float64Array.from(phi.flat()),
    variance: rows('variance'),
    shortRate: rows('shortRate'),
    expectedInflation: rows('expectedInflation'),
    equityReturn: rows('equityReturn'),
    priceInflation: rows('priceInflation'),
  });
}

/** Simulates it, or its first paths; who asks more than once keeps it. */
export const builtInSet = (paths: number = plan.paths): ScenarioSet => builtInSetOf(builtInNumbers(paths));
