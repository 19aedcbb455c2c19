import { cellRange } from '#office/sheet/cell-name.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';

/** What the status lines of a template say, by defined name; those of a sheet start with `status_` too. */
export function sheetStatuses(workbook: Workbook): Readonly<Record<string, string>> {
  const named = workbook.definedNames.filter(({ name }) => name.startsWith('status_'));
  return Object.fromEntries(
    named.map(({ name, reference }) => {
      const at = reference.lastIndexOf('!');
      const range = cellRange(reference.slice(at + 1));
      const sheet = workbook.sheets.find((item) => item.name === reference.slice(0, at).replaceAll("'", ''));
      return [name.slice('status_'.length), String(sheet?.cell(range?.firstRow ?? 0, range?.firstColumn ?? 0)?.value)];
    }),
  );
}
