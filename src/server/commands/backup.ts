import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupParts } from '#server/assembly/backup-parts.ts';
import { callerFolder, type Config, configOf } from '#server/assembly/config.ts';
import { openUnchanged } from '#server/assembly/open-database.ts';
import { backupAnswer, backupRequest } from '#server/backup/backup-command.ts';
import { answered } from '#server/commands/answered.ts';
import { runCommand } from '#server/commands/run-command.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CommandError } from '#server/platform/errors/command-error.ts';
import type { Log } from '#server/platform/log.ts';

/** `npm run backup`: a backup of the whole database, whether or not a server is running. */
await runCommand((words) => {
  const folder = callerFolder();
  const request = backupRequest(words, folder);
  const open = (config: Config, log: Log) => {
    if (config.databaseUrl === null && !existsSync(join(config.dataDirectory, 'database')))
      throw new CommandError(`In ${config.dataDirectory} staat geen database. Geef de map van de server met DATA_DIR.`);
    return openUnchanged(config, log);
  };
  const config = configOf();
  const here = (database: Database) => backupAnswer(backupParts(config, database), request);
  return answered(config, ['backup', folder, ...words], here, open);
});
