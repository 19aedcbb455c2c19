import { recordAct } from '#server/audit/store.ts';
import { configOf, publicAddress } from '#server/assembly/config.ts';
import { withErasureList } from '#server/assembly/open-database.ts';
import { answered } from '#server/commands/answered.ts';
import { runCommand } from '#server/commands/run-command.ts';
import { accessAnswer } from '#server/session/access-command.ts';
import { accessUsage } from '#server/session/access-request.ts';
import { signingKeys } from '#server/session/signing-keys.ts';

/** `npm run access`: issues, revokes and lists access, whether or not a server is running. */
await runCommand((words) => {
  const config = configOf();
  return answered(config, words, async (opened, log) => {
    const database = await withErasureList(config, opened, log);
    const keys = signingKeys(config.signingKeys, config.dataDirectory);
    return accessAnswer({ database, keys, recordAct, publicAddress: publicAddress(config) }, words);
  });
}, accessUsage);
