import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTest, specifiedRows } from '#test/specification.ts';
import { projectRoot } from '#test/source-files.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const isThere = (file: string): boolean => existsSync(join(projectRoot, file));

describe('the product specification', () => {
  const rows = specifiedRows(read('docs/specification.md'));

  it('has a test for every statement', () => {
    expect(rows.length).toBeGreaterThan(90);
    expect(rows.filter(({ shownBy }) => shownBy.length === 0).map(({ statement }) => statement)).toEqual([]);
  });

  it('names tests that are there', () => {
    const missing = rows
      .flatMap(({ shownBy }) => shownBy)
      .filter(({ file, title }) => !file.endsWith('.test.ts') || !isThere(file) || !hasTest(read(file), title));
    expect(missing).toEqual([]);
  });

  it('names files that are there, or says that something is not built', () => {
    const missing = rows.flatMap(({ files }) => files).filter((file) => !isThere(file));
    expect(missing).toEqual([]);
    const nowhere = rows.filter(({ files, departure }) => files.length === 0 && !departure.startsWith('Not built: '));
    expect(nowhere.map(({ statement }) => statement)).toEqual([]);
  });

  it('states nothing twice', () => {
    const statements = rows.map(({ statement }) => statement);
    expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual([]);
  });
});

describe('reading the tables', () => {
  it('takes the rows and leaves out headings and rules', () => {
    const text = '# Title\n\n| Statement | Lives in | Shown by | Departure |\n| --- | :-- | --- | --- |\n';
    expect(
      specifiedRows(`${text}| A | \`a.ts\`, \`b.ts\` | \`x.test.ts\`: it is so<br>\`y.test.ts\`: too | |\n`),
    ).toEqual([
      {
        statement: 'A',
        files: ['a.ts', 'b.ts'],
        shownBy: [
          { file: 'x.test.ts', title: 'it is so' },
          { file: 'y.test.ts', title: 'too' },
        ],
        departure: '',
      },
    ]);
    expect(specifiedRows('| A | | | |')[0]?.shownBy).toEqual([]);
  });

  it.each([
    ['| A | b | |', '3 cells'],
    ['| A | `b.ts` | seen by eye | |', 'seen by eye'],
  ])('refuses the row %s', (row, fault) => {
    expect(() => specifiedRows(row)).toThrow(fault);
  });

  it.each([
    ["it('is (so) $5', () => {", true],
    ["it.each([1])('is (so) $5', (n) => {", true],
    ["it.each([\n  1,\n])(\n  'is (so) $5',\n  (n) => {", true],
    ["describe('is (so) $5', () => {", false],
    ["it('is (so) $5 and more', () => {", false],
    ["const text = 'is (so) $5';", false],
  ])('in the source %j the test is there: %s', (source, isFound) => {
    expect(hasTest(source, 'is (so) $5')).toBe(isFound);
  });
});
