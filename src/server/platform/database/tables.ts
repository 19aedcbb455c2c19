import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CalculationStatus, Progress } from '#api/dossiers.ts';
import type { CodeIssuer } from '#api/access-codes.ts';
import type { Role } from '#api/session.ts';
import type { VariantState } from '#api/variants.ts';
import type { CentralBankTables } from '#server/platform/database/central-bank-tables.ts';
import type { HouseStyleTable, LogoTable } from '#server/platform/database/house-style-tables.ts';
import type { AuditSealTable } from '#server/platform/database/audit-seal-table.ts';
import type { OrganisationKeyTable } from '#server/platform/database/organisation-key-table.ts';
import type { OfficeStandardsTable } from '#server/platform/database/office-standards-table.ts';
import type { ParticipantSourceTable } from '#server/platform/database/participant-source-table.ts';
import type {
  OwnCodeTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
  SignInRulesTable,
} from '#server/platform/database/sign-in-tables.ts';
import type { KeptFileType } from '#server/platform/database/kept-file.ts';
import type { KeptBytes } from '#server/platform/database/sealed-bytes.ts';

/** Set by the database when a row is made, never changed. */
type MadeOn = ColumnType<Date, undefined, never>;

/** Counts on with every row: tells which came first when their times are equal. Only to order by. */
type Arrival = GeneratedAlways<unknown>;

/** The schema as the stores see it; a test compares it with the migrated database. Its rules: `row-rules.ts`. */
export interface Tables extends CentralBankTables {
  organisation: OrganisationTable;
  organisation_key: OrganisationKeyTable;
  client: ClientTable;
  holder: HolderTable;
  access_code: AccessCodeTable;
  own_code: OwnCodeTable;
  invitation: InvitationTable;
  handoff: HandoffTable;
  session: SessionTable;
  sign_in_rules: SignInRulesTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  dossier: DossierTable;
  dossier_list: DossierListTable;
  dossier_file: DossierFileTable;
  variant: VariantTable;
  decision: DecisionTable;
  audit_entry: AuditEntryTable;
  audit_seal: AuditSealTable;
  house_style: HouseStyleTable;
  logo: LogoTable;
  office_standards: OfficeStandardsTable;
  participant_source: ParticipantSourceTable;
  retention: { organisation_id: string; days: number; changed_on: Generated<Date> };
  contact_message: ContactMessageTable;
  /** Whose variants had their last turn when. */
  variant_turn: { organisation_id: string; taken: ColumnType<string, string | number, string | number> };
  turn: { organisation_id: string; client_id: string; taken: ColumnType<string, string | number, string | number> };
  watched_clock: { is_the_one: Generated<boolean>; seen_on: Date; jumped_on: Date | null };
}

interface OrganisationTable {
  organisation_id: Generated<string>;
  name: string;
  created_on: MadeOn;
  /** Nobody of it can sign in. */
  deactivated_on: Date | null;
  /** Whether issued codes are exchanged for own ones at their first use, as long as it chose nothing itself (`sign_in_rules`). */
  needs_own_code: Generated<boolean>;
  /** What all of it together may use; empty: the standard limit. */
  maximum_megabytes: number | null;
  maximum_open_dossiers: number | null;
  maximum_uploads_per_minute: number | null;
  /** What each of its employers may use; empty: the standard limit. */
  employer_megabytes: number | null;
  employer_open_dossiers: number | null;
  employer_uploads_per_minute: number | null;
}

interface ClientTable {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  kvk_number: string;
  reference: string;
  contact_name: string;
  contact_email: string;
  version: Generated<number>;
  created_on: MadeOn;
  /** Its names as lists put them in order, and all by which it is searched. */
  name_order: string;
  contact_order: string;
  search_text: string;
}

interface HolderTable {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  role: Role;
  client_id: string | null;
  /** Raised by a revocation: sessions, codes and links of an older version end at once. */
  token_version: Generated<number>;
  /** Access that the operator issued before this was dismissed, or came before the holder did. */
  notices_seen_on: Generated<Date>;
  created_on: MadeOn;
}

interface AccessCodeTable {
  id: Generated<string>;
  organisation_id: string;
  holder_id: string;
  code_hash: Uint8Array;
  expires_on: Date;
  last_used_on: Date | null;
  revoked_on: Date | null;
  /** Null for codes from before this was kept. */
  issued_by: CodeIssuer | null;
  /** Name of the person who issued it; null for the operator. */
  issuer_name: string | null;
  created_on: MadeOn;
  arrival: Arrival;
}

interface InvitationTable {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  days: number;
  invited_by: string;
  created_on: MadeOn;
}

interface HandoffTable {
  id: Generated<string>;
  organisation_id: string;
  holder_id: string;
  token_version: number;
  expires_on: Date;
  used_on: Date | null;
  created_on: MadeOn;
}

