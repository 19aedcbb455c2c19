import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTest, namedTests } from '#test/specification.ts';
import { projectRoot } from '#test/source-files.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

describe('what docs/operations.md claims', () => {
  const claims = read('docs/operations.md')
    .split('\n')
    .filter((line) => /^\| .*\| `[^`]+\.test\.ts`: /.test(line));
  const shownBy = claims.flatMap((row) => namedTests(row.replace(/ \|$/, '').split(' | ').at(-1) ?? ''));

  it('names tests that are there', () => {
    expect(shownBy.length).toBeGreaterThan(8);
    const missing = shownBy.filter(
      ({ file, title }) => !existsSync(join(projectRoot, file)) || !hasTest(read(file), title),
    );
    expect(missing).toEqual([]);
  });

  it('leaves no row of a table of claims without one', () => {
    const tables = read('docs/operations.md').split('| Shown by |\n').slice(1);
    const rows = tables.flatMap((table) =>
      (table.split('\n\n')[0] ?? '')
        .split('\n')
        .slice(1)
        .filter((row) => row !== ''),
    );
    expect(rows.filter((row) => !claims.includes(row))).toEqual([]);
  });
});
