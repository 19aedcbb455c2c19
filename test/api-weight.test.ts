import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, projectRoot } from '#test/source-files.ts';

const pattern = /(?:import|export)\s+(type\s+)?(?:[^'";]*?from\s*)?'(#[^']+)'/g;

/** Files that are loaded with a file, those of types alone left out. */
const loadedBy = (file: string): readonly string[] =>
  [...readFileSync(join(projectRoot, file), 'utf8').matchAll(pattern)]
    .filter(([, isType]) => isType === undefined)
    .map(([, , target = '']) => `src/${target.slice(1)}`);

it('the border and the description of the fields can be loaded in a browser without the tables and curves of the core', () => {
  const reached = new Set(
    projectFiles('src/api/*.ts', 'src/input/fields/*.ts').filter((file) => !file.endsWith('.test.ts')),
  );
  for (const file of reached) {
    if (!file.endsWith('.ts') || !existsSync(join(projectRoot, file))) continue;
    for (const target of loadedBy(file)) reached.add(target);
  }
  expect(reached).toContain('src/core/mortality/table-names.ts');
  expect([...reached].filter((file) => file.endsWith('.json') || file.includes('/mortality/tables/'))).toEqual([]);
});
