/**
 * The embedded database is WebAssembly. Compiled the quick way only, a program takes half the processor time to start; the
 * better code that comes later pays for programs that live longer than in a test.
 */
const quickCompilation = '--liftoff-only';

/** As every way to start it sets. */
const youngGeneration = '--max-semi-space-size=4';

/** What Node is given to run a program of the project. */
export const programWords = (program: string, words: readonly string[] = []): string[] => [
  quickCompilation,
  youngGeneration,
  program,
  ...words,
];

/** Our own environment as far as programs need it (where others are, where compiled code is stored), and theirs. */
export const programEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(['PATH', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]])),
  // As every way to start it sets.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
});
