import type { SheetRows } from '#output/writers/xlsx/sheet-rows.ts';

/** Where the rows stand in the part of a sheet. */
const rowsPattern = /<sheetData(?:\/>|>.*<\/sheetData>)/s;

/** The part of a sheet with its rows and links, in pieces that are made as they are asked for. */
export function* writtenSheet(sheetXml: string, { pieces, links, lastCell }: SheetRows): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  const { 0: found, index: start } = rowsPattern.exec(sheetXml) ?? { 0: '', index: -1 };
  if (start < 0) throw new Error('the frame has a sheet without a place for rows');
  const head = sheetXml.slice(0, start).replace(/<dimension ref="[^"]*"\/>/, `<dimension ref="A1:${lastCell}"/>`);
  yield encoder.encode(`${head}<sheetData>`);
  for (const piece of pieces) {
    if (typeof piece === 'string') yield encoder.encode(piece);
    else for (const rows of piece.pieces()) yield encoder.encode(rows);
  }
  const tail = sheetXml.slice(start + found.length);
  const linked =
    links === '' ? tail : tail.replace('<pageMargins', () => `<hyperlinks>${links}</hyperlinks><pageMargins`);
  yield encoder.encode(`</sheetData>${linked}`);
}

/** The numbers by which rows name the styles are those of the frame, or the cells of the workbook look like others. */
export function checkStyles(firstSheetXml: string, count: number): void {
  const numbers = Array.from(firstSheetXml.matchAll(/<c r="[A-Z]+1" s="(\d+)"/g), ([, number]) => Number(number));
  if (numbers.length !== count || numbers.some((number, index) => number !== index + 1))
    throw new Error(`styles of cells are numbered ${numbers.join(' ')}`);
}
