import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CalculationStatus, Progress } from '#api/dossiers.ts';
import type { Party, StepKey } from '#api/steps.ts';
import type { VariantState } from '#api/variants.ts';
import type { KeptFileType } from '#server/platform/database/kept-file.ts';
import type { KeptBytes } from '#server/platform/database/sealed-bytes.ts';

/** Set by the database when a row is made, never changed. */
export type MadeOn = ColumnType<Date, undefined, never>;

/** Counts on with every row: tells which came first when their times are equal. Only to order by. */
export type Arrival = GeneratedAlways<unknown>;

export interface DossierTable {
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
  /** Filled by the database: whether an employer sent it. */
  sent_by_employer: Generated<boolean>;
  is_example: Generated<boolean>;
  /** Was finished; when this round fails it is so again. */
  is_restyling: Generated<boolean>;
  /** In which house style its files were made. */
  style_key: string | null;
  /** Ids of the variants that stand in its files, and of those that this round puts there; null: none. */
  report_variants: ColumnType<unknown, undefined, string | null>;
  asked_variants: ColumnType<unknown, undefined, string | null>;
  on_screen: ColumnType<unknown, undefined, string | null>;
  asked_on_screen: ColumnType<unknown, undefined, string | null>;
  last_download_on: Date | null;
  /** When its outcome was calculated: files that are made again keep this date. Null: not yet. */
  calculated_on: Date | null;
  /** When the files with participants were erased. */
  erased_on: Date | null;
  /** Since when it is put away: lists leave it out. */
  archived_on: Date | null;
  /** When it goes for good; nobody sees it until then. */
  delete_on: Date | null;
  /** All versions of its texts together that stand in its files. */
  texts_in_files: Generated<number>;
  /** Differs when a figure of its outcome does; null: not known. */
  figures_key: string | null;
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

/** Kept by the database itself with every change of a dossier (`migrations/0105-sharing.ts`). */
export interface DossierListTable {
  organisation_id: string;
  client_id: string;
  /** Of those that the employer sent himself, or of those of the office. */
  of_employer: Generated<boolean>;
  /** Goes on with everything that the list shows. */
  version: Generated<string>;
  total: Generated<number>;
  /** Of these, how many are put away. */
  archived: Generated<number>;
  running: Generated<number>;
  /** Without those that are put away. */
  with_file_errors: Generated<number>;
}

export interface DossierFileTable {
  organisation_id: string;
  dossier_id: string;
  type: KeptFileType;
  bytes: KeptBytes;
  sha256: string;
  /** Of what the screens are made of; null for what is downloaded. */
  form_version: number | null;
  created_on: MadeOn;
}

export interface VariantTable {
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
  /** As of a dossier. */
  delete_on: Date | null;
}

/** Made once; all that the application's role changes is that it was taken back. */
export interface DecisionTable {
  id: Generated<string>;
  organisation_id: string;
  dossier_id: string;
  decided_on: MadeOn;
  arrival: Arrival;
  decided_by: string;
  /** What was shown: read by the schema of the border. */
  content: ColumnType<unknown, string, never>;
  reason: string;
  taken_back_on: Date | null;
  taken_back_by: string | null;
}

/** What an adviser wrote of a dossier, by the name of the text. */
export interface WrittenTextTable {
  organisation_id: string;
  dossier_id: string;
  key: string;
  content: KeptBytes;
  /** False: it does not apply, whatever was written. */
  applies: Generated<boolean>;
  /** Goes on with every change. */
  version: Generated<number>;
  /** Which figures the outcome showed when it was written. */
  figures_key: string | null;
  written_by: string;
  written_on: Generated<Date>;
}

/** As a text was before. */
export interface EarlierTextTable {
  organisation_id: string;
  dossier_id: string;
  key: string;
  /** The one that it had. */
  version: number;
  content: KeptBytes;
  applies: boolean;
  written_by: string;
  written_on: Date;
}

/** Who of the office works on a dossier, and what colleagues are to know of it. */
export interface DossierNoteTable {
  organisation_id: string;
  dossier_id: string;
  content: KeptBytes;
  /** Empty: nobody in particular. */
  worker: string;
  /** Goes on with every change. */
  version: Generated<number>;
  written_by: string;
  written_on: Generated<Date>;
}

export interface PlannedStepTable {
  organisation_id: string;
  dossier_id: string;
  /** The order in which they are done. */
  place: number;
  step: StepKey;
  /** Its last day. */
  day: ColumnType<unknown, string, never>;
  who: Party[];
  /** Known to be done when the dossier was calculated; what was done since stands elsewhere. */
  is_ticked: boolean;
}

/** What a text and an earlier one have alike. */
export const keptTextColumns = [
  'organisation_id',
  'dossier_id',
  'key',
  'version',
  'content',
  'applies',
  'written_by',
  'written_on',
] as const;
