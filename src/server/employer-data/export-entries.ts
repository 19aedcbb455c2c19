import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { diskName } from '#api/disk-name.ts';
import { downloadName } from '#api/dossiers.ts';
import type { EmployerRecord } from '#server/employer-data/store.ts';
import { recordFiles } from '#server/employer-data/record-files.ts';
import { recordForExport } from '#server/employer-data/record-for-export.ts';
import { isKeptData, type KeptFileType } from '#server/platform/database/kept-file.ts';
import { type Pieces, unpackedPieces } from '#server/platform/kept/packed-json.ts';
import { spreadsheetText } from '#server/platform/spreadsheet-text.ts';
import type { ArchiveEntry } from '#server/platform/downloads/zip-stream.ts';

/** The bytes of a file, piece by piece; null when it was deleted since the record was read. */
export type ReadFile = (dossierId: string, type: KeptFileType) => Promise<AsyncIterable<Uint8Array> | null>;

/** What came out of a variant, packed; null when there is nothing, or it was deleted since. */
export type ReadVariant = (variantId: string) => Promise<Uint8Array | null>;

/** Everything of an employer as files, one after the other; last of all, what there was. */
export async function* exportEntries(
  record: EmployerRecord,
  organisation: string,
  madeOn: Date,
  readFile: ReadFile,
  readVariant: ReadVariant,
): AsyncGenerator<ArchiveEntry> {
  const contents: string[][] = [];
  const entry = (path: string, pieces: Pieces, changedOn: Date): ArchiveEntry => ({
    path,
    pieces: noted(path, pieces, contents),
    changedOn,
  });
  const folders = dossierFolders(record);
  for (const [path, text] of recordFiles(recordForExport(record, folders), organisation, madeOn))
    yield entry(path, [Buffer.from(text)], madeOn);
  const names = new Map(record.dossiers.map(({ id, name }) => [id, onDisk(name)]));
  for (const { dossier_id: id, type, created_on: changedOn } of record.files) {
    const path = `${folders.get(id) ?? ''}/${fileName(type, names.get(id) ?? '')}`;
    const pieces = await readFile(id, type);
    if (pieces === null) contents.push([path, 'intussen verwijderd', '']);
    else yield entry(path, isKeptData(type) ? unpackedPieces(pieces) : pieces, changedOn);
  }
  for (const { id, dossier_id: dossierId, name, calculated_on: calculatedOn } of record.variants) {
    const bytes = calculatedOn === null ? null : await readVariant(id);
    // Of what was not calculated there is nothing but what stands in the record.
    if (bytes === null || calculatedOn === null) continue;
    const path = `${folders.get(dossierId) ?? ''}/variant ${numberOf(record, id)} ${diskName(name)}.json`;
    yield entry(path, unpackedPieces([bytes]), calculatedOn);
  }
  const list = spreadsheetText([['Bestand', 'Bytes', 'SHA-256'], ...contents]);
  yield { path: 'inhoud.csv', pieces: Readable.from([Buffer.from(list)]), changedOn: madeOn };
}

/** The same pieces; once all of them were taken it is among the contents how many bytes they were, and which. */
async function* noted(path: string, pieces: Pieces, contents: string[][]): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    size += piece.length;
    yield piece;
  }
  contents.push([path, String(size), hash.digest('hex')]);
}

/** Which of its dossier it is. */
function numberOf({ variants }: EmployerRecord, id: string): number {
  const dossierId = variants.find((variant) => variant.id === id)?.dossier_id;
  return variants.filter((variant) => variant.dossier_id === dossierId).findIndex((variant) => variant.id === id) + 1;
}

const fileName = (type: KeptFileType, name: string): string =>
  isKeptData(type) ? `${type}_${name}.json` : downloadName(type, name);

/** White space in the name of a dossier may be any, and no disk takes a break in a name. */
const onDisk = (name: string): string => name.replaceAll(/\s+/g, ' ');

/** A folder for each dossier. Names may be the same, so that each has a number; no disk takes a dot at the end. */
function dossierFolders({ dossiers }: EmployerRecord): ReadonlyMap<string, string> {
  const width = String(dossiers.length).length;
  return new Map(
    dossiers.map(({ id, name }, index) => [id, `dossiers/${String(index + 1).padStart(width, '0')} ${diskName(name)}`]),
  );
}
