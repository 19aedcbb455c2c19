import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CentralBankFileKind } from '#api/central-bank-files.ts';

/** Sets and curves of the central bank, and which dossiers were calculated with which: a part of the schema. */
export interface CentralBankTables {
  central_bank_file: CentralBankFileTable;
  central_bank_block: { file_id: string; series: string; year: number; bytes: Uint8Array };
  used_central_bank_file: { organisation_id: string; dossier_id: string; file_id: string };
}

/** Of no organisation: the provider or operator adds it for all. Made once; only withdrawn after that. */
interface CentralBankFileTable {
  id: Generated<string>;
  kind: CentralBankFileKind;
  /** Quarter of a set (2026Q3), day of a curve (2026-09-30). */
  label: string;
  source: string;
  file_name: string;
  file_size: ColumnType<string, number, never>;
  sha256: string;
  /** Counts and moments of a set, rates of a curve: read by the schema of the border. */
  content: ColumnType<unknown, string, never>;
  added_on: ColumnType<Date, undefined, never>;
  added_by: string;
  withdrawn_on: Date | null;
  withdrawn_by: string | null;
  arrival: GeneratedAlways<unknown>;
}
