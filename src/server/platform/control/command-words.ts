import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '#server/platform/errors/command-error.ts';

/** The words after a command by its options. Throws a `UsageError` with the usage when they cannot be understood. */
export function parsedWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(usage, { cause });
  }
}
