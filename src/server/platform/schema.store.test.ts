import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '#test/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { operator } from '#test/factories.ts';
import { patience } from '#test/patience.ts';

type Described = { readonly [Table in keyof Tables]: { readonly [Column in keyof Tables[Table]]: string } };

const madeOn = 'timestamp with time zone';
const moment = `${madeOn}?`;

/** The compiler keeps this in step with the interfaces, the test with the database. A question mark: may be empty. */
const described: Described = {
  organisation: {
    organisation_id: 'uuid',
    name: 'text',
    created_on: madeOn,
    deactivated_on: moment,
    needs_own_code: 'boolean',
    maximum_megabytes: 'integer?',
    maximum_open_dossiers: 'integer?',
    maximum_uploads_per_minute: 'integer?',
    employer_megabytes: 'integer?',
    employer_open_dossiers: 'integer?',
    employer_uploads_per_minute: 'integer?',
  },
  client: {
    id: 'uuid',
    organisation_id: 'uuid',
    name: 'text',
    kvk_number: 'text',
    reference: 'text',
    contact_name: 'text',
    contact_email: 'text',
    may_upload: 'boolean',
    may_decide: 'boolean',
    version: 'integer',
    created_on: madeOn,
    name_order: 'text',
    contact_order: 'text',
    search_text: 'text',
    delete_on: moment,
  },
  holder: {
    id: 'uuid',
    organisation_id: 'uuid',
    name: 'text',
    role: 'text',
    client_id: 'uuid?',
    token_version: 'integer',
    notices_seen_on: madeOn,
    created_on: madeOn,
  },
  access_code: {
    id: 'uuid',
    organisation_id: 'uuid',
    holder_id: 'uuid',
    code_hash: 'bytea',
    expires_on: madeOn,
    last_used_on: moment,
    revoked_on: moment,
    issued_by: 'text?',
    issuer_name: 'text?',
    created_on: madeOn,
    arrival: 'bigint',
  },
  invitation: {
    id: 'uuid',
    organisation_id: 'uuid',
    name: 'text',
    days: 'integer',
    invited_by: 'text',
    created_on: madeOn,
  },
  handoff: {
    id: 'uuid',
    organisation_id: 'uuid',
    holder_id: 'uuid',
    token_version: 'integer',
    expires_on: madeOn,
    used_on: moment,
    created_on: madeOn,
  },
  session: {
    id: 'uuid',
    organisation_id: 'uuid',
    holder_id: 'uuid',
    token_version: 'integer',
    created_on: madeOn,
    last_seen_on: madeOn,
    expires_on: madeOn,
    ended_on: moment,
    issued_by: 'text?',
    device: 'text?',
    network: 'text?',
    access_code_id: 'uuid?',
    by_own_code: 'boolean?',
    proven_on: moment,
  },
  sign_in_rules: {
    organisation_id: 'uuid',
    idle_minutes: 'integer',
    session_hours: 'integer',
    needs_second_factor: 'boolean',
    needs_own_code: 'boolean?',
    changed_on: madeOn,
    changed_by: 'text',
  },
  second_factor: {
    organisation_id: 'uuid',
    holder_id: 'uuid',
    secret: 'bytea',
    confirmed_on: moment,
    last_step: 'bigint?',
    wrong_count: 'integer',
    wrong_since: moment,
    tries: 'jsonb',
    created_on: madeOn,
  },
  own_code: {
    organisation_id: 'uuid',
    access_code_id: 'uuid',
    code_hash: 'bytea',
    made_on: madeOn,
    recoveries: 'jsonb',
  },
  recovery_code: {
    organisation_id: 'uuid',
    holder_id: 'uuid',
    code_hash: 'bytea',
    used_on: moment,
    created_on: madeOn,
  },
  dossier: {
    id: 'uuid',
    organisation_id: 'uuid',
    client_id: 'uuid',
    name: 'text',
    name_order: 'text',
    search_text: 'text',
    created_on: madeOn,
    arrival: 'bigint',
    status: 'text',
    status_reason: 'text?',
    finding_count: 'integer?',
    warning_count: 'integer?',
    key_figures: 'jsonb?',
    effects_basis: 'jsonb?',
    contract_end: 'date?',
    input_sha256: 'text',
    sent_by_employer: 'boolean',
    is_example: 'boolean',
    is_restyling: 'boolean',
    style_key: 'text?',
    report_variants: 'jsonb?',
    asked_variants: 'jsonb?',
    on_screen: 'jsonb?',
    asked_on_screen: 'jsonb?',
    last_download_on: moment,
    calculated_on: moment,
    erased_on: moment,
    archived_on: moment,
    final_by: 'text?',
    final_on: moment,
    asked_final_by: 'text?',
    asked_final_on: moment,
    texts_in_files: 'integer',
    figures_key: 'text?',
    goes_later: 'boolean',
    is_large: 'boolean',
    queued_on: madeOn,
    upload_key: 'text?',
    round: 'integer',
    attempts: 'integer',
    faults: 'integer',
    claim: 'integer',
    heartbeat_on: moment,
    rests_until: moment,
    phase: 'text',
    rows_read: 'integer',
    participants_calculated: 'integer',
    participants_total: 'integer',
    files_written: 'integer',
    delete_on: moment,
  },
  organisation_key: { organisation_id: 'uuid', master_key_id: 'text', sealed_key: 'bytea', made_on: madeOn },
  dossier_list: {
    organisation_id: 'uuid',
    client_id: 'uuid',
    of_employer: 'boolean',
    version: 'bigint',
    total: 'integer',
    archived: 'integer',
    running: 'integer',
    with_file_errors: 'integer',
  },
  dossier_file: {
    organisation_id: 'uuid',
    dossier_id: 'uuid',
    type: 'text',
    bytes: 'bytea',
    sha256: 'text',
    created_on: madeOn,
    form_version: 'integer?',
  },
  decision: {
    id: 'uuid',
    organisation_id: 'uuid',
    dossier_id: 'uuid',
    decided_on: madeOn,
    arrival: 'bigint',
    decided_by: 'text',
    content: 'jsonb',
    reason: 'text',
    taken_back_on: moment,
    taken_back_by: 'text?',
  },
  dossier_note: {
    organisation_id: 'uuid',
    dossier_id: 'uuid',
    content: 'bytea',
    worker: 'text',
    version: 'integer',
    written_by: 'text',
    written_on: madeOn,
  },
  planned_step: {
    organisation_id: 'uuid',
    dossier_id: 'uuid',
    place: 'smallint',
    step: 'text',
    day: 'date',
    who: 'ARRAY',
    is_ticked: 'boolean',
  },
  share: {
    organisation_id: 'uuid',
    dossier_id: 'uuid',
    client_id: 'uuid',
    name: 'text',
    content: 'jsonb',
    result_sha256: 'text',
    shared_by: 'text',
    shared_on: madeOn,
    opened_by: 'text?',
    opened_on: moment,
    decided: 'jsonb?',
    delete_on: moment,
  },
  shared_file: { organisation_id: 'uuid', dossier_id: 'uuid', type: 'text', bytes: 'bytea' },
  sharing_notice: { organisation_id: 'uuid' },
  written_text: {
    organisation_id: 'uuid',
    dossier_id: 'uuid',
    key: 'text',
    content: 'bytea',
    applies: 'boolean',
    version: 'integer',
    figures_key: 'text?',
    written_by: 'text',
    written_on: madeOn,
  },
  earlier_text: {
    organisation_id: 'uuid',
    dossier_id: 'uuid',
    key: 'text',
    version: 'integer',
    content: 'bytea',
    applies: 'boolean',
    written_by: 'text',
    written_on: madeOn,
  },
  variant: {
    id: 'uuid',
    organisation_id: 'uuid',
    dossier_id: 'uuid',
    name: 'text',
    made_by: 'text',
    choices: 'jsonb',
    created_on: madeOn,
    arrival: 'bigint',
    status: 'text',
    status_reason: 'text?',
    round: 'integer',
    claim: 'integer',
    attempts: 'integer',
    faults: 'integer',
    heartbeat_on: moment,
    rests_until: moment,
    is_large: 'boolean',
    key_figures: 'jsonb?',
    card: 'jsonb?',
    changes: 'jsonb?',
    result: 'bytea?',
    form_version: 'integer?',
    program_version: 'text?',
    calculated_on: moment,
    delete_on: moment,
  },
  audit_seal: {
    organisation_id: 'uuid',
    number: 'integer',
    entry_id: 'uuid',
    names_salt: 'text?',
    names_hash: 'text',
    hash: 'text',
    is_start: 'boolean',
    sealed_on: madeOn,
  },
  audit_entry: {
    id: 'uuid',
    organisation_id: 'uuid',
    happened_on: madeOn,
    arrival: 'bigint',
    action: 'text',
    holder_id: 'uuid?',
    holder_name: 'text',
    client_id: 'uuid?',
    dossier_id: 'uuid?',
    object_name: 'text',
    address: 'text?',
  },
  house_style: {
    organisation_id: 'uuid',
    name: 'text',
    primary_colour: 'text',
    accent_colour: 'text',
    contact_line: 'text',
    version: 'integer',
    changed_on: madeOn,
  },
  participant_source: {
    id: 'uuid',
    organisation_id: 'uuid',
    name: 'text',
    mapping: 'jsonb',
    changed_on: madeOn,
  },
  contact_message: {
    id: 'uuid',
    organisation_id: 'uuid',
    message: 'text',
    name: 'text',
    organization: 'text',
    phone_number: 'text',
    email: 'text',
    received_on: madeOn,
    arrival: 'bigint',
    mailed_on: moment,
    handled_on: moment,
    handled_by: 'text?',
  },
  variant_turn: { organisation_id: 'uuid', taken: 'bigint' },
  turn: { organisation_id: 'uuid', client_id: 'uuid', taken: 'bigint' },
  central_bank_file: {
    id: 'uuid',
    kind: 'text',
    label: 'text',
    source: 'text',
    file_name: 'text',
    file_size: 'bigint',
    sha256: 'text',
    content: 'jsonb',
    added_on: madeOn,
    added_by: 'text',
    withdrawn_on: moment,
    withdrawn_by: 'text?',
    arrival: 'bigint',
  },
  central_bank_block: { file_id: 'uuid', series: 'text', year: 'integer', bytes: 'bytea' },
  used_central_bank_file: { organisation_id: 'uuid', dossier_id: 'uuid', file_id: 'uuid' },
  watched_clock: { is_the_one: 'boolean', seen_on: madeOn, jumped_on: moment },
  office_standards: {
    organisation_id: 'uuid',
    version: 'integer',
    adopted_on: 'text',
    reason: 'text',
    entries: 'jsonb',
    changed_on: madeOn,
  },
  retention: { organisation_id: 'uuid', days: 'integer', changed_on: madeOn },
  logo: {
    organisation_id: 'uuid',
    type: 'text',
    bytes: 'bytea',
    width: 'integer',
    height: 'integer',
    changed_on: madeOn,
  },
};

