import { auditRequest, exportedAnswer } from '#server/audit/chain/audit-command.ts';
import type { Log } from '#server/platform/log.ts';
import { recordAct } from '#server/audit/store.ts';
import { backupParts } from '#server/assembly/backup-parts.ts';
import { backupAnswer, backupRequest } from '#server/backup/backup-command.ts';
import { centralBankAnswer } from '#server/central-bank/central-bank-command.ts';
import { centralBankRequest } from '#server/central-bank/central-bank-request.ts';
import type { Config } from '#server/assembly/config.ts';
import { operateAnswer } from '#server/commands/operate-command.ts';
import { answerOf, type CommandAnswer } from '#server/platform/control/control-socket.ts';
import { CommandError } from '#server/platform/errors/command-error.ts';
import { type AccessParts, accessAnswer } from '#server/session/access-command.ts';
import { vaultParts } from '#server/assembly/vault-parts.ts';
import { vaultAnswer } from '#server/vault/vault-command.ts';
import { vaultRequest } from '#server/vault/vault-request.ts';

/** A command of the administrator, done by the server because it holds the embedded database. */
export const commandAnswer = (
  config: Config,
  access: AccessParts,
  words: readonly string[],
  log: Log,
): Promise<CommandAnswer> => answerOf(() => doneHere(config, access, words, log));

async function doneHere(config: Config, access: AccessParts, words: readonly string[], log: Log) {
  const { database } = access;
  const [command = '', ...rest] = words;
  // Whose paths are meant from the folder in which they were typed.
  const [folder = '/', ...typed] = rest;
  switch (command) {
    case 'central-bank':
      return centralBankAnswer({ database, recordAct }, centralBankRequest(typed, folder));
    case 'backup':
      return backupAnswer(backupParts(config, database), backupRequest(typed, folder));
    case 'operate':
      return operateAnswer(access, rest);
    case 'vault':
      return vaultAnswer(vaultParts(config, database), vaultRequest(rest));
    case 'audit': {
      const request = auditRequest(rest);
      if (request.does === 'export') return exportedAnswer(database, request.organisation, log);
      throw new CommandError('Een bestand van het logboek wordt zonder server gecontroleerd.');
    }
    default:
      return accessAnswer(access, words);
  }
}
