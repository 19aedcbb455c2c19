import { defineConfig } from 'vitest/config';

/** Properties that are tried on more examples (`test/property-runs.ts`) get that much more time. */
const longer = Math.max(1, Number(process.env['PROPERTY_TIMES'] ?? 1));

/** Milliseconds that a test waits for a state by `expect.poll`. */
const patience = 20_000;

const special = ['store', 'fault', 'office', 'golden'];

/**
 * One group of tests. Groups differ in what they need: `unit` nothing but Node, `store` the two databases, `fault`
 * processes to kill, `browser` a Chromium, `office` LibreOffice (not part of `npm test`).
 */
function group(name: string, include: string[], testTimeout: number) {
  const isNodeAlone = name === 'unit' || name === 'golden';
  const exclude = name === 'unit' ? special.map((kind) => `**/*.${kind}.test.ts`) : [];
  return {
    test: {
      name,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      testTimeout,
      // A machine that has more to do takes longer to come to what is waited for: no reason to fail.
      expect: { poll: { timeout: patience } },
      hookTimeout: Math.max(testTimeout, 60_000),
      isolate: false,
      setupFiles: ['test/property-runs.ts'],
      ...(isNodeAlone ? { maxWorkers: '100%' } : {}),
      sequence: { groupOrder: isNodeAlone ? 0 : 1 },
      environment: 'node' as const,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      group('unit', ['{src,test,cases,scripts}/**/*.test.{ts,tsx}'], 60_000 * longer),
      group('golden', ['{src,test,scripts}/**/*.golden.test.ts'], 60_000),
      group('store', ['{src,test}/**/*.store.test.ts'], 60_000),
      group('fault', ['{src,test}/**/*.fault.test.ts'], 180_000),
      group('browser', ['e2e/**/*.test.ts'], 120_000),
      group('office', ['{src,test}/**/*.office.test.ts'], 600_000),
    ],
  },
});
