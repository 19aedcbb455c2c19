import { recordAct } from '#server/audit/store.ts';
import { configOf } from '#server/assembly/config.ts';
import { openUnchanged, requireCurrent, withErasureList } from '#server/assembly/open-database.ts';
import { answered } from '#server/commands/answered.ts';
import { moveAnswer } from '#server/commands/move-command.ts';
import { operateAnswer } from '#server/commands/operate-command.ts';
import { runCommand } from '#server/commands/run-command.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Log, logTo } from '#server/platform/log.ts';

/** `npm run operate`: looks at and changes what runs, whether or not a server is running. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const config = configOf();
  if (words[0] === 'move') return moveAnswer(config, words, logTo('warn'));
  const here = async (opened: Database, log: Log) => {
    await requireCurrent(opened);
    const database = await withErasureList(config, opened, log);
    return operateAnswer({ database, recordAct }, words);
  };
  return answered(config, ['operate', ...words], here, openUnchanged);
}

await runCommand(run);
