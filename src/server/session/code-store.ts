import { sql } from 'kysely';
import type { AccessCode } from '#api/access-codes.ts';
import { mostKept } from '#api/highest-limit.ts';
import { hasUpdated, inOrganisation, inTurn, isRow, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { endSessions } from '#server/session/issue-store.ts';

/** A code with the organisation it belongs to. */
export interface ManagedCode {
  readonly organisationId: string;
  readonly holderId: string;
  readonly code: AccessCode;
}

/** Those of an employer that is being deleted are hidden with it. */
export const isOfSeenClient = sql<boolean>`(holder.client_id is null or client.id is not null)`;

function codeRows(tx: Tx) {
  return tx
    .selectFrom('access_code')
    .innerJoin('holder', inOrganisation('holder.id', 'access_code.holder_id'))
    .leftJoin('client', inOrganisation('client.id', 'holder.client_id'))
    .where(isOfSeenClient)
    .select([
      'access_code.id',
      'access_code.organisation_id as organisationId',
      'access_code.holder_id as holderId',
      'holder.name as holder',
      'holder.role',
      'client.id as clientId',
      'client.name as clientName',
      sql<boolean>`exists (select from second_factor where second_factor.organisation_id = holder.organisation_id
        and second_factor.holder_id = holder.id and second_factor.confirmed_on is not null)`.as('hasSecondFactor'),
      'access_code.created_on as createdOn',
      'access_code.expires_on as expiresOn',
      'access_code.last_used_on as lastUsedOn',
      'access_code.issued_by as issuedBy',
      'access_code.issuer_name as issuerName',
      sql<AccessCode['state']>`case when access_code.revoked_on is not null then 'revoked'
        when access_code.expires_on <= now() then 'expired' else 'active' end`.as('state'),
    ]);
}

type CodeRow = Awaited<ReturnType<ReturnType<typeof codeRows>['execute']>>[number];

const asManaged = ({ organisationId, holderId, ...row }: CodeRow): ManagedCode => ({
  organisationId,
  holderId,
  code: withMoments(row),
});

/** The codes of an organisation that the actor of the transaction may manage, newest first. */
export async function managedCodes(tx: Tx, organisationId: string): Promise<AccessCode[]> {
  const rows = await codeRows(tx)
    .where('access_code.organisation_id', '=', organisationId)
    .orderBy('access_code.created_on', 'desc')
    .orderBy('access_code.arrival', 'desc')
    .execute();
  return rows.map((row) => asManaged(row).code);
}

/** A code that the actor of the transaction may manage; null for any other. */
export async function managedCode(tx: Tx, id: string): Promise<ManagedCode | null> {
  const row = await codeRows(tx).where('access_code.id', '=', id).executeTakeFirst();
  return row === undefined ? null : asManaged(row);
}

/**
 * Refuses a code that was made or extended in this transaction when its holder, or the organisation, then has more valid ones
 * than it may: HOLDER_CODES_FULL or CODES_FULL. Such transactions wait for each other.
 */
export async function requireFewCodes(tx: Tx, organisationId: string, holderId: string): Promise<void> {
  await inTurn(tx, 'access codes', organisationId);
  const valid = await tx
    .selectFrom('access_code')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where holder_id = ${holderId}))::integer`.as('ofHolder'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('revoked_on', 'is', null)
    .where(sql<boolean>`expires_on > now()`)
    .executeTakeFirstOrThrow();
  if (valid.ofHolder > mostKept.codesOfHolder) throw new ProblemError('HOLDER_CODES_FULL');
  if (valid.all > mostKept.codes) throw new ProblemError('CODES_FULL');
}

/** Makes a code valid for so many days from now; false when it was revoked. */
export const extendCode = (tx: Tx, id: string, days: number) =>
  hasUpdated(
    tx
      .updateTable('access_code')
      .set({ expires_on: sql<Date>`now() + ${days} * interval '1 day'` })
      .where('id', '=', id)
      .where('revoked_on', 'is', null),
  );

/** Ends a code, and every session and link of its holder: nobody knows with which code they were made. */
export async function revokeCode(tx: Tx, { organisationId, holderId, code }: ManagedCode): Promise<void> {
  await tx
    .updateTable('access_code')
    .set({ revoked_on: sql`now()` })
    .where(isRow(organisationId, code.id))
    .where('revoked_on', 'is', null)
    .execute();
  await endSessions(tx, organisationId, holderId);
}

/** Ends the codes of a holder that the provider issued and may have kept, also those of which the issuer is not known. */
export async function revokeCodesOfProvider(tx: Tx, { organisationId, holderId }: ManagedCode): Promise<void> {
  await tx
    .updateTable('access_code')
    .set({ revoked_on: sql`now()` })
    .where('organisation_id', '=', organisationId)
    .where('holder_id', '=', holderId)
    .where('revoked_on', 'is', null)
    .where((code) => code.or([code('issued_by', 'is', null), code('issued_by', '=', 'provider')]))
    .execute();
}
