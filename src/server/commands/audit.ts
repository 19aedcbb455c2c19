import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { auditRequest, exportedAnswer, verifiedAnswer } from '#server/audit/chain/audit-command.ts';
import { CommandError } from '#server/platform/errors/command-error.ts';
import { callerFolder, configOf } from '#server/assembly/config.ts';
import { openDatabase } from '#server/assembly/open-database.ts';
import { answered } from '#server/commands/answered.ts';
import { runCommand } from '#server/commands/run-command.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Log, logTo } from '#server/platform/log.ts';

/** `npm run audit`: the log of an organisation with its chain, and whether such a file is whole. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const request = auditRequest(words);
  if (request.does === 'verify')
    return verifiedAnswer(textOf(request.file), request.earlier === null ? null : textOf(request.earlier));
  const here = (database: Database, log: Log) => exportedAnswer(database, request.organisation, log);
  return answered(configOf(), ['audit', ...words], here, openDatabase, logTo('warn'));
}

function textOf(file: string): string {
  try {
    return readFileSync(resolve(callerFolder(), file), 'utf8');
  } catch (cause) {
    const { code = 'onbekende fout' } = cause as NodeJS.ErrnoException;
    throw new CommandError(`Het bestand ${file} is niet te lezen (${code}).`, { cause });
  }
}

await runCommand(run);
