import type { Config } from '#server/assembly/config.ts';
import { openDatabase } from '#server/assembly/open-database.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { databasePatience, onceDatabaseAnswers } from '#server/platform/database-away.ts';
import { type Log, logTo } from '#server/platform/log.ts';

/**
 * Answers the words of a command: by the server that runs on the data folder, otherwise `here`, on a database that is opened for
 * it and closed after it.
 */
export async function answered(
  config: Config,
  words: readonly string[],
  here: (database: Database, log: Log) => Promise<CommandAnswer>,
  open = openDatabase,
  log = logTo(config.logLevel),
): Promise<CommandAnswer> {
  const isOwn = config.databaseUrl === null;
  const running = isOwn ? await answerOfServer(config.dataDirectory, words) : null;
  if (running !== null) return running;
  const opening = () => open(config, log);
  const database = await (isOwn ? opening() : onceDatabaseAnswers(opening, log, databasePatience));
  try {
    return await here(database, log);
  } finally {
    await database.close();
  }
}
