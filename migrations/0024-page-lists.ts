import { sql, type Kysely } from 'kysely';
import { orderKey, plainText } from '#api/list-words.ts';

/** What long lists are searched and put in order by, with the indexes for it; and one statement that knows a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTexts(db, 'client', ['name_order', 'contact_order', 'search_text']);
  await addTexts(db, 'dossier', ['name_order', 'search_text']);
  await sql`create index client_in_order on client (organisation_id, name_order, id)`.execute(db);
  await sql`drop index dossier_of_client`.execute(db);
  const ofClient = sql`dossier (organisation_id, client_id,`;
  await sql`create index dossier_by_arrival on ${ofClient} created_on, arrival)`.execute(db);
  await sql`create index dossier_by_name on ${ofClient} name_order, arrival)`.execute(db);
  await sql`create index dossier_by_status on ${ofClient} status)`.execute(db);
  await sql`create index dossier_by_file on ${ofClient} input_sha256, created_on, arrival)`.execute(db);
  await personOfSession(db);
}

/** Compared character by character: the order is in the text, and no library of the machine has a say in it. */
async function addTexts(db: Kysely<unknown>, table: 'client' | 'dossier', columns: readonly string[]): Promise<void> {
  const name = sql.table(table);
  for (const column of columns)
    await sql`alter table ${name} add column ${sql.id(column)} text collate "C" not null default ''`.execute(db);
  // The owner of the tables is held to the policies too, and none names it.
  await sql`alter table ${name} no force row level security`.execute(db);
  await (table === 'client' ? fillClients(db) : fillDossiers(db));
  await sql`alter table ${name} force row level security`.execute(db);
  for (const column of columns) await sql`alter table ${name} alter column ${sql.id(column)} drop default`.execute(db);
}

async function fillClients(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; contact_name: string; searched: string }>`select id, name,
    contact_name, concat_ws(' ', name, kvk_number, reference, contact_name, contact_email) as searched from client`.execute(
    db,
  );
  await sql`update client set name_order = filled.name_order, contact_order = filled.contact_order,
    search_text = filled.search_text from (select unnest(${rows.map(({ id }) => id)}::uuid[]) as id,
      unnest(${rows.map(({ name }) => orderKey(name))}::text[]) as name_order,
      unnest(${rows.map(({ contact_name: name }) => orderKey(name))}::text[]) as contact_order,
      unnest(${rows.map(({ searched }) => plainText(searched))}::text[]) as search_text) as filled
    where filled.id = client.id`.execute(db);
}

async function fillDossiers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from dossier`.execute(db);
  await sql`update dossier set name_order = filled.name_order, search_text = filled.search_text
    from (select unnest(${rows.map(({ id }) => id)}::uuid[]) as id,
      unnest(${rows.map(({ name }) => orderKey(name))}::text[]) as name_order,
      unnest(${rows.map(({ name }) => plainText(name))}::text[]) as search_text) as filled
    where filled.id = dossier.id`.execute(db);
}

/**
 * Who a session is of, in one statement: it becomes the gate, as a transaction of several statements would, and reads
 * what the policies let the gate see. All of it ends with the statement.
 */
async function personOfSession(db: Kysely<unknown>): Promise<void> {
  await sql`create function person_of_session(of_organisation uuid, of_session uuid, idle interval)
    returns table (holder_id uuid, holder_name text, holder_role text, holder_client_id uuid, organisation_name text,
      is_unseen boolean)
    language plpgsql as $$
    begin
      perform set_config('app.actor', 'gate', true), set_config('app.organisation', '', true),
        set_config('app.client', '', true), set_config('role', left(current_database(), 48) || '_app', true);
      return query select holder.id, holder.name, holder.role, holder.client_id, organisation.name,
          session.last_seen_on < now() - interval '1 minute'
        from session
        join holder on holder.organisation_id = session.organisation_id and holder.id = session.holder_id
          and holder.token_version = session.token_version
        join organisation on organisation.organisation_id = session.organisation_id
        where session.organisation_id = of_organisation and session.id = of_session
          and organisation.deactivated_on is null and session.ended_on is null and session.expires_on > now()
          and session.last_seen_on > now() - idle;
    end $$`.execute(db);
  await sql`revoke all on function person_of_session from public`.execute(db);
}
