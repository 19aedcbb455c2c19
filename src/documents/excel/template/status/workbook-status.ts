import {
  counted,
  either,
  type Formula,
  isAbove,
  joined,
  sum,
  words,
} from '#documents/excel/template/status/formula.ts';
import { hasSign, type ShownStatus, signs } from '#documents/excel/template/status/marks.ts';

/** Whether the whole workbook is ready, out of the statuses of its sheets. */
export function workbookStatus(sheets: readonly ShownStatus[]): Formula<string> {
  const open = sum(
    ...sheets.map((sheet) => {
      const { text, value } = hasSign(sheet, 'done');
      return { text: `(NOT(${text}))`, value: Number(!value) };
    }),
  );
  const grouped = { text: `(${open.text})`, value: open.value };
  const notReady = joined(
    words(`${signs.missing} `),
    counted(grouped, 'blad is nog niet compleet.', 'bladen zijn nog niet compleet.'),
  );
  return either(isAbove(grouped, 0), notReady, words(`${signs.done} Alle bladen zijn compleet: bewaar en upload.`));
}
