import type { ColumnType, Generated } from 'kysely';

/** How lists of participants of other programs are read. */
export interface ParticipantSourceTable {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  /** Read by the schema of the border. */
  mapping: ColumnType<unknown, string, string>;
  changed_on: Generated<Date>;
}
