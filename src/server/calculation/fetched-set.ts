import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { stateSet } from '#core/scenario-set/state-set.ts';
import type { Ask } from '#server/calculation/child-messages.ts';

/** A set of scenarios that a dossier can be calculated with, as the parent tells of it. */
export interface OfferedSet {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  /** Of which quarter: 2026Q3. */
  readonly quarter: string;
  readonly checksum: string;
  readonly isIllustration: false;
  readonly count: number;
  readonly years: number;
}

/** What a dossier can be calculated with beside what the program brings. */
export interface OfferedData {
  readonly curves: readonly OfferedCurve[];
  readonly sets: readonly OfferedSet[];
}

/** A zero curve by whole term from one year on, of a day (2026-09-30). */
export interface OfferedCurve {
  readonly id: string;
  /** By which a dossier names it, as those that are shipped: 30-09-2026. */
  readonly name: string;
  readonly date: string;
  readonly source: string;
  readonly rates: readonly number[];
}

/** What a child asks for: one series in one year of a set, or its rate parameters. */
export interface BlockQuestion {
  readonly does: 'scenarios';
  readonly setId: string;
  readonly series: string;
  readonly year: number;
}

/**
 * Fetches as many years of a set as are needed, block by block, so that a calculation process with no right to files holds what it uses and
 * no more: twenty bytes for a scenario and year. A set that is shorter is given whole; who uses it sees its years.
 */
export async function fetchedSet(
  { id, name, source, count, years }: OfferedSet,
  needed: number,
  ask: Ask,
): Promise<ScenarioSet> {
  const taken = Math.min(years, needed);
  const block = async (series: string, year: number): Promise<ArrayBuffer> => {
    const question: BlockQuestion = { does: 'scenarios', setId: id, series, year };
    // A copy: what comes out of a message starts anywhere in memory.
    return new Uint8Array((await ask(question)) as Uint8Array).buffer;
  };
  const column = async (series: string, length: number): Promise<readonly Float32Array[]> => {
    const list: Float32Array[] = [];
    for (let year = 0; year < length; year++) list.push(new Float32Array(await block(series, year)));
    return list;
  };
  const phi = new Float64Array(await block('phi', 0));
  return stateSet({
    name,
    source,
    count,
    years: taken,
    phi: firstYears(phi, years + 1, taken + 1),
    psi: new Float64Array(await block('psi', 0)),
    variance: await column('variance', taken + 1),
    shortRate: await column('shortRate', taken + 1),
    expectedInflation: await column('expectedInflation', taken + 1),
    equityReturn: await column('equityReturn', taken),
    priceInflation: await column('priceInflation', taken),
  });
}

/** The first columns of a table that is stored row by row. */
function firstYears(table: Float64Array, columns: number, taken: number): Float64Array {
  const rows = table.length / columns;
  const first = new Float64Array(rows * taken);
  for (let row = 0; row < rows; row++) first.set(table.subarray(row * columns, row * columns + taken), row * taken);
  return first;
}
