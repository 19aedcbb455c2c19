import { sql } from 'kysely';
import type { ChainBegin, ChainedEntry, ChainLink } from '#server/audit/chain/chain.ts';
import { firstRow, inTurn } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** Entries that are sealed at a time. */
const entriesAtATime = 500;

/** Nobody else seals the log of the organisation until this transaction ends. */
export async function takeChain(tx: Tx, organisationId: string): Promise<void> {
  await inTurn(tx, 'audit chain', organisationId);
}

export async function lastLink(tx: Tx, organisationId: string): Promise<{ number: number; hash: string } | null> {
  return firstRow(
    tx
      .selectFrom('audit_seal')
      .select(['number', 'hash'])
      .where('organisation_id', '=', organisationId)
      .orderBy('number', 'desc')
      .limit(1),
  );
}

const entryColumns =
  sql.raw(`audit_entry.id, to_char(happened_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "happenedOn",
  action, client_id as "clientId", dossier_id as "dossierId", holder_id as "holderId", holder_name as "holderName",
  object_name as "objectName", address`);

/**
 * How far back is looked for entries that are not in the chain: `recent`, a day before the last link, as no transaction lasts
 * longer; or at `all` of them, which takes time as the log grows, and finds those that were made while a clock was wrong, or
 * since it was ahead.
 */
export type LookBack = 'recent' | 'all';

/** Entries that are not in the chain yet, in the order in which they came. */
export async function unsealedEntries(tx: Tx, organisationId: string, look: LookBack): Promise<ChainedEntry[]> {
  const since =
    look === 'all'
      ? sql`true`
      : sql`happened_on > coalesce((select max(sealed_on) - interval '1 day' from audit_seal
        where audit_seal.organisation_id = ${organisationId}), '-infinity')`;
  const { rows } = await sql<ChainedEntry>`select ${entryColumns} from audit_entry
    where organisation_id = ${organisationId} and ${since}
      and not exists (select from audit_seal where audit_seal.organisation_id = audit_entry.organisation_id
        and audit_seal.entry_id = audit_entry.id)
    order by audit_entry.happened_on, arrival limit ${entriesAtATime}`.execute(tx);
  return rows;
}

export async function insertLinks(tx: Tx, organisationId: string, links: readonly ChainLink[]): Promise<void> {
  const rows = links.map(({ number, entryId, namesSalt, namesHash, hash }) => ({
    organisation_id: organisationId,
    number,
    entry_id: entryId,
    names_salt: namesSalt,
    names_hash: namesHash,
    hash,
  }));
  await tx.insertInto('audit_seal').values(rows).execute();
}

/** The link after which the chain of an organisation begins, when what came before was erased after its term. */
export const chainBegin = (tx: Tx, organisationId: string) =>
  firstRow(
    tx
      .selectFrom('audit_seal')
      .select(['number', 'hash'])
      .where('organisation_id', '=', organisationId)
      .where('is_start', '=', true),
  );

/** Links that are looked at at a time for what is past its term. */
const linksAtATime = 5_000;

/** The last of the oldest links that are all older than so many months, with their entries; null when the first is not. */
export async function lastPastTerm(tx: Tx, organisationId: string, months: number): Promise<ChainBegin | null> {
  const { rows } = await sql<ChainBegin>`with oldest as (
      select number, hash, greatest(sealed_on, happened_on) < now() - ${months} * interval '1 month' as is_past
      from audit_seal left join audit_entry on audit_entry.organisation_id = audit_seal.organisation_id
        and audit_entry.id = audit_seal.entry_id
      where audit_seal.organisation_id = ${organisationId} and not is_start order by number limit ${linksAtATime})
    select number, hash from oldest where number < coalesce(
      (select min(number) from oldest where not is_past), (select max(number) + 1 from oldest))
    order by number desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Has the chain begin after this link: erases it and those before it, with their entries. The link itself stays, to stand on. */
export async function beginChainAfter(tx: Tx, organisationId: string, { number }: ChainBegin): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('audit_entry')
    .using('audit_seal')
    .whereRef('audit_seal.organisation_id', '=', 'audit_entry.organisation_id')
    .whereRef('audit_seal.entry_id', '=', 'audit_entry.id')
    .where('audit_entry.organisation_id', '=', organisationId)
    .where('audit_seal.number', '<=', number)
    .executeTakeFirst();
  const ofOrganisation = tx.deleteFrom('audit_seal').where('organisation_id', '=', organisationId);
  await ofOrganisation.where('number', '<', number).execute();
  await tx
    .updateTable('audit_seal')
    .set({ is_start: true, names_salt: null })
    .where('organisation_id', '=', organisationId)
    .where('number', '=', number)
    .execute();
  return Number(numDeletedRows);
}

/** The whole chain of an organisation with its entries. */
export async function chainOf(tx: Tx, organisationId: string): Promise<ChainLink[]> {
  const { rows } = await sql<Omit<ChainLink, 'entry'> & ChainedEntry & { readonly id: string | null }>`
    select number, entry_id as "entryId", names_salt as "namesSalt", names_hash as "namesHash", hash, ${entryColumns}
    from audit_seal left join audit_entry on audit_entry.organisation_id = audit_seal.organisation_id
      and audit_entry.id = audit_seal.entry_id
    where audit_seal.organisation_id = ${organisationId} and not is_start order by number`.execute(tx);
  return rows.map(({ number, entryId, namesSalt, namesHash, hash, ...entry }) => ({
    number,
    entryId,
    namesSalt,
    namesHash,
    hash,
    entry: entry.id === null ? null : entry,
  }));
}
