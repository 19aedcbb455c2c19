import { type ByteSource, pieces, type StreamPlatform } from '#input/scenario-files/byte-source.ts';
import { CollectedSet, type ReadSet, type SetKind } from '#input/scenario-files/collected-set.ts';
import { openedPackage, type PackageSource } from '#input/scenario-files/package-source.ts';
import { refusedFile, RefusedFileError, wrongContents } from '#input/scenario-files/refused-file.ts';
import { type KeptSeries, phiSheet, psiSheet, seriesLayouts, terms } from '#input/scenario-files/scenario-layout.ts';
import { packageLimits, type SetLimits } from '#input/scenario-files/set-limits.ts';
import { type NumberRow, sheetRows } from '#input/scenario-files/sheet-rows.ts';
import { lineCount, textRows } from '#input/scenario-files/text-rows.ts';
import { linkedPart, linksOf } from '#input/gate/linked-parts.ts';
import { refusal } from '#input/gate/refusal.ts';
import { mainPart } from '#input/reading/workbook/main-part.ts';
import { workbookPart } from '#input/reading/workbook/workbook-part.ts';
import { fileSize } from '#office/document/dutch-format.ts';
import { ZipError } from '#office/package/zip/zip-fault.ts';
import { cellName } from '#office/sheet/cell-name.ts';

/** What is asked of a file, and where what it holds goes as soon as it is read. */
export interface SetQuestion {
  readonly kind: SetKind;
  readonly limits: SetLimits;
  readonly platform: StreamPlatform;
  /** Takes a series of one year, of an element per scenario; what it gets is used again afterwards. */
  readonly keep: (series: KeptSeries, year: number, values: Float32Array) => Promise<void>;
}

const zipStart = [0x50, 0x4b, 0x03, 0x04];

/**
 * Reads a set of scenarios as De Nederlandsche Bank publishes it: the workbook with a sheet per series, or the text file with blocks below each
 * other, which may be packed in a zip. Memory is bounded by one series of the scenarios that are kept, whatever the file holds. Throws `RefusedFileError`.
 */
export async function readScenarioSet(source: ByteSource, question: SetQuestion): Promise<ReadSet> {
  try {
    const start = await source.read(0, zipStart.length);
    if (!zipStart.every((byte, index) => start[index] === byte))
      return await textSet(() => pieces(source, 0, source.size), question);
    const opened = await openedPackage(source, question.platform);
    if (opened.small.has('[Content_Types].xml')) return await workbookSet(opened, question);
    const [name, ...others] = opened.names.filter((entry) => /\.(csv|txt)$/i.test(entry));
    if (name === undefined || others.length > 0)
      throw new RefusedFileError(
        'In dit zip-bestand zit niet één csv-bestand.',
        'Pak alleen het csv-bestand van De Nederlandsche Bank in, of neem de werkmap (.xlsx).',
      );
    return await textSet(() => opened.stream(name), question);
  } catch (error) {
    if (error instanceof ZipError && error.fault === 'tooLarge')
      throw wrongContents(`De uitgepakte inhoud is meer dan ${fileSize(packageLimits.totalSize)}.`);
    throw refusedFile(refusal(error));
  }
}

async function workbookSet(opened: PackageSource, question: SetQuestion): Promise<ReadSet> {
  const partOf = sheetParts(opened);
  const set = new CollectedSet(question.kind, question.limits, question.keep);
  for (const layout of seriesLayouts) {
    const { sheet } = layout;
    await set.take(layout, sheetRows(opened.stream(partOf(sheet)), sheet), cellOf(sheet));
  }
  const phi = await set.parameters(
    sheetRows(opened.stream(partOf(phiSheet)), phiSheet),
    set.years + 1,
    cellOf(phiSheet),
  );
  const psi = await set.parameters(sheetRows(opened.stream(partOf(psiSheet)), psiSheet), 3, cellOf(psiSheet));
  return set.whole(phi, psi);
}

const cellOf = (sheet: string) => (row: number, column: number) => `Blad ${sheet}, cel ${cellName(row, column)}`;

/** Finds a sheet by the number that its name begins with, as the central bank numbers them; gives the part it is in. */
function sheetParts(opened: PackageSource): (sheet: string) => string {
  const main = mainPart(opened.small);
  const { sheets } = workbookPart(opened.small.part(main), main);
  const links = linksOf(opened.small, main);
  return (sheet) => {
    const number = sheet.slice(0, sheet.indexOf('_') + 1);
    const listed = sheets.find(({ name }) => name.trim().startsWith(number));
    const link = links.find(({ id }) => id === listed?.relationship);
    if (link === undefined) {
      const found = sheets.map(({ name }) => name).join(', ');
      throw wrongContents(`Blad ${sheet} ontbreekt; de bladen zijn ${found}.`);
    }
    return linkedPart(link);
  };
}

async function textSet(text: () => AsyncIterable<Uint8Array>, question: SetQuestion): Promise<ReadSet> {
  const count = await lineCount(text());
  const scenarios = (count - 2 * terms) / seriesLayouts.length;
  if (!Number.isInteger(scenarios) || scenarios < 1)
    throw wrongContents(
      `Het bestand heeft ${count} regels; dat past niet bij zes blokken van evenveel scenario's en twee van ${terms} looptijden.`,
    );
  const rows = textRows(text());
  const set = new CollectedSet(question.kind, question.limits, question.keep);
  const lineOf = (before: number) => (row: number, column: number) => `Regel ${before + row}, kolom ${column}`;
  let before = 0;
  for (const layout of seriesLayouts) {
    await set.take(layout, firstOf(rows, scenarios), lineOf(before));
    before += scenarios;
  }
  const phi = await set.parameters(firstOf(rows, terms), set.years + 1, lineOf(before));
  const psi = await set.parameters(firstOf(rows, terms), 3, lineOf(before + terms));
  return set.whole(phi, psi);
}

/** The next so many rows; the others stay for who comes next. */
async function* firstOf(rows: AsyncGenerator<NumberRow>, count: number): AsyncGenerator<NumberRow> {
  for (let taken = 0; taken < count; taken++) {
    const { done, value } = await rows.next();
    if (done === true) return;
    yield value;
  }
}
