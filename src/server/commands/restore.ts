import { resolve } from 'node:path';
import { recordAct } from '#server/audit/store.ts';
import { applyErasures } from '#server/backup/apply-erasures.ts';
import { contentsText } from '#server/backup/backup-command.ts';
import { type Erasure, erasuresIn } from '#server/backup/erasure-list.ts';
import { type CheckedBackup, checkedBackup } from '#server/backup/restore-backup.ts';
import { restoredBackup } from '#server/commands/restored-backup.ts';
import { restoreRequest } from '#server/backup/restore-command.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import { callerFolder, type Config, configOf } from '#server/assembly/config.ts';
import { openDatabase, withErasureList } from '#server/assembly/open-database.ts';
import { type CommandAnswer, done } from '#server/platform/control/control-socket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Log, logTo } from '#server/platform/log.ts';
import { runCommand } from '#server/commands/run-command.ts';
import { signingKeys } from '#server/session/signing-keys.ts';

/** `npm run restore`: a backup into an empty database, and what was erased since, erased again. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const request = restoreRequest(words);
  const config = configOf();
  const log = logTo('warn');
  const pathOf = (path: string) => resolve(callerFolder(), path);
  const erasures = request.erasures === null ? null : erasuresIn(pathOf(request.erasures));
  if (request.from === null) return erasedAgain(config, erasures ?? [], log);
  const keys = config.signingKeys === null ? null : signingKeys(config.signingKeys, config.dataDirectory);
  const backup = await checkedBackup(pathOf(request.from), keys?.map(({ id }) => id) ?? null);
  const count = await restoredBackup(config, backup, erasures ?? [], log);
  return done(resultText(backup, erasures === null ? null : count));
}

async function erasedAgain(config: Config, erasures: readonly Erasure[], log: Log): Promise<CommandAnswer> {
  const opened = await openDatabase(config, log);
  try {
    const count = await erase(await withErasureList(config, opened, log), erasures);
    return done(`Opnieuw gewist of ingetrokken: ${count}.`);
  } finally {
    await opened.close();
  }
}

const erase = (database: Database, erasures: readonly Erasure[]): Promise<number> =>
  database.as('operator', (tx) => applyErasures({ database, recordAct, eraseClient: erasedClient }, tx, erasures));

function resultText(backup: CheckedBackup, erasedCount: number | null): string {
  const again =
    erasedCount === null
      ? 'Zonder --erasures kan er weer zijn wat sinds de reservekopie is gewist of ingetrokken.'
      : `Opnieuw gewist of ingetrokken: ${erasedCount}.`;
  return [
    `Teruggezet: ${contentsText(backup.parts)}, zoals het was op ${backup.madeOn}.`,
    again,
    'Iedereen logt opnieuw in. Start de server met npm start.',
  ].join('\n');
}

await runCommand(run);
