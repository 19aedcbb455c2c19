import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonicalValues, type MortalityTableFile } from '#core/mortality/mortality-table-file.ts';
import { InvalidMortalityTableError, mortalityTableFrom } from '#core/mortality/mortality-table-from.ts';
import { mortalityTable, mortalityTableFiles, UnknownMortalityTableError } from '#core/mortality/register.ts';
import { mortalityTableNames } from '#core/mortality/table-names.ts';

const small: MortalityTableFile = {
  name: 'Klein',
  edition: 'Kleine tafel',
  kind: 'generation',
  source: 'Made for this test',
  published: '2026-11',
  licence: 'none',
  firstAge: 20,
  firstYear: 2025,
  checksum: '0'.repeat(64),
  values: {
    M: [
      [0.1, 0.2],
      [0.3, 0.4],
    ],
    V: [
      [0.05, 0.06],
      [0.07, 1],
    ],
  },
};

describe('the registered tables', () => {
  test('are those that a dossier may name, AG2024 first', () => {
    expect(mortalityTableNames).toEqual([
      'AG2024',
      'AG2022',
      'CBS-VN 2024',
      'CBS 2007-2012',
      'CBS 2011-2016',
      'CBS 2015-2019',
      'CBS 2020-2024',
    ]);
    expect(mortalityTableFiles.map((file) => file.name)).toEqual(mortalityTableNames);
  });

  test('are all files of the folder', () => {
    const files = readdirSync(new URL('tables/', import.meta.url));
    const fileNames = mortalityTableNames.map((name) => `${name.toLowerCase().replaceAll(' ', '-')}.json`);
    expect(files.toSorted()).toEqual(fileNames.toSorted());
  });

  test.each(mortalityTableFiles)('$name has the values that its checksum belongs to', (file) => {
    expect(createHash('sha256').update(canonicalValues(file)).digest('hex')).toBe(file.checksum);
  });

  test.each(mortalityTableFiles)(
    '$name covers ages 0 to 120, with some death from 55 on and no certain death',
    (file) => {
      const table = mortalityTable(file.name);
      expect(file.firstAge).toBe(0);
      expect(table.lastAge).toBe(120);
      for (const sex of ['M', 'V'] as const) {
        expect(Math.min(...file.values[sex].slice(55).flat())).toBeGreaterThan(0);
        expect(Math.max(...file.values[sex].flat())).toBeLessThan(1);
      }
    },
  );

  test('an unknown name is an error that lists the known ones', () => {
    expect(() => mortalityTable('AG2099')).toThrow(UnknownMortalityTableError);
    expect(() => mortalityTable('AG2099')).toThrow(/AG2099.*AG2024, AG2022/);
  });
});

describe('values as published', () => {
  // Read in the sources named in the table files.
  test.each([
    ['AG2024', 'M', 0, 2022, 0.002072],
    ['AG2024', 'M', 0, 2026, 0.0018],
    ['AG2024', 'V', 120, 2200, 0.489159],
    ['AG2022', 'M', 0, 2028, 0.001677],
    ['AG2022', 'V', 120, 2191, 0.493646],
    ['CBS-VN 2024', 'M', 0, 2023, 0.003717],
    ['CBS-VN 2024', 'V', 120, 2100, 0.597742],
  ] as const)('%s %s age %i in %i is %f', (name, sex, age, year, expected) => {
    expect(mortalityTable(name).probability(sex, age, year)).toBe(expected);
  });
});

describe('a table', () => {
  const table = mortalityTableFrom(small);

  test('gives q by sex, age and calendar year', () => {
    expect(table.probability('M', 20, 2026)).toBe(0.2);
    expect(table.probability('V', 21, 2025)).toBe(0.07);
  });

  test('uses its first year before it and its last year after it', () => {
    expect(table.probability('M', 21, 1990)).toBe(0.3);
    expect(table.probability('M', 21, 2090)).toBe(0.4);
  });

  test('lets nobody live past the year after its last age, and has no younger ages', () => {
    expect(table.lastAge).toBe(21);
    expect(table.probability('V', 22, 2025)).toBe(1);
    expect(() => table.probability('V', 19, 2025)).toThrow(RangeError);
    expect(() => table.probability('V', 20.5, 2025)).toThrow(RangeError);
  });

  test('of a period counts for every calendar year', () => {
    const period = mortalityTable('CBS 2007-2012');
    expect(period.kind).toBe('period');
    expect(period.probability('M', 0, 1900)).toBe(0.0041391);
    expect(period.probability('M', 0, 2100)).toBe(0.0041391);
  });
});

describe('a table file', () => {
  const wrong = (change: Partial<MortalityTableFile>) => () => mortalityTableFrom({ ...small, ...change });

  test.each([
    [{ name: ' ' }, 'empty'],
    [{ kind: 'prognosis' as 'period' }, 'kind'],
    [{ checksum: 'abc' }, 'SHA-256'],
    [{ firstAge: -1 }, 'firstAge'],
    [{ firstYear: 2025.5 }, 'firstYear'],
    [{ kind: 'period' as const }, 'one value per age'],
    [{ values: { M: [], V: [] } }, 'no values'],
    [{ values: { M: small.values.M, V: small.values.V.slice(1) } }, 'different number of ages'],
    [{ values: { M: small.values.M, V: [[0.1, 0.2], [0.3]] } }, 'V, age 21: 1 values instead of 2'],
    [{ values: { M: [[0.1, 1.1]], V: [[0.1, 0.2]] } }, 'M, age 20, year 2026: 1.1 is not a probability'],
    [{ values: { M: [[0.1, 0.2]], V: [[Number.NaN, 0.2]] } }, 'V, age 20, year 2025: NaN is not a probability'],
  ])('with %j is refused', (change, message) => {
    expect(wrong(change)).toThrow(InvalidMortalityTableError);
    expect(wrong(change)).toThrow(message);
  });
});
