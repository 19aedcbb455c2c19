import { auditRequest, exportedAnswer, misusedAudit } from '#server/audit/chain/audit-command.ts';
import type { Log } from '#server/platform/log.ts';
import { recordAct } from '#server/audit/store.ts';
import { backupParts } from '#server/assembly/backup-parts.ts';
import { backupAnswer, backupRequest, misusedBackup } from '#server/backup/backup-command.ts';
import { centralBankAnswer } from '#server/central-bank/central-bank-command.ts';
import { centralBankRequest, misusedCentralBank } from '#server/central-bank/central-bank-request.ts';
import type { Config } from '#server/assembly/config.ts';
import { operateAnswer } from '#server/commands/operate-command.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import { type AccessParts, accessAnswer } from '#server/session/access-command.ts';
import { vaultParts } from '#server/assembly/vault-parts.ts';
import { misusedVault, vaultAnswer } from '#server/vault/vault-command.ts';
import { vaultRequest } from '#server/vault/vault-request.ts';

/** A command of the administrator, done by the server because it holds the embedded database. */
export async function commandAnswer(
  config: Config,
  access: AccessParts,
  words: readonly string[],
  log: Log,
): Promise<CommandAnswer> {
  const [first, ...rest] = words;
  if (first === 'central-bank') {
    const request = centralBankRequest(rest, '/');
    const { database } = access;
    return request === null ? misusedCentralBank : centralBankAnswer({ database, recordAct }, request);
  }
  if (first === 'operate') return operateAnswer(access, rest);
  if (first === 'audit') {
    const request = auditRequest(rest);
    return request?.does === 'export' ? exportedAnswer(access.database, request.organisation, log) : misusedAudit;
  }
  if (first === 'vault') {
    const request = vaultRequest(rest);
    return request === null ? misusedVault : vaultAnswer(vaultParts(config, access.database), request);
  }
  if (first !== 'backup') return accessAnswer(access, words);
  const request = backupRequest(rest);
  return request === null ? misusedBackup : backupAnswer(backupParts(config, access.database), request);
}
