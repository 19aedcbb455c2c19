import type { ColumnType, Generated } from 'kysely';
import type { CodeIssuer } from '#api/access-codes.ts';
import type { Logo } from '#office/document/house-style.ts';
import type { Role } from '#api/session.ts';
import type { ShareTable, SharedFileTable } from '#server/platform/database/sharing-tables.ts';
import type { CentralBankTables } from '#server/platform/database/central-bank-tables.ts';
import type {
  OwnCodeTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
  SignInRulesTable,
} from '#server/platform/database/sign-in-tables.ts';
import type {
  Arrival,
  DecisionTable,
  DossierFileTable,
  DossierListTable,
  DossierTable,
  MadeOn,
  DossierNoteTable,
  EarlierTextTable,
  PlannedStepTable,
  VariantTable,
  WrittenTextTable,
} from '#server/platform/database/dossier-tables.ts';

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
  written_text: WrittenTextTable;
  earlier_text: EarlierTextTable;
  dossier_note: DossierNoteTable;
  planned_step: PlannedStepTable;
  share: ShareTable;
  shared_file: SharedFileTable;
  /** Organisations that are still to be told that employers see what is shared with them, and no longer everything. */
  sharing_notice: { organisation_id: string };
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
  /** What its own people may do: send and delete dossiers, and record a decision. */
  may_upload: Generated<boolean>;
  may_decide: Generated<boolean>;
  version: Generated<number>;
  created_on: MadeOn;
  /** Its names as lists put them in order, and all by which it is searched. */
  name_order: string;
  contact_order: string;
  search_text: string;
  /** When it goes for good; nobody sees it until then. */
  delete_on: Date | null;
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

/** The chain over the log of an organisation: a link for each entry, in the order in which they were sealed. */
interface AuditSealTable {
  organisation_id: string;
  number: number;
  entry_id: string;
  /** With what the names of the entry were hashed; null once they were erased. */
  names_salt: string | null;
  names_hash: string;
  hash: string;
  /** The chain begins after it: what came before was erased after its term, this entry too. */
  is_start: Generated<boolean>;
  sealed_on: MadeOn;
}

/** Standard values that an organisation puts into its templates, a row for each version. */
interface OfficeStandardsTable {
  organisation_id: string;
  version: number;
  adopted_on: string;
  reason: string;
  entries: ColumnType<Record<string, string>, string, never>;
  changed_on: Generated<Date>;
}

/** With what the files of an organisation are sealed; itself sealed with a master key that is not in the database. */
interface OrganisationKeyTable {
  organisation_id: string;
  master_key_id: string;
  sealed_key: Uint8Array;
  made_on: MadeOn;
}

/** How lists of participants of other programs are read. */
interface ParticipantSourceTable {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  /** Read by the schema of the border. */
  mapping: ColumnType<unknown, string, string>;
  changed_on: Generated<Date>;
}

interface HouseStyleTable {
  organisation_id: string;
  name: string;
  primary_colour: string;
  accent_colour: string;
  contact_line: string;
  version: Generated<number>;
  changed_on: Generated<Date>;
}

interface LogoTable {
  organisation_id: string;
  type: Logo['type'];
  bytes: Uint8Array;
  width: number;
  height: number;
  changed_on: Generated<Date>;
}
