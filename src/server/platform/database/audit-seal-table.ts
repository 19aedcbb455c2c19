import type { ColumnType, Generated } from 'kysely';

/** The chain over the log of an organisation: a link for each entry, in the order in which they were sealed. */
export interface AuditSealTable {
  organisation_id: string;
  number: number;
  entry_id: string;
  /** With what the names of the entry were hashed; null once they were erased. */
  names_salt: string | null;
  names_hash: string;
  hash: string;
  /** The chain begins after it: what came before was erased after its term, this entry too. */
  is_start: Generated<boolean>;
  sealed_on: ColumnType<Date, undefined, never>;
}
