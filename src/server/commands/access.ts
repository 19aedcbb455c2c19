import { recordAct } from '#server/audit/store.ts';
import { type Config, configOf, publicAddress } from '#server/assembly/config.ts';
import { openDatabase, withErasureList } from '#server/assembly/open-database.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import { databasePatience, onceDatabaseAnswers } from '#server/platform/database-away.ts';
import { logTo } from '#server/platform/log.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { accessAnswer } from '#server/session/access-command.ts';
import { signingKeys } from '#server/session/signing-keys.ts';

/** `npm run access`: issues, revokes and lists access, whether or not a server is running. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const config = configOf();
  const running = config.databaseUrl === null ? await answerOfServer(config.dataDirectory, words) : null;
  return running ?? answerHere(config, words);
}

async function answerHere(config: Config, words: readonly string[]): Promise<CommandAnswer> {
  const log = logTo(config.logLevel);
  const open = () => openDatabase(config, log);
  const opened = await (config.databaseUrl === null ? open() : onceDatabaseAnswers(open, log, databasePatience));
  try {
    const database = await withErasureList(config, opened, log);
    const keys = signingKeys(config.signingKeys, config.dataDirectory);
    return await accessAnswer({ database, keys, recordAct, publicAddress: publicAddress(config) }, words);
  } finally {
    await opened.close();
  }
}

try {
  const { exitCode, out, error } = await run(process.argv.slice(2));
  process.stdout.write(out);
  process.stderr.write(error);
  process.exitCode = exitCode;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
