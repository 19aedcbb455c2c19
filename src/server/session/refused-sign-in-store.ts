import { inOrganisation } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { accessCodeOfOwn } from '#server/session/own-code-store.ts';

/** To whom a refused code or link was given; of nobody: in whose log it stands. */
export interface SecretOwner {
  readonly organisationId: string;
  readonly holderId: string | null;
  readonly holderName: string;
  readonly clientId: string | null;
}

const holders = (tx: Tx) =>
  tx
    .selectFrom('holder')
    .select([
      'holder.organisation_id as organisationId',
      'holder.id as holderId',
      'holder.name as holderName',
      'holder.client_id as clientId',
    ]);

/** Whose code this is or was, whatever became of it. */
export async function ownerOfCode(tx: Tx, hashes: readonly Uint8Array[]): Promise<SecretOwner | null> {
  const own = await accessCodeOfOwn(tx, hashes);
  const owner = await holders(tx)
    .innerJoin('access_code', inOrganisation('access_code.holder_id', 'holder.id'))
    .$if(own === null, (codes) => codes.where('access_code.code_hash', 'in', hashes))
    .$if(own !== null, (codes) => codes.where('access_code.id', '=', own?.accessCodeId ?? ''))
    .executeTakeFirst();
  return owner ?? null;
}

/** For whom a link was made, for as long as its row is kept. */
export async function handoffOwner(tx: Tx, organisationId: string, id: string): Promise<SecretOwner | null> {
  const owner = await holders(tx)
    .innerJoin('handoff', inOrganisation('handoff.holder_id', 'holder.id'))
    .where('handoff.organisation_id', '=', organisationId)
    .where('handoff.id', '=', id)
    .executeTakeFirst();
  return owner ?? null;
}

/** Whose log has attempts by unknown people: the provider's, or that of the only organisation. */
export async function logKeeper(tx: Tx): Promise<SecretOwner | null> {
  const provider = await tx
    .selectFrom('holder')
    .select('organisation_id')
    .where('role', '=', 'provider')
    .orderBy('created_on')
    .executeTakeFirst();
  const all = await tx.selectFrom('organisation').select('organisation_id').limit(2).execute();
  const organisationId = provider?.organisation_id ?? (all.length === 1 ? all[0]?.organisation_id : undefined);
  return organisationId === undefined
    ? null
    : { organisationId, holderId: null, holderName: 'onbekend', clientId: null };
}