describe.each(databaseKinds)('the schema on $name', ({ use }) => {
  const open = use();

  it('is what the stores take it for', async () => {
    const database = await open();
    const { rows } = await sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column,
        data_type || case is_nullable when 'YES' then '?' else '' end as type
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely_%'`.execute(database.kysely);
    const found: Record<string, Record<string, string>> = {};
    for (const { table, column, type } of rows) found[table] = { ...found[table], [column]: type };
    expect(found).toEqual(described);
  });

  it('forces row-level security on every table, for a role that cannot get around it', async () => {
    const database = await open();
    const { rows: open_ } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely_%'
        and not (relrowsecurity and relforcerowsecurity)`.execute(database.kysely);
    const { rows: roles } = await sql<{ rolsuper: boolean; rolbypassrls: boolean; rolcanlogin: boolean }>`
      select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = ${database.appRole}`.execute(
      database.kysely,
    );
    expect(open_).toEqual([]);
    expect(roles).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false }]);
  });

  it('has the organisation in every reference from one table to another', async () => {
    const database = await open();
    const { rows } = await sql<{ name: string; columns: string }>`
      select conname as name, pg_get_constraintdef(oid) as columns from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database.kysely);
    expect(rows.length).toBeGreaterThan(5);
    // Files of the central bank are of no organisation.
    const ofAll = rows.filter(({ columns }) => / REFERENCES central_bank_file\(/.test(columns));
    const ofOne = rows.filter(({ columns }) => columns.startsWith('FOREIGN KEY (organisation_id'));
    expect([ofAll.length, ofOne.length]).toEqual([2, rows.length - 2]);
  });

  it('has an index on the side that refers for every reference, so that erasing reads no whole tables', async () => {
    const database = await open();
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = conrelid
          and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey)`.execute(database.kysely);
    expect(rows).toEqual([]);
  });
});

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))('a transaction on $name', ({ use }) => {
  const open = use();

  it('that stands still does not keep others waiting without end', async () => {
    const database = await open();
    const { rows } = await database.as(operator, (tx) => sql`show idle_in_transaction_session_timeout`.execute(tx));
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
  });

  it('that loses its connection fails alone: the process goes on, and the next has another', async () => {
    const { kysely } = await open();
    const pids: number[] = [];
    const lost = kysely.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      pids.push(...rows.map(({ pid }) => pid));
      await sql`select pg_terminate_backend(${pids[0]})`.execute(kysely);
      await vi.waitFor(async () => {
        const { rows: left } = await sql`select from pg_stat_activity where pid = ${pids[0]}`.execute(kysely);
        expect(left).toEqual([]);
      }, patience);
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toThrow();
    const { rows } = await sql<{ isOther: boolean }>`select pg_backend_pid() <> ${pids[0]} as "isOther"`.execute(
      kysely,
    );
    expect(rows).toEqual([{ isOther: true }]);
  });
});
