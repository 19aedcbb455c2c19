import { type Config, configOf } from '#server/assembly/config.ts';
import { openDatabase, withErasureList } from '#server/assembly/open-database.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import { databasePatience, onceDatabaseAnswers } from '#server/platform/database-away.ts';
import { makeFilesClosed } from '#server/platform/embedded/closed-folder.ts';
import { logTo } from '#server/platform/log.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { runCommand } from '#server/commands/run-command.ts';
import { vaultParts } from '#server/assembly/vault-parts.ts';
import { misusedVault, vaultAnswer } from '#server/vault/vault-command.ts';
import { type VaultRequest, vaultRequest } from '#server/vault/vault-request.ts';

/** `npm run vault`: the keys of what is kept of people, whether or not a server is running. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const request = vaultRequest(words);
  if (request === null) return misusedVault;
  makeFilesClosed();
  const config = configOf();
  const running = config.databaseUrl === null ? await answerOfServer(config.dataDirectory, ['vault', ...words]) : null;
  return running ?? answerHere(config, request);
}

async function answerHere(config: Config, request: VaultRequest): Promise<CommandAnswer> {
  if (config.databaseUrl !== null && config.masterKeys === null && request.does === 'rotate')
    throw new StartError(
      'Geef MASTER_KEY: bij DATABASE_URL kunnen andere processen een sleutel in de gegevensmap niet volgen.',
    );
  const log = logTo(config.logLevel);
  const open = () => openDatabase(config, log);
  const opened = await (config.databaseUrl === null ? open() : onceDatabaseAnswers(open, log, databasePatience));
  try {
    return await vaultAnswer(vaultParts(config, await withErasureList(config, opened, log)), request);
  } finally {
    await opened.close();
  }
}

await runCommand(() => run(process.argv.slice(2)));
