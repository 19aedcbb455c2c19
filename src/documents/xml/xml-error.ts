import {
  damagedWorkbook,
  type UnreadableWorkbookError,
  unsupportedWorkbook,
} from '#documents/excel/unreadable-workbook.ts';

export const malformedXml = (part: string): UnreadableWorkbookError =>
  damagedWorkbook(`de inhoud van onderdeel ${part} is ongeldig`);

export const refusedXml = (part: string, reason: string): UnreadableWorkbookError =>
  unsupportedWorkbook(`onderdeel ${part} ${reason}`);
