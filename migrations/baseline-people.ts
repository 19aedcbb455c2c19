/** Organisations, their employers, and who may sign in. */
export const peopleTables: readonly string[] = [
  `create table organisation (
    organisation_id uuid primary key default gen_random_uuid(),
    name text not null unique check (length(name) between 1 and 80),
    created_on timestamptz not null default now(),
    deactivated_on timestamptz,
    maximum_megabytes integer check (maximum_megabytes > 0),
    maximum_open_dossiers integer check (maximum_open_dossiers > 0),
    maximum_uploads_per_minute integer check (maximum_uploads_per_minute > 0),
    employer_megabytes integer check (employer_megabytes > 0),
    employer_open_dossiers integer check (employer_open_dossiers > 0),
    employer_uploads_per_minute integer check (employer_uploads_per_minute > 0),
    needs_own_code boolean not null default false
  )`,
  // Sealed with a master key.
  `create table organisation_key (
    organisation_id uuid primary key references organisation on delete cascade,
    master_key_id text not null check (master_key_id ~ '^[0-9a-f]{16}$'),
    sealed_key bytea not null,
    made_on timestamptz not null default now()
  )`,
  // Orders are compared character by character: no library of the machine has a say in them.
  `create table client (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    name text not null,
    kvk_number text not null,
    reference text not null,
    contact_name text not null,
    contact_email text not null,
    version integer not null default 1,
    created_on timestamptz not null default now(),
    name_order text collate "C" not null,
    contact_order text collate "C" not null,
    search_text text collate "C" not null,
    primary key (organisation_id, id)
  )`,
  `create index client_in_order on client (organisation_id, name_order, id)`,
  `create unique index client_name on client (organisation_id, lower(name))`,
  `create table holder (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    name text not null check (length(name) between 1 and 80),
    role text not null check (role in ('provider', 'adviser', 'employer')),
    client_id uuid,
    token_version integer not null default 1,
    created_on timestamptz not null default now(),
    notices_seen_on timestamptz not null default now(),
    primary key (organisation_id, id),
    check ((role = 'employer') = (client_id is not null)),
    foreign key (organisation_id, client_id) references client (organisation_id, id) on delete cascade
  )`,
  `create unique index holder_name on holder (organisation_id, lower(name))`,
  `create index holder_of_client on holder (organisation_id, client_id)`,
  `create table access_code (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null,
    holder_id uuid not null,
    code_hash bytea not null unique,
    expires_on timestamptz not null,
    last_used_on timestamptz,
    revoked_on timestamptz,
    created_on timestamptz not null default now(),
    arrival bigint generated always as identity,
    issued_by text check (issued_by in ('operator', 'provider', 'adviser')),
    issuer_name text,
    primary key (organisation_id, id),
    foreign key (organisation_id, holder_id) references holder (organisation_id, id) on delete cascade
  )`,
  `create index access_code_of_holder on access_code (organisation_id, holder_id)`,
  `create table own_code (
    organisation_id uuid not null,
    access_code_id uuid not null,
    code_hash bytea not null unique,
    made_on timestamptz not null default now(),
    recoveries jsonb not null default '[]',
    primary key (organisation_id, access_code_id),
    foreign key (organisation_id, access_code_id) references access_code (organisation_id, id) on delete cascade
  )`,
  `create table invitation (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    name text not null check (length(name) between 1 and 80),
    days integer not null,
    invited_by text not null,
    created_on timestamptz not null default now(),
    primary key (organisation_id, id)
  )`,
  `create unique index invitation_name on invitation (organisation_id, lower(name))`,
  `create table handoff (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null,
    holder_id uuid not null,
    token_version integer not null,
    expires_on timestamptz not null,
    used_on timestamptz,
    created_on timestamptz not null default now(),
    primary key (organisation_id, id),
    foreign key (organisation_id, holder_id) references holder (organisation_id, id) on delete cascade
  )`,
  `create index handoff_by_expiry on handoff (expires_on)`,
  `create index handoff_of_holder on handoff (organisation_id, holder_id)`,
  `create table session (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null,
    holder_id uuid not null,
    token_version integer not null,
    created_on timestamptz not null default now(),
    last_seen_on timestamptz not null default now(),
    expires_on timestamptz not null,
    ended_on timestamptz,
    issued_by text check (issued_by in ('operator', 'provider', 'adviser')),
    device text check (length(device) <= 60),
    network text check (length(network) <= 60),
    access_code_id uuid,
    by_own_code boolean,
    proven_on timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, holder_id) references holder (organisation_id, id) on delete cascade
  )`,
  `create index session_by_expiry on session (expires_on)`,
  `create index session_of_holder on session (organisation_id, holder_id)`,
  `create table sign_in_rules (
    organisation_id uuid primary key references organisation on delete cascade,
    idle_minutes integer not null check (idle_minutes between 5 and 720),
    session_hours integer not null check (session_hours between 1 and 12),
    changed_on timestamptz not null default now(),
    changed_by text not null check (length(changed_by) between 1 and 80),
    needs_second_factor boolean not null default false,
    needs_own_code boolean
  )`,
  `create table second_factor (
    organisation_id uuid not null,
    holder_id uuid not null,
    secret bytea not null,
    confirmed_on timestamptz,
    last_step bigint,
    wrong_count integer not null default 0,
    wrong_since timestamptz,
    created_on timestamptz not null default now(),
    tries jsonb not null default '{}',
    primary key (organisation_id, holder_id),
    foreign key (organisation_id, holder_id) references holder (organisation_id, id) on delete cascade
  )`,
  `create table recovery_code (
    organisation_id uuid not null,
    holder_id uuid not null,
    code_hash bytea not null,
    used_on timestamptz,
    created_on timestamptz not null default now(),
    primary key (organisation_id, holder_id, code_hash),
    foreign key (organisation_id, holder_id) references holder (organisation_id, id) on delete cascade
  )`,
];

/** Who acts, as the policies ask it, and who a session is of. */
export const sessionFunctions: readonly string[] = [
  // A setting that was never made, or that ended with its transaction, is null: no comparison with it holds.
  ...[
    ['actor', 'text'],
    ['organisation', 'uuid'],
    ['client', 'uuid'],
  ].map(
    ([name, type]) => `create function app_${name}() returns ${type} language sql stable
    return nullif(current_setting('app.${name}', true), '')::${type}`,
  ),
  // When a session ends if nobody uses it any more.
  `create function end_of_session(of_session session, rules sign_in_rules, idle interval)
  returns timestamptz language sql stable as $$
    select least(of_session.expires_on,
      of_session.created_on + rules.session_hours * interval '1 hour',
      of_session.last_seen_on + coalesce(rules.idle_minutes * interval '1 minute', idle))
  $$`,
  // In one statement: it becomes the gate, as a transaction of several statements would, and reads what the policies let the
  // gate see. All of it ends with the statement. An own code is asked of those whose role or organisation needs one, but not
  // for a code that its holder issued: nobody else has seen that.
  `create function holder_of_session(of_organisation uuid, of_session uuid, idle interval)
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
  end $$`,
  `revoke all on function holder_of_session from public`,
];
