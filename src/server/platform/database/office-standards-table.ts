import type { ColumnType, Generated } from 'kysely';

/** Standard values that an organisation puts into its templates, a row for each version. */
export interface OfficeStandardsTable {
  organisation_id: string;
  version: number;
  adopted_on: string;
  reason: string;
  entries: ColumnType<Record<string, string>, string, never>;
  changed_on: Generated<Date>;
}
