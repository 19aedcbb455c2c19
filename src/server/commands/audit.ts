import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { auditRequest, exportedAnswer, misusedAudit, verifiedAnswer } from '#server/audit/chain/audit-command.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { callerFolder, type Config, configOf } from '#server/assembly/config.ts';
import { openDatabase } from '#server/assembly/open-database.ts';
import { runCommand } from '#server/commands/run-command.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import { databasePatience, onceDatabaseAnswers } from '#server/platform/database-away.ts';
import { makeFilesClosed } from '#server/platform/embedded/closed-folder.ts';
import { logTo } from '#server/platform/log.ts';

/** `npm run audit`: the log of an organisation with its chain, and whether such a file is whole. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const request = auditRequest(words);
  if (request === null) return misusedAudit;
  if (request.does === 'verify')
    return verifiedAnswer(textOf(request.file), request.earlier === null ? null : textOf(request.earlier));
  makeFilesClosed();
  const config = configOf();
  const running = config.databaseUrl === null ? await answerOfServer(config.dataDirectory, ['audit', ...words]) : null;
  return running ?? exportedHere(config, request.organisation);
}

function textOf(file: string): string {
  try {
    return readFileSync(resolve(callerFolder(), file), 'utf8');
  } catch (cause) {
    const { code = 'onbekende fout' } = cause as NodeJS.ErrnoException;
    throw new BackupError(`Het bestand ${file} is niet te lezen (${code}).`, { cause });
  }
}

async function exportedHere(config: Config, organisation: string): Promise<CommandAnswer> {
  const log = logTo('warn');
  const open = () => openDatabase(config, log);
  const database = await (config.databaseUrl === null ? open() : onceDatabaseAnswers(open, log, databasePatience));
  try {
    return await exportedAnswer(database, organisation, log);
  } finally {
    await database.close();
  }
}

await runCommand(() => run(process.argv.slice(2)));
