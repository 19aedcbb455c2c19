import type { MortalityTableFile } from '#core/mortality/mortality-table-file.ts';
import { mortalityTableFrom } from '#core/mortality/mortality-table-from.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { mortalityTableNames } from '#core/mortality/table-names.ts';
import ag2022 from '#core/mortality/tables/ag2022.json' with { type: 'json' };
import ag2024 from '#core/mortality/tables/ag2024.json' with { type: 'json' };
import cbs2007 from '#core/mortality/tables/cbs-2007-2012.json' with { type: 'json' };
import cbs2011 from '#core/mortality/tables/cbs-2011-2016.json' with { type: 'json' };
import cbs2015 from '#core/mortality/tables/cbs-2015-2019.json' with { type: 'json' };
import cbs2020 from '#core/mortality/tables/cbs-2020-2024.json' with { type: 'json' };
import cbsUn2024 from '#core/mortality/tables/cbs-vn-2024.json' with { type: 'json' };

/**
 * All table files of this folder, in the order of their names. A newer edition is one more file in `tables`, one more line
 * here and its name in `table-names.ts`. (A JSON import knows `kind` only as a string, hence the assertion;
 * `mortalityTableFrom` checks it.)
 */
export const mortalityTableFiles = [
  ag2024,
  ag2022,
  cbsUn2024,
  cbs2007,
  cbs2011,
  cbs2015,
  cbs2020,
] as readonly unknown[] as readonly MortalityTableFile[];

/** A dossier names a mortality table that is not registered. */
export class UnknownMortalityTableError extends Error {
  readonly tableName: string;

  constructor(tableName: string) {
    super(`Unknown mortality table "${tableName}"; registered are ${mortalityTableNames.join(', ')}`);
    this.name = 'UnknownMortalityTableError';
    this.tableName = tableName;
  }
}

const tables = new Map<string, MortalityTable>();

/** The registered table of that name, made from its file when it is first asked for. */
export function mortalityTable(name: string): MortalityTable {
  const known = tables.get(name);
  if (known !== undefined) return known;
  const file = mortalityTableFiles.find((candidate) => candidate.name === name);
  if (file === undefined) throw new UnknownMortalityTableError(name);
  const table = mortalityTableFrom(file);
  tables.set(name, table);
  return table;
}
