import { sql, type Kysely } from 'kysely';

/**
 * A session tells from which browser and network it was opened, and an organisation may let sessions end sooner. Empty for
 * sessions of before: they go on as they were, and end by the same rules.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column device text check (length(device) <= 60),
    add column network text check (length(network) <= 60)`.execute(db);
  await sql`create table sign_in_rules (
    organisation_id uuid primary key references organisation on delete cascade,
    idle_minutes integer not null check (idle_minutes between 5 and 720),
    session_hours integer not null check (session_hours between 1 and 12),
    changed_on timestamptz not null default now(),
    changed_by text not null check (length(changed_by) between 1 and 80)
  )`.execute(db);
  await endOfSession(db);
  await personOfSession(db);
}

/** The moment at which a session ends if nobody uses it any more: what is asked with each call, and what lists show. */
async function endOfSession(db: Kysely<unknown>): Promise<void> {
  await sql`create function end_of_session(of_session session, rules sign_in_rules, idle interval)
    returns timestamptz language sql stable as $$
      select least(of_session.expires_on,
        of_session.created_on + rules.session_hours * interval '1 hour',
        of_session.last_seen_on + coalesce(rules.idle_minutes * interval '1 minute', idle))
    $$`.execute(db);
}

/** As before, by the rules of the organisation. */
async function personOfSession(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function person_of_session(of_organisation uuid, of_session uuid, idle interval)
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
        left join sign_in_rules on sign_in_rules.organisation_id = session.organisation_id
        where session.organisation_id = of_organisation and session.id = of_session
          and organisation.deactivated_on is null and session.ended_on is null
          and end_of_session(session, sign_in_rules, idle) > now();
    end $$`.execute(db);
}
