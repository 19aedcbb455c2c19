import { builtInMeaning, formatMeaning, type NumberMeaning } from '#input/reading/workbook/number-format.ts';
import { readerLimits } from '#input/gate/reader-limits.ts';
import { tooLargeWorkbook } from '#input/gate/unreadable-workbook.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

function customFormat(scanner: XmlScanner): readonly [id: number, meaning: NumberMeaning] {
  const code = scanner.attribute('formatCode') ?? '';
  if (code.length > readerLimits.numberFormatLength) throw tooLargeWorkbook('een getalnotatie is te lang');
  return [Number(scanner.attribute('numFmtId') ?? 0), formatMeaning(code)];
}

/** What a number means per style index of a cell. */
export function styleMeanings(bytes: Uint8Array, part: string): readonly NumberMeaning[] {
  const scanner = new XmlScanner(bytes, part);
  const custom = new Map<number, NumberMeaning>();
  const formatIds: number[] = [];
  let isInCellFormats = false;
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token !== xmlToken.open) continue;
    if (scanner.depth === 2) isInCellFormats = scanner.is('cellXfs');
    if (scanner.depth !== 3) continue;
    if (scanner.is('numFmt')) custom.set(...customFormat(scanner));
    if (isInCellFormats && scanner.is('xf')) formatIds.push(Number(scanner.attribute('numFmtId') ?? 0));
    if (formatIds.length > readerLimits.cellFormats || custom.size > readerLimits.numberFormats) {
      throw tooLargeWorkbook('het heeft te veel celopmaken');
    }
  }
  return formatIds.map((id) => custom.get(id) ?? builtInMeaning(id));
}
