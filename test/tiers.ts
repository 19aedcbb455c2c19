/**
 * Tests run in two tiers: those of `npm test`, and all the others, which `.ci/run` adds. Groups that are asked for by name
 * run whole.
 */
export type Tier = 'first' | 'rest';

/** The tier of this run (`TEST_TIER`, set by scripts/test.mjs); null where groups run whole. */
export const tier = (process.env['TEST_TIER'] as Tier | undefined) ?? null;

/** The stories of the first tier: from signing in to the answer and what is done with it. */
export const mainStories: readonly string[] = ['sign-in', 'desk', 'dossier', 'results'].map(
  (name) => `e2e/${name}.test.ts`,
);

/** Tests of `unit` that the rest runs: what costs most: searches over many files or examples, and whole starts. */
export const searches: readonly string[] = [
  'src/core/calculate/calculate-average-pay.properties.test.ts',
  'src/core/calculate/calculate-halves.properties.test.ts',
  'src/core/calculate/calculate.properties.test.ts',
  'src/core/compensation/compensation.properties.test.ts',
  'src/core/open-group/open-group.properties.test.ts',
  'src/input/annotate/annotate-hostile.test.ts',
  'src/input/annotate/annotate-property.test.ts',
  'src/input/annotate/inert/leave-out-outside.test.ts',
  'src/input/reading/checks/silent-input.test.ts',
  'src/input/reading/dossier/read-dossier-any.test.ts',
  'src/input/reading/repair/row-mistakes.test.ts',
  'src/input/reading/workbook/read-damaged-workbook.test.ts',
  'src/input/reading/workbook/read-hostile-workbook.test.ts',
  'src/output/files/deck/extreme-dossiers.test.ts',
  'src/output/files/deck/main-text.test.ts',
  'src/output/files/editions.test.ts',
  'src/output/files/figures.test.ts',
  'src/output/files/plan/transition-plan.test.ts',
  'src/output/files/screen/placed-result.test.ts',
  'src/output/files/unguaranteed-words.test.ts',
  'src/output/files/without-people/employer-workbook.test.ts',
  'src/output/files/workbook/generated-outputs.test.ts',
  'src/output/files/workbook/output-package.test.ts',
  'src/output/files/workbook/output-totals.test.ts',
  'src/output/files/workbook/printed-pages.test.ts',
  'src/output/files/workbook/real-dossiers.test.ts',
  'src/output/live/compare/compared-page.test.ts',
  'src/output/recalculation/recalculation.test.ts',
  'src/server/backup/older-backup.test.ts',
  'src/server/backup/read-ahead.test.ts',
  'src/server/calculation/process-variant.test.ts',
  'src/server/central-bank/set-in-backup.test.ts',
  'src/server/dossiers/on-screen.test.ts',
  'src/server/made-up-calls.test.ts',
  'src/server/platform/embedded/embedded-database.test.ts',
  'src/server/platform/embedded/older-database.test.ts',
  'src/server/platform/embedded/sweep.test.ts',
  'src/server/platform/slow-connections.test.ts',
  'src/server/refused-start.test.ts',
  'src/web/dossier/check/same-findings.test.ts',
  'scripts/shipped/shipped.test.ts',
  'scripts/start.test.ts',
  'test/office-package/accessibility.test.ts',
  'test/office-package/problems.test.ts',
  'test/oracle/oracle.test.ts',
  'test/oracle/statutory-outcome.test.ts',
  'test/slides/stated-differences.test.ts',
  'test/slides/verdict-statements.test.ts',
];

/** Groups of one tier; of the others each tier has a part. */
const groups: Readonly<Record<string, Tier>> = { golden: 'first', fault: 'rest', office: 'rest' };

export const isIn = (of: Tier | null, group: string): boolean => of === null || (groups[group] ?? of) === of;

/** On which database the stores run: in the first tier on the embedded one, in the rest on PostgreSQL. */
export const isOnEmbedded = tier !== 'rest';
export const isOnPostgres = tier !== 'first';
