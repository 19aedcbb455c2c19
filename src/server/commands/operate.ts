import { recordAct } from '#server/audit/store.ts';
import { type Config, configOf } from '#server/assembly/config.ts';
import { openUnchanged, requireCurrent, withErasureList } from '#server/assembly/open-database.ts';
import { moveAnswer } from '#server/commands/move-command.ts';
import { operateAnswer } from '#server/commands/operate-command.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import { databasePatience, onceDatabaseAnswers } from '#server/platform/database-away.ts';
import { makeFilesClosed } from '#server/platform/embedded/closed-folder.ts';
import { logTo } from '#server/platform/log.ts';
import { runCommand } from '#server/commands/run-command.ts';

/** `npm run operate`: looks at and changes what runs, whether or not a server is running. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  makeFilesClosed();
  const config = configOf();
  if (words[0] === 'move') return moveAnswer(config, words, logTo('warn'));
  const running =
    config.databaseUrl === null ? await answerOfServer(config.dataDirectory, ['operate', ...words]) : null;
  return running ?? answerHere(config, words);
}

async function answerHere(config: Config, words: readonly string[]): Promise<CommandAnswer> {
  const log = logTo(config.logLevel);
  const open = () => openUnchanged(config, log);
  const opened = await (config.databaseUrl === null ? open() : onceDatabaseAnswers(open, log, databasePatience));
  try {
    await requireCurrent(opened);
    const database = await withErasureList(config, opened, log);
    return await operateAnswer({ database, recordAct }, words);
  } finally {
    await opened.close();
  }
}

await runCommand(() => run(process.argv.slice(2)));
