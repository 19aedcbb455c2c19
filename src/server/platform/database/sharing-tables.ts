import type { ColumnType, Generated } from 'kysely';
import type { SharedFileType } from '#api/sharing.ts';
import type { KeptBytes } from '#server/platform/database/sealed-bytes.ts';

/** What an employer sees of a dossier of the office, for as long as it is shared. */
export interface ShareTable {
  organisation_id: string;
  dossier_id: string;
  client_id: string;
  /** Of the dossier, at that moment. */
  name: string;
  /** Which choices, tabs and files: read by the schema of the border. */
  content: ColumnType<unknown, string, string>;
  /** The outcome that it was made of. */
  result_sha256: string;
  shared_by: string;
  shared_on: Generated<Date>;
  /** Who of the employer opened it last. */
  opened_by: string | null;
  opened_on: Date | null;
  /** What was decided there: read by the schema of the border. */
  decided: ColumnType<unknown, undefined, string | null>;
  /** As of its dossier: its employer does not see that. */
  delete_on: Date | null;
}

/** A file that goes with a share, or the outcome that the page shows. */
export interface SharedFileTable {
  organisation_id: string;
  dossier_id: string;
  type: SharedFileType | 'result';
  bytes: KeptBytes;
}
