import { sql, type Kysely } from 'kysely';
import { appRole } from '#migrations/row-security.ts';

/**
 * When an employer is erased, what the log tells about it loses its names; that it happened stays. Only entries of an
 * employer that no longer exists can be changed, and only to say that their name is erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const role = sql.id(await appRole(db));
  await tellEmployers(db);
  // Made for a table whose rows change; no right to do so was ever granted. A restored dump may have lost its policies.
  await sql`drop policy if exists changed on audit_entry`.execute(db);
  await sql`drop policy if exists deleted on audit_entry`.execute(db);
  await sql`grant update (object_name, holder_id, holder_name, address) on audit_entry to ${role}`.execute(db);
  await sql`create policy forgotten on audit_entry for update to ${role}
    using (organisation_id = app_organisation() and app_actor() = 'adviser' and client_id is not null
      and not exists (select from client
        where client.organisation_id = audit_entry.organisation_id and client.id = audit_entry.client_id))
    with check (object_name = 'gewist' and (holder_id is not null or holder_name = 'gewist'))`.execute(db);
}

/** What people of an employer did themselves, signing in for one, was written down without the employer. */
async function tellEmployers(db: Kysely<unknown>): Promise<void> {
  for (const table of ['audit_entry', 'holder']) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  }
  await sql`update audit_entry set client_id = holder.client_id from holder
    where audit_entry.client_id is null and holder.client_id is not null
      and holder.organisation_id = audit_entry.organisation_id and holder.id = audit_entry.holder_id`.execute(db);
  for (const table of ['audit_entry', 'holder']) {
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  }
}
