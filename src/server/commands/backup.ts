import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupParts } from '#server/assembly/backup-parts.ts';
import { backupAnswer, backupRequest, backupWords, misusedBackup } from '#server/backup/backup-command.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { callerFolder, type Config, configOf } from '#server/assembly/config.ts';
import { openUnchanged } from '#server/assembly/open-database.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import { makeFilesClosed } from '#server/platform/embedded/closed-folder.ts';
import type { Log } from '#server/platform/log.ts';
import { answered } from '#server/commands/answered.ts';
import { runCommand } from '#server/commands/run-command.ts';

/** `npm run backup`: a backup of the whole database, whether or not a server is running. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const asked = backupRequest(words);
  if (asked === null) return misusedBackup;
  makeFilesClosed();
  const config = configOf();
  const request = { ...asked, out: resolve(callerFolder(), asked.out) };
  const open = (_config: Config, log: Log) => {
    if (config.databaseUrl === null && !existsSync(join(config.dataDirectory, 'database')))
      throw new BackupError(`In ${config.dataDirectory} staat geen database. Geef de map van de server met DATA_DIR.`);
    return openUnchanged(config, log);
  };
  return answered(
    config,
    backupWords(request),
    (database) => backupAnswer(backupParts(config, database), request),
    open,
  );
}

await runCommand(() => run(process.argv.slice(2)));
