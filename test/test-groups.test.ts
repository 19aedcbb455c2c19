import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from '#test/source-files.ts';
import config from '../vitest.config.ts';

interface Group {
  readonly test: { readonly name: string; readonly include: readonly string[]; readonly exclude: readonly string[] };
}

it('each file of tests is run, by one group', () => {
  const groups = (config as { test: { projects: readonly Group[] } }).test.projects.map(({ test }) => test);
  const groupsOf = (path: string): string[] =>
    groups
      .filter(({ include, exclude }) => matchesAny(path, include) && !matchesAny(path, exclude))
      .map(({ name }) => name);
  const files = projectFiles('*.test.ts', '*.test.tsx');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => groupsOf(path).length !== 1)).toEqual([]);
});

const matchesAny = (path: string, globs: readonly string[]): boolean => globs.some((glob) => matchesGlob(path, glob));
