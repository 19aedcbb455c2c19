import { sql, type Kysely } from 'kysely';

/** What an employer sees of a dossier of the office, as it was when it was shared: a dossier that is made again leaves it as it is. */
const shares = [
  `create table share (
    organisation_id uuid not null,
    dossier_id uuid not null,
    client_id uuid not null,
    name text not null,
    content jsonb not null,
    result_sha256 text not null,
    shared_by text not null,
    shared_on timestamptz not null default clock_timestamp(),
    opened_by text,
    opened_on timestamptz,
    decided jsonb,
    primary key (organisation_id, dossier_id),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`,
  `create index share_of_client on share (organisation_id, client_id)`,
  `create table shared_file (
    organisation_id uuid not null,
    dossier_id uuid not null,
    type text not null,
    bytes bytea not null,
    primary key (organisation_id, dossier_id, type),
    foreign key (organisation_id, dossier_id) references share (organisation_id, dossier_id) on delete cascade
  )`,
  `alter table shared_file alter column bytes set storage external`,
];

/** What an employer may do himself, and whether advisers are still to be told that dossiers are shared from now on. */
const rights = [
  `alter table client add column may_upload boolean not null default true,
    add column may_decide boolean not null default false`,
  `create table sharing_notice (organisation_id uuid primary key references organisation on delete cascade)`,
  `insert into sharing_notice select organisation_id from organisation where exists (select from holder
    where holder.organisation_id = organisation.organisation_id and holder.role = 'employer')`,
];

/** An employer has a list of its own dossiers, counted apart: it says nothing of those of the office. */
const ownLists = [
  `drop trigger follow_insert on dossier`,
  `drop trigger follow_delete on dossier`,
  `drop trigger follow_update on dossier`,
  `alter table dossier_list add column of_employer boolean not null default false`,
  `alter table dossier_list drop constraint dossier_list_pkey`,
  `alter table dossier_list add primary key (organisation_id, client_id, of_employer)`,
  `create or replace function make_dossier_list() returns trigger language plpgsql as $$
  begin
    insert into dossier_list (organisation_id, client_id, of_employer)
      values (new.organisation_id, new.id, false), (new.organisation_id, new.id, true);
    return null;
  end $$`,
  `delete from dossier_list`,
  `insert into dossier_list (organisation_id, client_id, of_employer, total, archived, running, with_file_errors)
    select client.organisation_id, client.id, of_employer, count(dossier.id),
      count(dossier.id) filter (where archived_on is not null),
      count(dossier.id) filter (where status = 'Submitted'),
      count(dossier.id) filter (where status = 'FailedWithError' and archived_on is null)
    from client cross join (values (false), (true)) as both_lists (of_employer)
    left join dossier on dossier.organisation_id = client.organisation_id and dossier.client_id = client.id
      and dossier.sent_by_employer = of_employer
    group by client.organisation_id, client.id, of_employer`,
  // As in the baseline, with whose a dossier is.
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
        'a', archived_on is not null, 'n', 1)) into rows from after_it;
    elsif tg_op = 'DELETE' then
      select jsonb_agg(jsonb_build_object('o', organisation_id, 'c', client_id, 'e', sent_by_employer, 's', status,
        'a', archived_on is not null, 'n', -1)) into rows from before_it;
    else
      select jsonb_agg(jsonb_build_object('o', side.o, 'c', side.c, 'e', side.e, 's', side.s, 'a', side.a, 'n', side.n))
        into rows from before_it join after_it using (organisation_id, id),
          lateral (values (organisation_id, before_it.client_id, before_it.sent_by_employer, before_it.status,
              before_it.archived_on is not null, -1),
            (organisation_id, after_it.client_id, after_it.sent_by_employer, after_it.status,
              after_it.archived_on is not null, 1)) as side (o, c, e, s, a, n)
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
  `create trigger follow_insert after insert on dossier
    referencing new table as after_it for each statement execute function follow_dossiers()`,
  `create trigger follow_delete after delete on dossier
    referencing old table as before_it for each statement execute function follow_dossiers()`,
  `create trigger follow_update after update on dossier
    referencing old table as before_it new table as after_it for each statement execute function follow_dossiers()`,
  `create or replace function follow_files() returns trigger language plpgsql as $$
  begin
    update dossier_list set version = version + 1 from dossier
      where dossier.organisation_id = coalesce(new.organisation_id, old.organisation_id)
        and dossier.id = coalesce(new.dossier_id, old.dossier_id)
        and dossier_list.organisation_id = dossier.organisation_id and dossier_list.client_id = dossier.client_id
        and dossier_list.of_employer = dossier.sent_by_employer;
    return null;
  end $$`,
  `create or replace function notify_list() returns trigger language plpgsql as $$
  declare changed record := coalesce(new, old);
  begin
    perform pg_notify('evenwicht_changes', concat_ws(' ', case when changed.of_employer then 'list' else 'office' end,
      changed.organisation_id, changed.client_id));
    return null;
  end $$`,
  // What is shared shows in both lists.
  `create function follow_share() returns trigger language plpgsql as $$
  declare changed record := coalesce(new, old);
  begin
    update dossier_list set version = version + 1
      where organisation_id = changed.organisation_id and client_id = changed.client_id;
    return null;
  end $$`,
  `create trigger follow_share after insert or delete or update of shared_on on share
    for each row execute function follow_share()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...shares, ...rights, ...ownLists]) await sql.raw(statement).execute(db);
}
