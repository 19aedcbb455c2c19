import type { ChosenRows } from '#input/payroll-lists/chosen-rows.ts';
import type { TextSettings } from '#input/payroll-lists/separated-text.ts';

/** Where in a file the list is; null is what is proposed. */
export interface ListSettings extends TextSettings {
  readonly sheet: string | null;
  /** With the rows of other sheets that have the same headers, such as those of branches. */
  readonly withAlikeSheets: boolean;
  readonly rows: ChosenRows | null;
}
