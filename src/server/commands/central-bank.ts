import { callerFolder, configOf } from '#server/assembly/config.ts';
import { recordAct } from '#server/audit/store.ts';
import { centralBankAnswer } from '#server/central-bank/central-bank-command.ts';
import { centralBankRequest } from '#server/central-bank/central-bank-request.ts';
import { answered } from '#server/commands/answered.ts';
import { runCommand } from '#server/commands/run-command.ts';

/** `npm run central-bank`: lists, adds and withdraws files of the central bank, whether or not a server is running. */
await runCommand((words) => {
  const folder = callerFolder();
  const request = centralBankRequest(words, folder);
  return answered(configOf(), ['central-bank', folder, ...words], (database) =>
    centralBankAnswer({ database, recordAct }, request),
  );
});
