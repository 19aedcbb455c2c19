import { sql } from 'kysely';
import { keptRecoveries, type OwnCodeState, type Recovery } from '#api/own-code.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { firstRow, inOrganisation, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { deviceOf, networkOf, type Visitor } from '#server/session/visitor.ts';

/** Which access code a session is of. */
export interface CodeOfSession {
  readonly organisationId: string;
  readonly accessCodeId: string;
  /** By the code that its holder made for it. */
  readonly isOwn: boolean;
}

type Asker = Pick<Person, 'organisationId' | 'sessionId'>;

/** For which access code an own one was made. */
export const accessCodeOfOwn = (tx: Tx, hashes: readonly Uint8Array[]) =>
  firstRow(
    tx
      .selectFrom('own_code')
      .select(['organisation_id as organisationId', 'access_code_id as accessCodeId'])
      .where('code_hash', 'in', hashes),
  );

const isOf = ({ organisationId, accessCodeId }: Omit<CodeOfSession, 'isOwn'>) =>
  sql<boolean>`organisation_id = ${organisationId} and access_code_id = ${accessCodeId}`;

/** Keeps that the issued code was used although there is an own one; false when there is none. */
export async function storeRecovery(tx: Tx, code: CodeOfSession, visitor: Visitor): Promise<boolean> {
  const row = await tx
    .selectFrom('own_code')
    .select(['recoveries', sql<Date>`now()`.as('now')])
    .where(isOf(code))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return false;
  const recovery: Recovery = { on: row.now.toISOString(), device: deviceOf(visitor), network: networkOf(visitor) };
  const recoveries = [recovery, ...row.recoveries].slice(0, keptRecoveries);
  await tx
    .updateTable('own_code')
    .set({ recoveries: JSON.stringify(recoveries) })
    .where(isOf(code))
    .execute();
  return true;
}

/** The access code that a session was opened by, as long as it is valid; held, so that of two changes the second waits. */
export async function heldCodeOfSession(tx: Tx, { organisationId, sessionId }: Asker): Promise<CodeOfSession | null> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('access_code', inOrganisation('access_code.id', 'session.access_code_id'))
    .select(['access_code.id', 'session.by_own_code as isOwn'])
    .where('session.organisation_id', '=', organisationId)
    .where('session.id', '=', sessionId)
    .where('access_code.revoked_on', 'is', null)
    .where('access_code.expires_on', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { organisationId, accessCodeId: row.id, isOwn: row.isOwn === true };
}

/** An own code, in the place of one of before; this session is one by it from now on. */
export async function storeOwnCode(tx: Tx, code: CodeOfSession, sessionId: string, hash: Uint8Array): Promise<void> {
  const { organisationId, accessCodeId } = code;
  const made = { code_hash: hash, made_on: sql<Date>`now()` };
  await tx
    .insertInto('own_code')
    .values({ organisation_id: organisationId, access_code_id: accessCodeId, ...made })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'access_code_id']).doUpdateSet(made))
    .execute();
  await tx.updateTable('session').set({ by_own_code: true }).where(isRow(organisationId, sessionId)).execute();
}

/** How it is with the own code of who asks. */
export async function ownCodeState(tx: Tx, { organisationId, sessionId }: Asker): Promise<OwnCodeState> {
  const row = await tx
    .selectFrom('session')
    .leftJoin('own_code', inOrganisation('own_code.access_code_id', 'session.access_code_id'))
    .select(['session.by_own_code as isOwn', 'own_code.made_on as madeOn', 'own_code.recoveries'])
    .where('session.organisation_id', '=', organisationId)
    .where('session.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return {
    cameBy: row.isOwn === null ? 'other' : row.isOwn ? 'own code' : 'issued code',
    madeOn: row.madeOn?.toISOString() ?? null,
    recoveries: row.recoveries ?? [],
  };
}
