import { sql, type Kysely } from 'kysely';

/** What is to be deleted for good has the moment of that; until then it is there for who undoes it, and for nobody else. */
const moments = [
  ...['client', 'dossier', 'variant', 'share'].map((table) => `alter table ${table} add column delete_on timestamptz`),
  ...['client', 'dossier', 'variant'].map(
    (table) => `create index ${table}_to_delete on ${table} (organisation_id, delete_on) where delete_on is not null`,
  ),
];

/** A name is free as soon as nobody sees what had it. */
const freeNames = [
  `drop index client_name`,
  `create unique index client_name on client (organisation_id, lower(name)) where delete_on is null`,
  `drop index variant_name`,
  `create unique index variant_name on variant (organisation_id, dossier_id, lower(name)) where delete_on is null`,
];

/** As in 0105, without those that are to be deleted. */
const lists = [
  `create or replace function follow_dossiers() returns trigger language plpgsql as $$
  declare
    unseen constant text[] := array['heartbeat_on', 'phase', 'rows_read', 'participants_calculated',
      'participants_total', 'files_written', 'claim', 'attempts', 'faults'];
    rows jsonb;
    lists integer;
    followed integer;
  begin
    if tg_op = 'INSERT' then
      select jsonb_agg(jsonb_build_object('o', organisation_id, 'c', client_id, 'e', sent_by_employer, 's', status,
        'a', archived_on is not null, 'n', (delete_on is null)::integer)) into rows from after_it;
    elsif tg_op = 'DELETE' then
      select jsonb_agg(jsonb_build_object('o', organisation_id, 'c', client_id, 'e', sent_by_employer, 's', status,
        'a', archived_on is not null, 'n', -(delete_on is null)::integer)) into rows from before_it;
    else
      select jsonb_agg(jsonb_build_object('o', side.o, 'c', side.c, 'e', side.e, 's', side.s, 'a', side.a, 'n', side.n))
        into rows from before_it join after_it using (organisation_id, id),
          lateral (values (organisation_id, before_it.client_id, before_it.sent_by_employer, before_it.status,
              before_it.archived_on is not null, -(before_it.delete_on is null)::integer),
            (organisation_id, after_it.client_id, after_it.sent_by_employer, after_it.status,
              after_it.archived_on is not null, (after_it.delete_on is null)::integer)) as side (o, c, e, s, a, n)
        where to_jsonb(before_it) - unseen is distinct from to_jsonb(after_it) - unseen;
    end if;
    if rows is null then return null; end if;
    perform from dossier_list where (organisation_id, client_id, of_employer) in (select o, c, e
      from jsonb_to_recordset(rows) as changed (o uuid, c uuid, e boolean))
      order by organisation_id, client_id, of_employer for update;
    with changed as (select o, c, e, sum(n) as total, coalesce(sum(n) filter (where a), 0) as archived,
        coalesce(sum(n) filter (where s = 'Submitted'), 0) as running,
        coalesce(sum(n) filter (where s = 'FailedWithError' and not a), 0) as with_file_errors
      from jsonb_to_recordset(rows) as changed (o uuid, c uuid, e boolean, s text, a boolean, n integer)
      group by o, c, e),
    written as (update dossier_list set version = version + 1, total = dossier_list.total + changed.total,
        archived = dossier_list.archived + changed.archived, running = dossier_list.running + changed.running,
        with_file_errors = dossier_list.with_file_errors + changed.with_file_errors
      from changed where organisation_id = o and client_id = c and of_employer = e returning 1)
    select (select count(*) from changed), (select count(*) from written) into lists, followed;
    -- With an employer its lists go, before or after its dossiers.
    if followed < lists and tg_op <> 'DELETE' then raise exception 'a list of dossiers was not followed'; end if;
    return null;
  end $$`,
  `drop trigger follow_share on share`,
  `create trigger follow_share after insert or delete or update of shared_on, delete_on on share
    for each row execute function follow_share()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...moments, ...freeNames, ...lists]) await sql.raw(statement).execute(db);
}
