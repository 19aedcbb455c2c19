import { sql } from 'kysely';
import type { CodeIssuer } from '#api/access-codes.ts';
import type { Role } from '#api/session.ts';
import { firstRow, inOrganisation, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { tokenLife } from '#server/session/tokens.ts';

export interface Organisation {
  readonly id: string;
  readonly name: string;
}

export interface Holder {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly clientId: string | null;
  readonly tokenVersion: number;
}

export const organisationNamed = (tx: Tx, name: string) =>
  firstRow(
    tx
      .selectFrom('organisation')
      .select(['organisation_id as id', 'name'])
      .where(sql`lower(name)`, '=', name.toLowerCase()),
  );

export async function hasOrganisation(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('organisation').select('organisation_id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertOrganisation(tx: Tx, name: string): Promise<Organisation> {
  return tx
    .insertInto('organisation')
    .values({ name })
    .returning(['organisation_id as id', 'name'])
    .executeTakeFirstOrThrow();
}

const holderColumns = ['id', 'name', 'role', 'client_id as clientId', 'token_version as tokenVersion'] as const;

export const holderNamed = (tx: Tx, organisationId: string, name: string) =>
  firstRow(
    tx
      .selectFrom('holder')
      .select(holderColumns)
      .where('organisation_id', '=', organisationId)
      .where(sql`lower(name)`, '=', name.toLowerCase()),
  );

export async function insertHolder(
  tx: Tx,
  organisationId: string,
  holder: Pick<Holder, 'name' | 'role' | 'clientId'>,
): Promise<Holder> {
  return tx
    .insertInto('holder')
    .values({ organisation_id: organisationId, name: holder.name, role: holder.role, client_id: holder.clientId })
    .returning(holderColumns)
    .executeTakeFirstOrThrow();
}

/** Who issues a code, as it is kept with it. */
export interface Issuer {
  readonly role: CodeIssuer;
  /** Null for the operator. */
  readonly name: string | null;
}

/** So many days from now, or a moment. */
export type CodeEnd = { readonly days: number } | Date;

interface NewAccessCode {
  readonly organisationId: string;
  readonly holderId: string;
  readonly hash: Uint8Array;
  readonly until: CodeEnd;
  readonly issuer: Issuer;
}

export async function insertAccessCode(tx: Tx, given: NewAccessCode): Promise<string> {
  const { organisationId, holderId, hash, until, issuer } = given;
  const { id } = await tx
    .insertInto('access_code')
    .values({
      organisation_id: organisationId,
      holder_id: holderId,
      code_hash: hash,
      expires_on: until instanceof Date ? until : sql`now() + ${until.days} * interval '1 day'`,
      issued_by: issuer.role,
      issuer_name: issuer.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertHandoff(tx: Tx, organisationId: string, holder: Holder): Promise<string> {
  const { id } = await tx
    .insertInto('handoff')
    .values({
      organisation_id: organisationId,
      holder_id: holder.id,
      token_version: holder.tokenVersion,
      expires_on: sql`now() + ${tokenLife.handoff} * interval '1 second'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends every session of a holder, and every link that was not used yet: none was made in this version. */
export async function endSessions(tx: Tx, organisationId: string, holderId: string): Promise<void> {
  await tx
    .updateTable('holder')
    .set({ token_version: sql`token_version + 1` })
    .where(isRow(organisationId, holderId))
    .execute();
}

/** Ends all of a holder at once: codes, links that were not used yet, and sessions. */
export async function revokeHolder(tx: Tx, organisationId: string, holderId: string): Promise<void> {
  await endSessions(tx, organisationId, holderId);
  await tx
    .updateTable('access_code')
    .set({ revoked_on: sql`now()` })
    .where('organisation_id', '=', organisationId)
    .where('holder_id', '=', holderId)
    .where('revoked_on', 'is', null)
    .execute();
}

/** Everybody who has or had access, with the codes that still work. */
export async function listedHolders(tx: Tx) {
  const active = sql`access_code.revoked_on is null and access_code.expires_on > now()`;
  return tx
    .selectFrom('holder')
    .innerJoin('organisation', 'organisation.organisation_id', 'holder.organisation_id')
    .leftJoin('access_code', inOrganisation('access_code.holder_id', 'holder.id'))
    .select([
      'organisation.name as organisation',
      'holder.name as holder',
      'holder.role as role',
      'holder.client_id as clientId',
      sql<number>`(count(access_code.id) filter (where ${active}))::integer`.as('activeCodes'),
      sql<Date | null>`max(access_code.expires_on) filter (where ${active})`.as('expiresOn'),
      sql<Date | null>`max(access_code.last_used_on)`.as('lastUsedOn'),
    ])
    .groupBy([
      'organisation.name',
      'holder.organisation_id',
      'holder.id',
      'holder.name',
      'holder.role',
      'holder.client_id',
    ])
    .orderBy('organisation.name')
    .orderBy('holder.name')
    .execute();
}
