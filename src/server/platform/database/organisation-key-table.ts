import type { ColumnType } from 'kysely';

/** With what the files of an organisation are sealed; itself sealed with a master key that is not in the database. */
export interface OrganisationKeyTable {
  organisation_id: string;
  master_key_id: string;
  sealed_key: Uint8Array;
  made_on: ColumnType<Date, undefined, never>;
}
