import { sql } from 'kysely';
import type { CodeIssuer } from '#api/access-codes.ts';
import type { RecognisedPerson } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { sessionLimits } from '#api/session-limits.ts';
import { accessCodeOfOwn, type CodeOfSession } from '#server/session/own-code-store.ts';
import { deviceOf, networkOf, type Visitor } from '#server/session/visitor.ts';
import { tokenLife } from '#server/session/tokens.ts';

/** The holder of a code or link, with the version that the session gets. */
export interface Admission {
  readonly organisationId: string;
  readonly holderId: string;
  readonly holderName: string;
  /** The employer that they belong to. */
  readonly clientId: string | null;
  readonly tokenVersion: number;
  /** By whom the code or link was issued; null when that was not kept yet. */
  readonly issuedBy: CodeIssuer | null;
}

/** Who a code or link lets in, and what writes down that it did. */
export interface Found {
  readonly admission: Admission;
  /** Null for a link. */
  readonly code: CodeOfSession | null;
  readonly take: () => Promise<unknown>;
}

/**
 * The holder of a code, of one that was issued or of their own for it, whichever of the keys it was made with; taking it
 * marks the issued code as used.
 */
export async function foundByCode(tx: Tx, hashes: readonly Uint8Array[]): Promise<Found | null> {
  const own = await accessCodeOfOwn(tx, hashes);
  const code = await tx
    .selectFrom('access_code')
    .select(['organisation_id', 'id', 'holder_id', 'issued_by'])
    .$if(own === null, (codes) => codes.where('code_hash', 'in', hashes))
    .$if(own !== null, (codes) =>
      codes.where('organisation_id', '=', own?.organisationId ?? '').where('id', '=', own?.accessCodeId ?? ''),
    )
    .where('revoked_on', 'is', null)
    .where('expires_on', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (code === undefined) return null;
  const admission = await admissionOf(tx, code.organisation_id, code.holder_id, code.issued_by);
  const take = () =>
    tx
      .updateTable('access_code')
      .set({ last_used_on: sql`now()` })
      .where(isRow(code.organisation_id, code.id))
      .execute();
  const isOwn = own !== null;
  const way = { organisationId: code.organisation_id, accessCodeId: code.id, isOwn };
  return admission === null ? null : { admission, code: way, take };
}

/** The holder of a hand-off link that was not taken yet. The row is held: of several at once the first takes it. */
export async function foundByHandoff(tx: Tx, organisationId: string, id: string): Promise<Found | null> {
  const handoff = await tx
    .selectFrom('handoff')
    .select(['holder_id', 'token_version'])
    .where(isRow(organisationId, id))
    .where('used_on', 'is', null)
    .where('expires_on', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (handoff === undefined) return null;
  // Only the operator issues links.
  const admission = await admissionOf(tx, organisationId, handoff.holder_id, 'operator');
  const take = () =>
    tx
      .updateTable('handoff')
      .set({ used_on: sql`now()` })
      .where(isRow(organisationId, id))
      .execute();
  return admission?.tokenVersion === handoff.token_version ? { admission, code: null, take } : null;
}

/** Whether somebody came in by a link. Known for as long as its row is kept; asked by who holds the signed link only. */
export async function isUsedHandoff(tx: Tx, organisationId: string, id: string): Promise<boolean> {
  const used = await tx
    .selectFrom('handoff')
    .select('id')
    .where(isRow(organisationId, id))
    .where('used_on', 'is not', null)
    .executeTakeFirst();
  return used !== undefined;
}

/** Null when the organisation is not active. */
async function admissionOf(
  tx: Tx,
  organisationId: string,
  holderId: string,
  issuedBy: CodeIssuer | null,
): Promise<Admission | null> {
  const holder = await tx
    .selectFrom('holder')
    .innerJoin('organisation', 'organisation.organisation_id', 'holder.organisation_id')
    .select(['holder.name', 'holder.client_id', 'holder.token_version'])
    .where('holder.organisation_id', '=', organisationId)
    .where('holder.id', '=', holderId)
    .where('organisation.deactivated_on', 'is', null)
    .executeTakeFirst();
  if (holder === undefined) return null;
  const { name: holderName, client_id: clientId, token_version: tokenVersion } = holder;
  return { organisationId, holderId, holderName, clientId, tokenVersion, issuedBy };
}

/** `code`: by which the holder came in; null for a link. */
export async function insertSession(
  tx: Tx,
  admission: Admission,
  visitor: Visitor,
  code: CodeOfSession | null = null,
): Promise<string> {
  const { id } = await tx
    .insertInto('session')
    .values({
      organisation_id: admission.organisationId,
      holder_id: admission.holderId,
      token_version: admission.tokenVersion,
      issued_by: admission.issuedBy,
      device: deviceOf(visitor),
      network: networkOf(visitor),
      access_code_id: code?.accessCodeId ?? null,
      by_own_code: code?.isOwn ?? null,
      expires_on: sql`now() + ${tokenLife.session} * interval '1 second'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The person of a session that is still open; renewing marks it as seen, at most once a minute. One statement otherwise. */
export async function personOfSession(
  { kysely, as }: Pick<Database, 'kysely' | 'as'>,
  organisationId: string,
  sessionId: string,
  { renews }: { readonly renews: boolean },
): Promise<Omit<RecognisedPerson, 'address'> | null> {
  const { rows } = await sql<SessionRow>`select holder_id as "holderId", holder_name as "holderName",
    holder_role as role, holder_client_id as "clientId", organisation_name as "organisationName",
    lacks_second_factor as "lacksSecondFactor", lacks_own_code as "lacksOwnCode", has_own_code as "hasOwnCode",
    is_unseen as "isUnseen" from holder_of_session(${organisationId}, ${sessionId},
    ${sessionLimits.idleMinutes.standard} * interval '1 minute')`.execute(kysely);
  const [found] = rows;
  if (found === undefined) return null;
  const { isUnseen, ...holder } = found;
  if (renews && isUnseen)
    await as('gate', (tx) => changeSession(tx, organisationId, sessionId, { last_seen_on: sql<Date>`now()` }));
  return { kind: 'person', organisationId, sessionId, ...holder };
}

type SessionRow = Omit<RecognisedPerson, 'kind' | 'organisationId' | 'sessionId' | 'address'> & {
  readonly isUnseen: boolean;
};

/** Lets a session go on after its holder's others were ended. For the gate: nobody else sees sessions. */
export async function keepSession(tx: Tx, organisationId: string, holderId: string, sessionId: string): Promise<void> {
  const holder = await tx
    .selectFrom('holder')
    .select('token_version')
    .where(isRow(organisationId, holderId))
    .executeTakeFirstOrThrow();
  await changeSession(tx, organisationId, sessionId, holder);
}

export async function endSession(tx: Tx, organisationId: string, sessionId: string): Promise<void> {
  await changeSession(tx, organisationId, sessionId, { ended_on: sql<Date>`now()` });
}

async function changeSession(
  tx: Tx,
  organisationId: string,
  sessionId: string,
  change: Record<string, unknown>,
): Promise<void> {
  await tx.updateTable('session').set(change).where(isRow(organisationId, sessionId)).execute();
}

/** Deletes the expired sessions and links of every organisation; returns how many. */
export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<number> {
  let count = 0n;
  for (const table of ['session', 'handoff'] as const) {
    const { numDeletedRows } = await tx.deleteFrom(table).where('expires_on', '<=', now).executeTakeFirst();
    count += numDeletedRows;
  }
  return Number(count);
}
