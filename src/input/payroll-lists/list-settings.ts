import type { ChosenRows } from '#input/payroll-lists/chosen-rows.ts';
import type { TextSettings } from '#input/payroll-lists/separated-text.ts';

/** Where in a file the list is; null is what is proposed. */
export interface ListSettings extends TextSettings {
  readonly sheet: string | null;
  /** Other sheets with the same headers, such as those of branches, that belong to the list; null is not decided yet. */
  readonly alikeSheets: readonly string[] | null;
  readonly rows: ChosenRows | null;
}