interface DossierTable {
  id: Generated<string>;
  organisation_id: string;
  client_id: string;
  name: string;
  /** Its name as lists put it in order, and as it is searched. */
  name_order: string;
  search_text: string;
  created_on: MadeOn;
  arrival: Arrival;
  status: Generated<Exclude<CalculationStatus, 'Unknown' | 'FailedWithErrors'>>;
  status_reason: string | null;
  finding_count: number | null;
  warning_count: number | null;
  /** Read by the schema of the border: what an earlier version stored may look different. */
  key_figures: ColumnType<unknown, undefined, string | null>;
  /** Curve and set of its effects of the law, read by the schema of the border; null where there are none. */
  effects_basis: ColumnType<unknown, undefined, string | null>;
  /** When the contract with the provider ends, as the dossier says; its driver gives a moment, so read it as a text. */
  contract_end: ColumnType<unknown, undefined, string | null>;
  input_sha256: string;
  is_example: Generated<boolean>;
  /** Was finished; when this round fails it is so again. */
  is_restyling: Generated<boolean>;
  /** In which house style its files were made. */
  style_key: string | null;
  /** Ids of the variants that stand in its files, and of those that this round puts there; null: none. */
  report_variants: ColumnType<unknown, undefined, string | null>;
  asked_variants: ColumnType<unknown, undefined, string | null>;
  /** No longer used. */
  earlier_dossier_id: string | null;
  asked_earlier_id: string | null;
  last_download_on: Date | null;
  /** When its outcome was calculated: files that are made again keep this date. Null: not yet. */
  calculated_on: Date | null;
  /** When the files with participants were erased. */
  erased_on: Date | null;
  /** Since when it is put away: lists leave it out. */
  archived_on: Date | null;
  /** Who marked its files final, and when; the asked ones: of the round that makes them again. */
  final_by: string | null;
  final_on: Date | null;
  asked_final_by: string | null;
  asked_final_on: Date | null;
  /** Nobody sits waiting for it: after everything that somebody does. */
  goes_later: Generated<boolean>;
  /** Takes minutes, and leaves a place for those that take a second. */
  is_large: Generated<boolean>;
  /** When this round was asked for. */
  queued_on: Generated<Date>;
  /** Given by the sender, so that a repeated upload is the same dossier. */
  upload_key: string | null;
  /** Raised by a retry; a job of an older round does nothing. */
  round: Generated<number>;
  /** Claims within this round that were not interrupted. */
  attempts: Generated<number>;
  /** Attempts of this round that ended in a fault of their own. */
  faults: Generated<number>;
  /** Until when it waits after its process ended. */
  rests_until: Date | null;
  /** Number of the claim that may write: the fence against a late finisher. */
  claim: Generated<number>;
  heartbeat_on: Date | null;
  phase: Generated<Progress['phase']>;
  rows_read: Generated<number>;
  participants_calculated: Generated<number>;
  participants_total: Generated<number>;
  files_written: Generated<number>;
}

/** Kept by the database itself with every change of a dossier (migrations 0027 and 0036). */
interface DossierListTable {
  organisation_id: string;
  client_id: string;
  /** Goes on with everything that the list shows. */
  version: Generated<string>;
  total: Generated<number>;
  /** Of these, how many are put away. */
  archived: Generated<number>;
  running: Generated<number>;
  /** Without those that are put away. */
  with_file_errors: Generated<number>;
}

interface DossierFileTable {
  organisation_id: string;
  dossier_id: string;
  type: KeptFileType;
  bytes: KeptBytes;
  sha256: string;
  /** Of what the screens are made of; null for what is downloaded. */
  form_version: number | null;
  created_on: MadeOn;
}

interface VariantTable {
  id: Generated<string>;
  organisation_id: string;
  dossier_id: string;
  name: string;
  /** Name of the person who kept it. */
  made_by: string;
  /** Read by the schema of the border. */
  choices: ColumnType<unknown, string, never>;
  created_on: MadeOn;
  arrival: Arrival;
  status: Generated<VariantState>;
  status_reason: string | null;
  /** Raised when it is calculated again; a job of an older round does nothing. */
  round: Generated<number>;
  /** As of a dossier. */
  claim: Generated<number>;
  attempts: Generated<number>;
  faults: Generated<number>;
  heartbeat_on: Date | null;
  rests_until: Date | null;
  is_large: Generated<boolean>;
  /** What stands in front and its figures, what the screens show of it, and by which version: null without a result. */
  key_figures: ColumnType<unknown, undefined, string | null>;
  card: ColumnType<unknown, undefined, string | null>;
  changes: ColumnType<unknown, undefined, string | null>;
  result: KeptBytes | null;
  form_version: number | null;
  program_version: string | null;
  calculated_on: Date | null;
}

/** Made once; the application's role may not change it. */
interface DecisionTable {
  id: Generated<string>;
  organisation_id: string;
  dossier_id: string;
  decided_on: MadeOn;
  arrival: Arrival;
  decided_by: string;
  variant_name: string | null;
  /** What the variant chooses otherwise, and what was shown: read by the schemas of the border. */
  choices: ColumnType<unknown, string, never>;
  content: ColumnType<unknown, string, never>;
  reason: string;
}

interface AuditEntryTable {
  id: Generated<string>;
  organisation_id: string;
  happened_on: MadeOn;
  arrival: Arrival;
  action: string;
  holder_id: string | null;
  holder_name: string;
  client_id: string | null;
  dossier_id: string | null;
  /** Name of the thing acted on, as it was then. */
  object_name: string;
  address: string | null;
}

interface ContactMessageTable {
  id: string;
  organisation_id: string;
  message: string;
  name: string;
  organization: string;
  phone_number: string;
  email: string;
  received_on: MadeOn;
  arrival: Arrival;
  mailed_on: Date | null;
  handled_on: Date | null;
  handled_by: string | null;
}
