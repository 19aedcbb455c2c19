import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTest, namedTests } from '#test/specification.ts';
import { projectRoot } from '#test/source-files.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

describe('what docs/security.md claims', () => {
  const [claims = '', limits = ''] = read('docs/security.md').split('## Known limits');
  const rows = claims.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.slice(1).map((row) => row.replace(/^\| (.*) \|$/, '$1').split(' | '));

  it('has a test for each threat', () => {
    expect(cells.length).toBeGreaterThan(30);
    const wrong = cells.filter((row) => row.length !== 3 || namedTests(row[2] ?? '').length === 0);
    expect(wrong).toEqual([]);
  });

  it('names tests that are there', () => {
    const missing = cells
      .flatMap(([, , shownBy = '']) => namedTests(shownBy))
      .filter(({ file, title }) => !existsSync(join(projectRoot, file)) || !hasTest(read(file), title));
    expect(missing).toEqual([]);
  });

  it('comes with limits, in which files that are named are there', () => {
    const files = [...limits.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
    expect(limits).toMatch(/^- /m);
  });
});

describe('what docs/security/threat-model.md claims', () => {
  const [, threats = ''] = read('docs/security/threat-model.md').split('## Threats');
  const rows = threats.split('\n').filter((line) => /^\| [A-Z]/.test(line));
  const cells = rows.slice(1).map((row) => row.replace(/^\| (.*) \|$/, '$1').split(' | '));

  it('has of each threat what is done, what is left, and tests that are there', () => {
    expect(cells.length).toBeGreaterThan(20);
    expect(cells.filter((row) => row.length !== 6 || namedTests(row[5] ?? '').length === 0)).toEqual([]);
    const missing = cells
      .flatMap((row) => namedTests(row[5] ?? ''))
      .filter(({ file, title }) => !existsSync(join(projectRoot, file)) || !hasTest(read(file), title));
    expect(missing).toEqual([]);
  });

  it('looks at every letter of STRIDE between browser and server', () => {
    const letters = cells.filter(([border]) => border === 'Browser – web').map(([, letter]) => letter);
    expect(new Set(letters)).toEqual(new Set(['S', 'T', 'R', 'I', 'D', 'E']));
  });
});
