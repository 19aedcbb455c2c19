import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupParts } from '#server/assembly/backup-parts.ts';
import {
  backupAnswer,
  type BackupRequest,
  backupRequest,
  backupWords,
  misusedBackup,
} from '#server/backup/backup-command.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { callerFolder, type Config, configOf } from '#server/assembly/config.ts';
import { openUnchanged } from '#server/assembly/open-database.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import { databasePatience, onceDatabaseAnswers } from '#server/platform/database-away.ts';
import { makeFilesClosed } from '#server/platform/embedded/closed-folder.ts';
import { logTo } from '#server/platform/log.ts';
import { runCommand } from '#server/commands/run-command.ts';

/** `npm run backup`: a backup of the whole database, whether or not a server is running. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const asked = backupRequest(words);
  if (asked === null) return misusedBackup;
  makeFilesClosed();
  const config = configOf();
  const request = { ...asked, out: resolve(callerFolder(), asked.out) };
  const running = config.databaseUrl === null ? await answerOfServer(config.dataDirectory, backupWords(request)) : null;
  return running ?? answerHere(config, request);
}

async function answerHere(config: Config, request: BackupRequest): Promise<CommandAnswer> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDirectory, 'database')))
    throw new BackupError(`In ${config.dataDirectory} staat geen database. Geef de map van de server met DATA_DIR.`);
  const log = logTo(config.logLevel);
  const open = () => openUnchanged(config, log);
  const database = await (config.databaseUrl === null ? open() : onceDatabaseAnswers(open, log, databasePatience));
  try {
    return await backupAnswer(backupParts(config, database), request);
  } finally {
    await database.close();
  }
}

await runCommand(() => run(process.argv.slice(2)));
