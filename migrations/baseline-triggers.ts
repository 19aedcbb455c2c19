/** What the database itself does: it counts lists of dossiers, and announces changes on a channel. */
export const triggers: readonly string[] = [
  `create function make_dossier_list() returns trigger language plpgsql as $$
  begin
    insert into dossier_list (organisation_id, client_id) values (new.organisation_id, new.id);
    return null;
  end $$`,
  `create trigger make_dossier_list after insert on client for each row execute function make_dossier_list()`,
  // Once for a statement, however many dossiers it changes, and after it: whoever holds a list waits for no dossier of the
  // same statement. Lists are taken in order, so that two statements over several employers never wait for each other. A
  // sign of life and how far a calculation is are not in the list.
  `create function follow_dossiers() returns trigger language plpgsql as $$
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
  end $$`,
  `create trigger follow_insert after insert on dossier
    referencing new table as after_it for each statement execute function follow_dossiers()`,
  `create trigger follow_delete after delete on dossier
    referencing old table as before_it for each statement execute function follow_dossiers()`,
  `create trigger follow_update after update on dossier
    referencing old table as before_it new table as after_it for each statement execute function follow_dossiers()`,
  // Whether the input is still there: the list offers to make the report again.
  `create function follow_files() returns trigger language plpgsql as $$
  begin
    update dossier_list set version = version + 1 from dossier
      where dossier.organisation_id = coalesce(new.organisation_id, old.organisation_id)
        and dossier.id = coalesce(new.dossier_id, old.dossier_id)
        and dossier_list.organisation_id = dossier.organisation_id and dossier_list.client_id = dossier.client_id;
    return null;
  end $$`,
  `create trigger follow_new_file after insert on dossier_file
    for each row when (new.type = 'inputFile') execute function follow_files()`,
  `create trigger follow_old_file after delete on dossier_file
    for each row when (old.type = 'inputFile') execute function follow_files()`,
  // Ids only: whoever hears of a change looks for himself, and sees what he may.
  `create function notify_list() returns trigger language plpgsql as $$
  declare changed record := coalesce(new, old);
  begin
    perform pg_notify('evenwicht_changes', concat_ws(' ', 'list', changed.organisation_id, changed.client_id));
    return null;
  end $$`,
  `create function notify_client() returns trigger language plpgsql as $$
  begin
    perform pg_notify('evenwicht_changes', concat_ws(' ', 'list', new.organisation_id, new.id));
    return null;
  end $$`,
  `create function notify_access() returns trigger language plpgsql as $$
  begin
    perform pg_notify('evenwicht_changes', concat_ws(' ', 'access', old.organisation_id));
    return null;
  end $$`,
  `create trigger notify_list after insert or update or delete on dossier_list
    for each row execute function notify_list()`,
  `create trigger notify_client after update on client for each row execute function notify_client()`,
  `create trigger notify_access after update on session
    for each row when (old.ended_on is distinct from new.ended_on or old.expires_on is distinct from new.expires_on)
    execute function notify_access()`,
  `create trigger notify_access_gone after delete on session for each row execute function notify_access()`,
  `create trigger notify_access after update on holder
    for each row when (old.token_version is distinct from new.token_version or old.role is distinct from new.role
      or old.client_id is distinct from new.client_id)
    execute function notify_access()`,
  `create trigger notify_access_gone after delete on holder for each row execute function notify_access()`,
  `create trigger notify_access after update on organisation
    for each row when (old.deactivated_on is distinct from new.deactivated_on)
    execute function notify_access()`,
  `create trigger notify_access_gone after delete on organisation for each row execute function notify_access()`,
];
