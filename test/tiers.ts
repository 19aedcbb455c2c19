/**
 * Tests run in two tiers: those of `npm test`, and all the others, which `.ci/run` adds. Groups that are asked for by name
 * run whole.
 */
export type Tier = 'first' | 'rest';

/** The tier of this run (`TEST_TIER`, set by scripts/test.mjs); null where groups run whole. */
export const tier = (process.env['TEST_TIER'] as Tier | undefined) ?? null;

/** The stories of the first tier: from signing in to the answer and what is done with it. */
export const mainStories: readonly string[] = ['sign-in', 'desk', 'clients', 'dossier', 'results', 'compare'].map(
  (name) => `e2e/${name}.test.ts`,
);

/** Groups of one tier; of the others each tier has a part. */
const groups: Readonly<Record<string, Tier>> = { unit: 'first', golden: 'first', fault: 'rest', office: 'rest' };

export const isIn = (of: Tier | null, group: string): boolean => of === null || (groups[group] ?? of) === of;

/** On which database the stores run: in the first tier on the embedded one, in the rest on PostgreSQL. */
export const isOnEmbedded = tier !== 'rest';
export const isOnPostgres = tier !== 'first';
