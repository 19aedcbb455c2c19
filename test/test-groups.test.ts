import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, projectRoot } from '#test/source-files.ts';
import { mainStories, searches } from '#test/tiers.ts';
import { groupsOf } from '../vitest.config.ts';

const files = projectFiles('*.test.ts', '*.test.tsx');

const runsOf = (path: string, tier: Parameters<typeof groupsOf>[0]): number =>
  groupsOf(tier).filter(({ test }) => matchesAny(path, test.include) && !matchesAny(path, test.exclude)).length;

const matchesAny = (path: string, globs: readonly string[]): boolean => globs.some((glob) => matchesGlob(path, glob));

it('each file of tests is run, by one group', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => runsOf(path, null) !== 1)).toEqual([]);
});

it('each file of tests is in one tier, stores in both', () => {
  const isInBoth = (path: string): boolean => path.endsWith('.store.test.ts');
  const misplaced = (path: string): boolean =>
    runsOf(path, 'first') + runsOf(path, 'rest') !== (isInBoth(path) ? 2 : 1);
  expect(files.filter(misplaced)).toEqual([]);
  expect(files.filter(isInBoth).length).toBeGreaterThan(30);
});

it('each test of a store is for the database of one tier', () => {
  const stores = files.filter((path) => path.endsWith('.store.test.ts'));
  const blocks = stores.flatMap((path) =>
    (readFileSync(join(projectRoot, path), 'utf8').match(/^(?:describe|it|test)\b.*$/gm) ?? []).map(
      (line) => `${path}: ${line}`,
    ),
  );
  const isForOne = /: describe\.(each\(\w*[kK]inds\b|runIf\((isOnEmbedded|postgresServer !== null)\))/;
  expect(blocks.filter((line) => !isForOne.test(line))).toEqual([]);
});

it('the stories and searches of a tier are there', () => {
  expect([...mainStories, ...searches].filter((path) => !files.includes(path))).toEqual([]);
});
