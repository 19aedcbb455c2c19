import { sql, type Kysely } from 'kysely';

/** Second factors with their recovery codes, and organisations that ask one of everybody. Nobody has one yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofHolder = sql`foreign key (organisation_id, holder_id) references holder (organisation_id, id) on delete cascade`;
  await sql`create table second_factor (
    organisation_id uuid not null,
    holder_id uuid not null,
    secret bytea not null,
    confirmed_on timestamptz,
    last_step bigint,
    wrong_count integer not null default 0,
    wrong_since timestamptz,
    created_on timestamptz not null default now(),
    primary key (organisation_id, holder_id),
    ${ofHolder}
  )`.execute(db);
  await sql`create table recovery_code (
    organisation_id uuid not null,
    holder_id uuid not null,
    code_hash bytea not null,
    used_on timestamptz,
    created_on timestamptz not null default now(),
    primary key (organisation_id, holder_id, code_hash),
    ${ofHolder}
  )`.execute(db);
  await sql`alter table sign_in_rules add column needs_second_factor boolean not null default false`.execute(db);
  await recognisedSession(db);
}

/** As `person_of_session`, which programs of before go on asking; also whether a second factor is asked of this holder that is not there. */
async function recognisedSession(db: Kysely<unknown>): Promise<void> {
  await sql`create function recognised_session(of_organisation uuid, of_session uuid, idle interval)
    returns table (holder_id uuid, holder_name text, holder_role text, holder_client_id uuid, organisation_name text,
      is_unseen boolean, lacks_second_factor boolean)
    language plpgsql as $$
    begin
      perform set_config('app.actor', 'gate', true), set_config('app.organisation', '', true),
        set_config('app.client', '', true), set_config('role', left(current_database(), 48) || '_app', true);
      return query select holder.id, holder.name, holder.role, holder.client_id, organisation.name,
          session.last_seen_on < now() - interval '1 minute',
          (holder.role = 'provider' or coalesce(sign_in_rules.needs_second_factor, false))
            and not exists (select from second_factor where second_factor.organisation_id = holder.organisation_id
              and second_factor.holder_id = holder.id and second_factor.confirmed_on is not null)
        from session
        join holder on holder.organisation_id = session.organisation_id and holder.id = session.holder_id
          and holder.token_version = session.token_version
        join organisation on organisation.organisation_id = session.organisation_id
        left join sign_in_rules on sign_in_rules.organisation_id = session.organisation_id
        where session.organisation_id = of_organisation and session.id = of_session
          and organisation.deactivated_on is null and session.ended_on is null
          and end_of_session(session, sign_in_rules, idle) > now();
    end $$`.execute(db);
  await sql`revoke all on function recognised_session from public`.execute(db);
}
