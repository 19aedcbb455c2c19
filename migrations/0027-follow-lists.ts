import { sql, type Kysely } from 'kysely';

/**
 * Of the dossiers of an employer: how many there are, and a number that goes on with everything that their list shows.
 * Counting 10,000 dossiers for each page took more time than the page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table dossier_list (
    organisation_id uuid not null,
    client_id uuid not null,
    version bigint not null default 0,
    total integer not null default 0,
    running integer not null default 0,
    with_file_errors integer not null default 0,
    primary key (organisation_id, client_id),
    foreign key (organisation_id, client_id) references client (organisation_id, id) on delete cascade
  )`.execute(db);
  await fill(db);
  await followClients(db);
  await followDossiers(db);
  await followFiles(db);
}

/** The owner of the tables is held to the policies too, and none names it. */
async function fill(db: Kysely<unknown>): Promise<void> {
  for (const table of ['client', 'dossier'])
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`insert into dossier_list (organisation_id, client_id, total, running, with_file_errors)
    select client.organisation_id, client.id, count(dossier.id), count(*) filter (where status = 'Submitted'),
      count(*) filter (where status = 'FailedWithError')
    from client left join dossier on dossier.organisation_id = client.organisation_id and dossier.client_id = client.id
    group by client.organisation_id, client.id`.execute(db);
  for (const table of ['client', 'dossier'])
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}

async function followClients(db: Kysely<unknown>): Promise<void> {
  await sql`create function make_dossier_list() returns trigger language plpgsql as $$
    begin
      insert into dossier_list (organisation_id, client_id) values (new.organisation_id, new.id);
      return null;
    end $$`.execute(db);
  await sql`create trigger make_dossier_list after insert on client
    for each row execute function make_dossier_list()`.execute(db);
}

/**
 * Once for a statement, however many dossiers it changes, and after it: whoever holds a list waits for no dossier of the
 * same statement. Lists are taken in order, so that two statements over several employers never wait for each other.
 * A sign of life and how far a calculation is are not in the list.
 */
async function followDossiers(db: Kysely<unknown>): Promise<void> {
  await sql`create function follow_dossiers() returns trigger language plpgsql as $$
    declare
      unseen constant text[] := array['heartbeat_on', 'phase', 'rows_read', 'participants_calculated',
        'participants_total', 'files_written', 'claim', 'attempts', 'faults'];
      rows jsonb;
      lists integer;
      followed integer;
    begin
      if tg_op = 'INSERT' then
        select jsonb_agg(jsonb_build_object('o', organisation_id, 'c', client_id, 's', status, 'n', 1))
          into rows from after_it;
      elsif tg_op = 'DELETE' then
        select jsonb_agg(jsonb_build_object('o', organisation_id, 'c', client_id, 's', status, 'n', -1))
          into rows from before_it;
      else
        select jsonb_agg(jsonb_build_object('o', side.o, 'c', side.c, 's', side.s, 'n', side.n)) into rows
          from before_it join after_it using (organisation_id, id),
            lateral (values (organisation_id, before_it.client_id, before_it.status, -1),
              (organisation_id, after_it.client_id, after_it.status, 1)) as side (o, c, s, n)
          where to_jsonb(before_it) - unseen is distinct from to_jsonb(after_it) - unseen;
      end if;
      if rows is null then return null; end if;
      perform from dossier_list where (organisation_id, client_id) in (select o, c
        from jsonb_to_recordset(rows) as changed (o uuid, c uuid)) order by organisation_id, client_id for update;
      with changed as (select o, c, sum(n) as total, coalesce(sum(n) filter (where s = 'Submitted'), 0) as running,
          coalesce(sum(n) filter (where s = 'FailedWithError'), 0) as with_file_errors
        from jsonb_to_recordset(rows) as changed (o uuid, c uuid, s text, n integer) group by o, c),
      written as (update dossier_list set version = version + 1, total = dossier_list.total + changed.total,
          running = dossier_list.running + changed.running,
          with_file_errors = dossier_list.with_file_errors + changed.with_file_errors
        from changed where organisation_id = o and client_id = c returning 1)
      select (select count(*) from changed), (select count(*) from written) into lists, followed;
      -- With an employer its list goes, before or after its dossiers.
      if followed < lists and tg_op <> 'DELETE' then raise exception 'a list of dossiers was not followed'; end if;
      return null;
    end $$`.execute(db);
  const tables = { insert: 'new table as after_it', delete: 'old table as before_it' };
  const followed = { ...tables, update: `${tables.delete} ${tables.insert}` };
  for (const [command, transition] of Object.entries(followed))
    await sql`create trigger ${sql.id(`follow_${command}`)} after ${sql.raw(command)} on dossier
      referencing ${sql.raw(transition)} for each statement execute function follow_dossiers()`.execute(db);
}

/** Whether the input is there still: the list offers to make the report again. A dossier that is gone has told so itself. */
async function followFiles(db: Kysely<unknown>): Promise<void> {
  await sql`create function follow_files() returns trigger language plpgsql as $$
    begin
      update dossier_list set version = version + 1 from dossier
        where dossier.organisation_id = coalesce(new.organisation_id, old.organisation_id)
          and dossier.id = coalesce(new.dossier_id, old.dossier_id)
          and dossier_list.organisation_id = dossier.organisation_id and dossier_list.client_id = dossier.client_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger follow_new_file after insert on dossier_file
    for each row when (new.type = 'inputFile') execute function follow_files()`.execute(db);
  await sql`create trigger follow_old_file after delete on dossier_file
    for each row when (old.type = 'inputFile') execute function follow_files()`.execute(db);
}
