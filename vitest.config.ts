import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patience } from './test/patience.ts';
import { type Tier, isIn, mainStories, searches, tier } from './test/tiers.ts';

/**
 * The workers of a run share the workbooks and slides that they make for tests to read (`test/fixtures/made-files.ts`).
 * Not while changes are watched: what was made before a change is of no use after it.
 */
if (process.argv.includes('run')) {
  const shared = mkdtempSync(join(tmpdir(), 'evenwicht-tests-'));
  process.env['TEST_RUN_FOLDER'] = shared;
  process.once('exit', () => rmSync(shared, { recursive: true, force: true }));
}

/** Properties that are tried on more examples (`test/property-runs.ts`) get that much more time. */
const longer = Math.max(1, Number(process.env['PROPERTY_TIMES'] ?? 1));

/** Examples that nobody has tried are drawn by one seed for all files. */
if (process.env['PROPERTY_SEED'] === 'new') {
  process.env['PROPERTY_SEED'] = String(Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`PROPERTY_SEED=${process.env['PROPERTY_SEED']}\n`);
}

/** Pages that run slower (`e2e/slow-machine.ts`) get that much more time. */
const slower = Math.max(1, Number(process.env['BROWSER_SLOWNESS'] ?? 1));

/** More than there are processors: for a third of a run, a test waits for what it started or asked for (decision 0014). */
const workers = Math.ceil(availableParallelism() * 1.5);

/** What a group needs once, before its first file. */
const globalSetups: Readonly<Record<string, readonly string[]>> = {
  browser: ['e2e/prepared-data.ts'],
  store: ['test/shared-postgres.ts'],
  fault: ['test/shared-postgres.ts'],
};

/**
 * The embedded database is WebAssembly, and a worker opens it once: better code for it, which is compiled on the side, costs
 * more than it saves. The documents of `golden` are typeset in WebAssembly, which is worth it.
 */
const quickCompilation = (group: string): string[] => (group === 'golden' ? [] : ['--liftoff-only']);

/**
 * One group of tests. Groups differ in what they need: `unit` nothing but Node, `store` a database, `fault` processes to
 * kill, `browser` a Chromium, `office` LibreOffice.
 */
function group(name: string, include: readonly string[], testTimeout: number, exclude: readonly string[] = []) {
  return {
    test: {
      name,
      include: [...include],
      exclude: ['**/node_modules/**', ...exclude],
      testTimeout,
      expect: { poll: { timeout: patience } },
      hookTimeout: Math.max(testTimeout, 60_000),
      isolate: false,
      // Node loads the sources as it does on a server: quicker code than that of Vite's own loader, and nothing to transform.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      execArgv: quickCompilation(name),
      setupFiles: ['test/property-runs.ts'],
      // All groups at once: whoever is ready takes the next file, also of another group.
      maxWorkers: workers,
      globalSetup: [...(globalSetups[name] ?? [])],
      environment: 'node' as const,
    },
  };
}

const special = ['store', 'postgres', 'fault', 'office', 'golden'].map((kind) => `**/*.${kind}.test.ts`);
const everyUnit = ['{src,test,cases,scripts,verify}/**/*.test.{ts,tsx}'];
const everyStory = ['e2e/**/*.test.ts'];

/** The groups of a tier, or all of them whole. */
export const groupsOf = (of: Tier | null) =>
  [
    group(
      'unit',
      of === 'rest' ? searches : everyUnit,
      120_000 * longer,
      of === 'first' ? [...special, ...searches] : special,
    ),
    group('golden', ['{src,test,scripts}/**/*.golden.test.ts'], 120_000),
    group('store', [`{src,test}/**/*.${of === 'first' ? 'store' : '{store,postgres}'}.test.ts`], 180_000),
    group('fault', ['{src,test,verify}/**/*.fault.test.ts'], 360_000),
    group('browser', of === 'first' ? mainStories : everyStory, 240_000 * slower, of === 'rest' ? mainStories : []),
    group('office', ['{src,test}/**/*.office.test.ts'], 600_000),
  ].filter(({ test }) => isIn(of, test.name));

export default defineConfig({
  test: {
    // A busy machine takes its time to close a browser.
    teardownTimeout: 60_000,
    // Of what a file runs at a time: programs that start slowly then get several files at once.
    maxConcurrency: 10,
    projects: groupsOf(tier),
  },
});
