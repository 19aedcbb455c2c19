import { sql, type Kysely } from 'kysely';

/**
 * Says on a channel that something changed, when the transaction that changed it is done: of which employer the list of
 * dossiers, and whose access. Ids only: whoever hears it looks for himself, and sees what he may.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function notify_list() returns trigger language plpgsql as $$
    declare changed record := coalesce(new, old);
    begin
      perform pg_notify('evenwicht_changes', concat_ws(' ', 'list', changed.organisation_id, changed.client_id));
      return null;
    end $$`.execute(db);
  await sql`create function notify_client() returns trigger language plpgsql as $$
    begin
      perform pg_notify('evenwicht_changes', concat_ws(' ', 'list', new.organisation_id, new.id));
      return null;
    end $$`.execute(db);
  await sql`create function notify_access() returns trigger language plpgsql as $$
    begin
      perform pg_notify('evenwicht_changes', concat_ws(' ', 'access', old.organisation_id));
      return null;
    end $$`.execute(db);
  await notifiedLists(db);
  await notifiedAccess(db);
}

/** A list comes and goes with its employer, and a deletion of many dossiers says it once. */
async function notifiedLists(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger notify_list after insert or update or delete on dossier_list
    for each row execute function notify_list()`.execute(db);
  await sql`create trigger notify_client after update on client for each row execute function notify_client()`.execute(
    db,
  );
}

/** That somebody was seen changes nothing about his access. */
async function notifiedAccess(db: Kysely<unknown>): Promise<void> {
  const changed = {
    session: 'old.ended_on is distinct from new.ended_on or old.expires_on is distinct from new.expires_on',
    holder: `old.token_version is distinct from new.token_version or old.role is distinct from new.role
      or old.client_id is distinct from new.client_id`,
    organisation: 'old.deactivated_on is distinct from new.deactivated_on',
  };
  for (const [table, condition] of Object.entries(changed)) {
    await sql`create trigger notify_access after update on ${sql.table(table)} for each row when (${sql.raw(condition)})
      execute function notify_access()`.execute(db);
    await sql`create trigger notify_access_gone after delete on ${sql.table(table)}
      for each row execute function notify_access()`.execute(db);
  }
}
