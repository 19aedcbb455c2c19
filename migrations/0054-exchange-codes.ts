import { sql, type Kysely } from 'kysely';

/**
 * Organisations where an issued code is exchanged for an own one at its first use: what an organisation began with, and what
 * it chose since; empty: nothing. Those that are there go on as they did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisation add column needs_own_code boolean not null default false`.execute(db);
  await sql`alter table sign_in_rules add column needs_own_code boolean`.execute(db);
  await holderOfSession(db);
}

/**
 * As `signed_in_person`, which programs of before go on asking; an own code is asked as well of who has none, by their role or
 * organisation. Not for a code that its holder issued, in the place of one of before: nobody else has seen that.
 */
async function holderOfSession(db: Kysely<unknown>): Promise<void> {
  await sql`create function holder_of_session(of_organisation uuid, of_session uuid, idle interval)
    returns table (holder_id uuid, holder_name text, holder_role text, holder_client_id uuid, organisation_name text,
      is_unseen boolean, lacks_second_factor boolean, lacks_own_code boolean, has_own_code boolean)
    language plpgsql as $$
    begin
      perform set_config('app.actor', 'gate', true), set_config('app.organisation', '', true),
        set_config('app.client', '', true), set_config('role', left(current_database(), 48) || '_app', true);
      return query select holder.id, holder.name, holder.role, holder.client_id, organisation.name,
          session.last_seen_on < now() - interval '1 minute',
          (holder.role = 'provider' or coalesce(sign_in_rules.needs_second_factor, false))
            and not exists (select from second_factor where second_factor.organisation_id = holder.organisation_id
              and second_factor.holder_id = holder.id and second_factor.confirmed_on is not null),
          coalesce(not session.by_own_code, false) and (own_code.made_on is not null
            or ((holder.role = 'provider' or coalesce(sign_in_rules.needs_own_code, organisation.needs_own_code))
              and (access_code.issued_by = 'adviser' and access_code.issuer_name = holder.name) is not true)),
          own_code.made_on is not null
        from session
        join holder on holder.organisation_id = session.organisation_id and holder.id = session.holder_id
          and holder.token_version = session.token_version
        join organisation on organisation.organisation_id = session.organisation_id
        left join sign_in_rules on sign_in_rules.organisation_id = session.organisation_id
        left join access_code on access_code.organisation_id = session.organisation_id
          and access_code.id = session.access_code_id
        left join own_code on own_code.organisation_id = session.organisation_id
          and own_code.access_code_id = session.access_code_id
        where session.organisation_id = of_organisation and session.id = of_session
          and organisation.deactivated_on is null and session.ended_on is null
          and end_of_session(session, sign_in_rules, idle) > now();
    end $$`.execute(db);
  await sql`revoke all on function holder_of_session from public`.execute(db);
}
