import { configOf } from '#server/assembly/config.ts';
import { withErasureList } from '#server/assembly/open-database.ts';
import { vaultParts } from '#server/assembly/vault-parts.ts';
import { answered } from '#server/commands/answered.ts';
import { runCommand } from '#server/commands/run-command.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { vaultAnswer } from '#server/vault/vault-command.ts';
import { vaultRequest } from '#server/vault/vault-request.ts';

/** `npm run vault`: the keys of what is kept of people, whether or not a server is running. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const request = vaultRequest(words);
  const config = configOf();
  if (config.databaseUrl !== null && config.masterKeys === null && request.does === 'rotate')
    throw new StartError(
      'Geef MASTER_KEY: bij DATABASE_URL kunnen andere processen een sleutel in de gegevensmap niet volgen.',
    );
  return answered(config, ['vault', ...words], async (opened, log) =>
    vaultAnswer(vaultParts(config, await withErasureList(config, opened, log)), request),
  );
}

await runCommand(run);
