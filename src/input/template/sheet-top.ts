import type { SheetContext } from '#input/template/sheet-context.ts';
import { type Status, statusPrefix } from '#input/template/cell-status.ts';
import { markStatuses } from '#input/template/status-marks.ts';
import { colours, font } from '#input/template/style.ts';

interface SheetTop {
  readonly title: string;
  readonly intro: string;
  readonly status: Status;
  readonly places: { readonly intro: string; readonly status: string };
}

/** The name of the cell with the status of a sheet. */
export const statusName = (sheet: string): string => `${statusPrefix}${sheet.toLowerCase().replaceAll(' ', '_')}`;

/** The title, what the sheet is for, and how many of its required cells are missing. */
export function writeSheetTop(context: SheetContext, { title, intro, status, places }: SheetTop): Status {
  const { sheet } = context;
  const heading = sheet.getCell('A1');
  heading.value = title;
  heading.font = font({ size: 18, bold: true, color: { argb: colours.brand } });
  heading.alignment = { horizontal: 'left', vertical: 'middle' };
  sheet.getRow(1).height = 28;
  const explanation = sheet.getCell(places.intro);
  explanation.value = intro;
  explanation.font = font({ color: { argb: colours.muted } });
  explanation.alignment = { horizontal: 'left', vertical: 'middle' };
  const line = sheet.getCell(places.status);
  line.value = status;
  line.font = font({ bold: true });
  line.alignment = { horizontal: 'left', vertical: 'middle' };
  line.name = statusName(sheet.name);
  sheet.getRow(line.row).height = 22;
  markStatuses(sheet, `${places.status}:${places.status}`);
  return status;
}
