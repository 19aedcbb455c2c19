import { recordAct } from '#server/audit/store.ts';
import { centralBankAnswer } from '#server/central-bank/central-bank-command.ts';
import {
  type CentralBankRequest,
  centralBankRequest,
  centralBankWords,
  misusedCentralBank,
} from '#server/central-bank/central-bank-request.ts';
import { callerFolder, type Config, configOf } from '#server/assembly/config.ts';
import { openDatabase } from '#server/assembly/open-database.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import { databasePatience, onceDatabaseAnswers } from '#server/platform/database-away.ts';
import { logTo } from '#server/platform/log.ts';
import { runCommand } from '#server/commands/run-command.ts';

/** `npm run central-bank`: lists, adds and withdraws files of the central bank, whether or not a server is running. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const request = centralBankRequest(words, callerFolder());
  if (request === null) return misusedCentralBank;
  const config = configOf();
  const running =
    config.databaseUrl === null ? await answerOfServer(config.dataDirectory, centralBankWords(request)) : null;
  return running ?? answerHere(config, request);
}

async function answerHere(config: Config, request: CentralBankRequest): Promise<CommandAnswer> {
  const log = logTo(config.logLevel);
  const open = () => openDatabase(config, log);
  const database = await (config.databaseUrl === null ? open() : onceDatabaseAnswers(open, log, databasePatience));
  try {
    return await centralBankAnswer({ database, recordAct }, request);
  } finally {
    await database.close();
  }
}

await runCommand(() => run(process.argv.slice(2)));
