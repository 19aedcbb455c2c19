/**
 * The embedded database is WebAssembly. Compiled the quick way only, a program takes half the processor time to start; the
 * better code that comes later pays for programs that live longer than in a test.
 */
const quickCompilation = '--liftoff-only';

/** What Node is given to run a program of the project. */
export const programWords = (program: string, words: readonly string[] = []): string[] => [
  quickCompilation,
  program,
  ...words,
];

/** What programs get of our own environment: where others are, and where the compiled code of the last one is kept. */
export const programEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(['PATH', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]]));
