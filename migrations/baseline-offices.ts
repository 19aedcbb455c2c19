/** Log, house style, standards, payroll lists and retention of an organisation; messages, files of the central bank, clock. */
export const officeTables: readonly string[] = [
  `create table retention (
    organisation_id uuid primary key references organisation on delete cascade,
    days integer not null check (days between 1 and 365),
    changed_on timestamptz not null default now()
  )`,
  // No reference to holder, client or dossier: an entry outlives them.
  `create table audit_entry (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    happened_on timestamptz not null default clock_timestamp(),
    action text not null,
    holder_id uuid,
    holder_name text not null,
    client_id uuid,
    dossier_id uuid,
    object_name text not null,
    address text,
    arrival bigint generated always as identity,
    primary key (organisation_id, id)
  )`,
  `create index audit_entry_by_time on audit_entry (organisation_id, happened_on)`,
  `create index audit_entry_of_client on audit_entry (organisation_id, client_id)`,
  // The chain over the log. No reference to an entry, so that one that was taken out is missed.
  `create table audit_seal (
    organisation_id uuid not null references organisation on delete cascade,
    number integer not null check (number > 0),
    entry_id uuid not null,
    names_salt text,
    names_hash text not null,
    hash text not null,
    sealed_on timestamptz not null default clock_timestamp(),
    is_start boolean not null default false,
    primary key (organisation_id, number),
    unique (organisation_id, entry_id)
  )`,
  `create table house_style (
    organisation_id uuid primary key references organisation on delete cascade,
    name text not null check (length(name) between 1 and 80),
    primary_colour text not null check (primary_colour ~ '^[0-9A-F]{6}$'),
    accent_colour text not null check (accent_colour ~ '^[0-9A-F]{6}$'),
    contact_line text not null check (length(contact_line) <= 200),
    version integer not null default 1,
    changed_on timestamptz not null default now()
  )`,
  `create table logo (
    organisation_id uuid primary key references organisation on delete cascade,
    type text not null check (type in ('png', 'jpeg')),
    bytes bytea not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    changed_on timestamptz not null default now()
  )`,
  // Every version is kept.
  `create table office_standards (
    organisation_id uuid not null references organisation on delete cascade,
    version integer not null check (version > 0),
    adopted_on text not null check (adopted_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    reason text not null check (length(reason) between 1 and 300),
    entries jsonb not null,
    changed_on timestamptz not null default now(),
    primary key (organisation_id, version)
  )`,
  `create table participant_source (
    id uuid primary key default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    name text not null check (length(name) between 1 and 80),
    mapping jsonb not null,
    changed_on timestamptz not null default now()
  )`,
  `create unique index participant_source_by_name on participant_source (organisation_id, lower(name))`,
  `create table contact_message (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    message text not null check (length(message) <= 1000),
    name text not null check (length(name) <= 30),
    organization text not null check (length(organization) <= 30),
    phone_number text not null check (length(phone_number) <= 15),
    email text not null check (length(email) <= 254),
    received_on timestamptz not null default clock_timestamp(),
    mailed_on timestamptz,
    handled_on timestamptz,
    handled_by text,
    arrival bigint generated always as identity,
    primary key (organisation_id, id)
  )`,
  `create index contact_message_by_time on contact_message (received_on)`,
  // Of no organisation.
  `create table central_bank_file (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('pSet', 'qSet', 'curve')),
    label text not null,
    source text not null,
    file_name text not null,
    file_size bigint not null,
    sha256 text not null,
    content jsonb not null,
    added_on timestamptz not null default now(),
    added_by text not null,
    withdrawn_on timestamptz,
    withdrawn_by text,
    arrival bigint generated always as identity
  )`,
  `create unique index central_bank_file_offered on central_bank_file (kind, label) where withdrawn_on is null`,
  `create table central_bank_block (
    file_id uuid not null references central_bank_file on delete cascade,
    series text not null,
    year integer not null,
    bytes bytea not null,
    primary key (file_id, series, year)
  )`,
  // Numbers that hardly pack: compressing them only costs time.
  `alter table central_bank_block alter column bytes set storage external`,
  `create table used_central_bank_file (
    organisation_id uuid not null,
    dossier_id uuid not null,
    file_id uuid not null references central_bank_file,
    primary key (organisation_id, dossier_id, file_id),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`,
  `create index used_central_bank_file_by_file on used_central_bank_file (file_id)`,
  // One row at most.
  `create table watched_clock (
    is_the_one boolean primary key default true check (is_the_one),
    seen_on timestamptz not null,
    jumped_on timestamptz
  )`,
];
