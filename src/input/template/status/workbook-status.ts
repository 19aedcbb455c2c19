import { counted, either, type Formula, isAbove, joined, sum, words } from '#input/template/status/formula.ts';
import { hasSign, type ShownStatus, signs } from '#input/template/status/marks.ts';

/** Whether the whole workbook is ready, out of the statuses of its sheets. */
export function workbookStatus(sheets: readonly ShownStatus[]): Formula {
  const open = `(${sum(...sheets.map((sheet) => `(NOT(${hasSign(sheet, 'done')}))`))})`;
  const notReady = joined(
    words(`${signs.missing} `),
    counted(open, 'blad is nog niet compleet.', 'bladen zijn nog niet compleet.'),
  );
  return either(isAbove(open, 0), notReady, words(`${signs.done} Alle bladen zijn compleet: bewaar en upload.`));
}
