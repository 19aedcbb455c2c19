import { callerFolder, configOf } from '#server/assembly/config.ts';
import { recordAct } from '#server/audit/store.ts';
import { centralBankAnswer } from '#server/central-bank/central-bank-command.ts';
import { centralBankRequest, centralBankWords, misusedCentralBank } from '#server/central-bank/central-bank-request.ts';
import { answered } from '#server/commands/answered.ts';
import { runCommand } from '#server/commands/run-command.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';

/** `npm run central-bank`: lists, adds and withdraws files of the central bank, whether or not a server is running. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const request = centralBankRequest(words, callerFolder());
  if (request === null) return misusedCentralBank;
  return answered(configOf(), centralBankWords(request), (database) =>
    centralBankAnswer({ database, recordAct }, request),
  );
}

await runCommand(() => run(process.argv.slice(2)));
