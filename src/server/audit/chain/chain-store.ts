import { sql } from 'kysely';
import type { ChainedEntry, ChainLink } from '#server/audit/chain/chain.ts';
import type { Tx } from '#server/platform/database.ts';

/** Entries that are sealed at a time. */
const entriesAtATime = 500;

/** Nobody else seals the log of the organisation until this transaction ends. */
export async function takeChain(tx: Tx, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('evenwicht: audit chain'), hashtext(${organisationId}))`.execute(tx);
}

export async function lastLink(tx: Tx, organisationId: string): Promise<{ number: number; hash: string } | null> {
  const found = await tx
    .selectFrom('audit_seal')
    .select(['number', 'hash'])
    .where('organisation_id', '=', organisationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
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

/** The whole chain of an organisation with its entries. */
export async function chainOf(tx: Tx, organisationId: string): Promise<ChainLink[]> {
  const { rows } = await sql<Omit<ChainLink, 'entry'> & ChainedEntry & { readonly id: string | null }>`
    select number, entry_id as "entryId", names_salt as "namesSalt", names_hash as "namesHash", hash, ${entryColumns}
    from audit_seal left join audit_entry on audit_entry.organisation_id = audit_seal.organisation_id
      and audit_entry.id = audit_seal.entry_id
    where audit_seal.organisation_id = ${organisationId} order by number`.execute(tx);
  return rows.map(({ number, entryId, namesSalt, namesHash, hash, ...entry }) => ({
    number,
    entryId,
    namesSalt,
    namesHash,
    hash,
    entry: entry.id === null ? null : entry,
  }));
}

export async function organisationOf(tx: Tx, name: string): Promise<string | null> {
  const found = await tx
    .selectFrom('organisation')
    .select('organisation_id as id')
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.id ?? null;
}
