import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registers } from '#input/fields/register.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';

const root = new URL('../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The rows of the table of the page: what is filled in, the page with formulas, the test. */
const rows = textOf('docs/method/real-employers.md')
  .split('\n')
  .filter((line) => /^\| .*\.test\.ts` \|$/.test(line))
  .map((line) => {
    const [term = '', fields = '', page = '', worked = ''] = line.split(' | ');
    return {
      term,
      fields: [...fields.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      page: /\((.*)\)/.exec(page)?.[1] ?? '',
      worked: /`(.*)`/.exec(worked)?.[1] ?? '',
    };
  });

test('each term of real employers has its page, with a case that a test works by hand', () => {
  expect(rows).toHaveLength(9);
  for (const { page, worked } of rows) {
    expect(textOf(`docs/method/${page}`), page).toContain('| Quantity | Working | Value |');
    expect(existsSync(new URL(worked, root)), worked).toBe(true);
    expect(textOf(worked), worked).toContain(`expectPrinted('${page.replace('.md', '')}'`);
  }
});

test('one filled template has all of them at once, filled in', () => {
  const { values, tables } = everythingFilling('dcToDc');
  const { columns } = registers.dcToDc.participants;
  for (const name of rows.flatMap(({ fields }) => fields)) {
    const column = columns.findIndex(({ header }) => header === name);
    const rowsOfTable = column === -1 ? tables[name] : tables['Deelnemers']?.filter((row) => row[column] !== null);
    if (registers.dcToDc.tables.some((table) => table.name === name) || column !== -1)
      expect(rowsOfTable?.length, name).toBeGreaterThan(0);
    else expect(values[registers.dcToDc.field(name).field.name] ?? null, name).not.toBeNull();
  }
});
