import { sql, type Kysely } from 'kysely';

/** Dossiers that were put away: since when, and how many of an employer. What is wrong with one no longer asks attention. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column archived_on timestamptz`.execute(db);
  await sql`alter table dossier_list add column archived integer not null default 0`.execute(db);
  await followDossiers(db);
}

/** As migration 0027 made it, with the archived ones. */
async function followDossiers(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function follow_dossiers() returns trigger language plpgsql as $$
    declare
      unseen constant text[] := array['heartbeat_on', 'phase', 'rows_read', 'participants_calculated',
        'participants_total', 'files_written', 'claim', 'attempts', 'faults'];
      rows jsonb;
      lists integer;
      followed integer;
    begin
      if tg_op = 'INSERT' then
        select jsonb_agg(jsonb_build_object('o', organisation_id, 'c', client_id, 's', status,
          'a', archived_on is not null, 'n', 1)) into rows from after_it;
      elsif tg_op = 'DELETE' then
        select jsonb_agg(jsonb_build_object('o', organisation_id, 'c', client_id, 's', status,
          'a', archived_on is not null, 'n', -1)) into rows from before_it;
      else
        select jsonb_agg(jsonb_build_object('o', side.o, 'c', side.c, 's', side.s, 'a', side.a, 'n', side.n)) into rows
          from before_it join after_it using (organisation_id, id),
            lateral (values (organisation_id, before_it.client_id, before_it.status, before_it.archived_on is not null, -1),
              (organisation_id, after_it.client_id, after_it.status, after_it.archived_on is not null, 1))
              as side (o, c, s, a, n)
          where to_jsonb(before_it) - unseen is distinct from to_jsonb(after_it) - unseen;
      end if;
      if rows is null then return null; end if;
      perform from dossier_list where (organisation_id, client_id) in (select o, c
        from jsonb_to_recordset(rows) as changed (o uuid, c uuid)) order by organisation_id, client_id for update;
      with changed as (select o, c, sum(n) as total, coalesce(sum(n) filter (where a), 0) as archived,
          coalesce(sum(n) filter (where s = 'Submitted'), 0) as running,
          coalesce(sum(n) filter (where s = 'FailedWithError' and not a), 0) as with_file_errors
        from jsonb_to_recordset(rows) as changed (o uuid, c uuid, s text, a boolean, n integer) group by o, c),
      written as (update dossier_list set version = version + 1, total = dossier_list.total + changed.total,
          archived = dossier_list.archived + changed.archived, running = dossier_list.running + changed.running,
          with_file_errors = dossier_list.with_file_errors + changed.with_file_errors
        from changed where organisation_id = o and client_id = c returning 1)
      select (select count(*) from changed), (select count(*) from written) into lists, followed;
      -- With an employer its list goes, before or after its dossiers.
      if followed < lists and tg_op <> 'DELETE' then raise exception 'a list of dossiers was not followed'; end if;
      return null;
    end $$`.execute(db);
}
