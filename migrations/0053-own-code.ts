import { sql, type Kysely } from 'kysely';

/**
 * A code that the holder of an access code made for it and nobody else has seen, and by which of the two a session was
 * opened. Empty for links and for sessions of before: they go on as they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table own_code (
    organisation_id uuid not null,
    access_code_id uuid not null,
    code_hash bytea not null unique,
    made_on timestamptz not null default now(),
    recoveries jsonb not null default '[]',
    primary key (organisation_id, access_code_id),
    foreign key (organisation_id, access_code_id) references access_code (organisation_id, id) on delete cascade
  )`.execute(db);
  await sql`alter table session add column access_code_id uuid, add column by_own_code boolean`.execute(db);
  await signedInPerson(db);
}

/**
 * As `recognised_session`, which programs of before go on asking; also whether this session was opened by an access code for
 * which its holder has an own one: that is for recovery alone.
 */
async function signedInPerson(db: Kysely<unknown>): Promise<void> {
  await sql`create function signed_in_person(of_organisation uuid, of_session uuid, idle interval)
    returns table (holder_id uuid, holder_name text, holder_role text, holder_client_id uuid, organisation_name text,
      is_unseen boolean, lacks_second_factor boolean, lacks_own_code boolean)
    language plpgsql as $$
    begin
      perform set_config('app.actor', 'gate', true), set_config('app.organisation', '', true),
        set_config('app.client', '', true), set_config('role', left(current_database(), 48) || '_app', true);
      return query select holder.id, holder.name, holder.role, holder.client_id, organisation.name,
          session.last_seen_on < now() - interval '1 minute',
          (holder.role = 'provider' or coalesce(sign_in_rules.needs_second_factor, false))
            and not exists (select from second_factor where second_factor.organisation_id = holder.organisation_id
              and second_factor.holder_id = holder.id and second_factor.confirmed_on is not null),
          coalesce(not session.by_own_code, false)
            and exists (select from own_code where own_code.organisation_id = session.organisation_id
              and own_code.access_code_id = session.access_code_id)
        from session
        join holder on holder.organisation_id = session.organisation_id and holder.id = session.holder_id
          and holder.token_version = session.token_version
        join organisation on organisation.organisation_id = session.organisation_id
        left join sign_in_rules on sign_in_rules.organisation_id = session.organisation_id
        where session.organisation_id = of_organisation and session.id = of_session
          and organisation.deactivated_on is null and session.ended_on is null
          and end_of_session(session, sign_in_rules, idle) > now();
    end $$`.execute(db);
  await sql`revoke all on function signed_in_person from public`.execute(db);
}
