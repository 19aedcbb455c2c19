import { configureGlobal } from 'fast-check';

/*
 * Properties are tried on the same generated examples in every run, so that what a check says depends on the sources
 * alone. PROPERTY_TIMES asks for so many times more examples, PROPERTY_SEED for others: a whole number, or `new` for
 * ones that nobody has tried (`vitest.config.ts` then draws one).
 */
const times = Number(process.env['PROPERTY_TIMES'] ?? 1);
const asked = process.env['PROPERTY_SEED'] ?? '20260101';
if (!(times > 0)) throw new Error('PROPERTY_TIMES is not a number above zero');
if (!/^-?\d+$/.test(asked)) throw new Error('PROPERTY_SEED is neither a whole number nor "new"');

const usualRuns = 100;

/** In how many generated examples a property is tried: `count`, times what was asked. */
export const propertyRuns = (count: number): { readonly numRuns: number } => ({ numRuns: Math.ceil(count * times) });

/** Milliseconds that a slow property may take: `usual`, and more when more examples were asked for. */
export const propertyTime = (usual: number): number => Math.ceil(usual * Math.max(1, times));

configureGlobal({ ...propertyRuns(usualRuns), seed: Number(asked) });
