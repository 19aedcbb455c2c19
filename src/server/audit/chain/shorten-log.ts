import { beginChainAfter, lastPastTerm, takeChain } from '#server/audit/chain/chain-store.ts';
import { byProgram, type RecordAct } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { auditMonths } from '#server/platform/database/audit-rules.ts';

/**
 * Erases what is past its term from the log of an organisation, as the operator, about once a month: as soon as its oldest
 * entry is a month past it. The chain begins anew on the hash of the last link that went, and the log itself says so: the
 * entry of that is in the chain too. Returns how many entries went.
 */
export async function shortenLog(tx: Tx, organisationId: string, recordAct: RecordAct): Promise<number> {
  await takeChain(tx, organisationId);
  if ((await lastPastTerm(tx, organisationId, auditMonths + 1)) === null) return 0;
  const last = await lastPastTerm(tx, organisationId, auditMonths);
  if (last === null) return 0;
  const count = await beginChainAfter(tx, organisationId, last);
  await recordAct(tx, byProgram(organisationId, 'bewaartermijn'), 'audit log shortened', {
    name: `tot en met regel ${last.number} (${last.hash})`,
  });
  return count;
}
