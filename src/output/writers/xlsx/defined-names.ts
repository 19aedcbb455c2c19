import { columnLetters } from '#office/sheet/cell-name.ts';
import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import type { NamedRange, SheetName } from '#output/model/sheet-plan.ts';

/** A name that formulas of the whole workbook can call, and what it stands for. */
export type DefinedName = readonly [reference: string, name: string];

/** 'Narekenen tabellen'!$B$5:$D$34 */
export function rangeReference(
  sheet: SheetName,
  { column, lastColumn = column, firstRow, lastRow }: NamedRange,
): string {
  const start = absoluteReference(sheet, column, firstRow);
  const isOne = column === lastColumn && firstRow === lastRow;
  return isOne ? start : `${start}:$${columnLetters(lastColumn)}$${lastRow}`;
}

/** A sheet of one word stands there as spreadsheet programs write it. */
const withoutNeedlessQuotes = (reference: string): string => reference.replace(/^'([A-Za-z]+)'!/, '$1!');

const place = '<definedNames>';

/** The part of a workbook with names before those of what is printed. The library would hold an object of every cell that has a name. */
export function withNames(workbookXml: string, names: readonly DefinedName[]): string {
  if (!workbookXml.includes(place)) throw new Error('the frame has no place for names');
  const written = names.map(
    ([reference, name]) =>
      `<definedName name="${xmlText(name)}">${xmlText(withoutNeedlessQuotes(reference))}</definedName>`,
  );
  return workbookXml.replace(place, () => `${place}${written.join('')}`);
}
