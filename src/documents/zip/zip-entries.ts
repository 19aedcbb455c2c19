import { damagedWorkbook, tooLargeWorkbook } from '#documents/excel/unreadable-workbook.ts';
import { type DirectoryRecord, directoryRecord } from '#documents/zip/directory-record.ts';
import { zipDirectoryPlace } from '#documents/zip/end-record.ts';
import type { ZipEntry } from '#documents/zip/zip-entry.ts';
import { zipLimits } from '#documents/zip/zip-limits.ts';

const localSignature = 0x04034b50;
const localLength = 30;

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Checks the local header against the directory: readers that trust either must see the same. */
function placedEntry(bytes: Uint8Array, view: DataView, record: DirectoryRecord, limit: number): ZipEntry {
  const at = record.headerStart;
  if (at + localLength > limit || view.getUint32(at, true) !== localSignature) {
    throw damagedWorkbook('een onderdeel ontbreekt');
  }
  const nameEnd = at + localLength + view.getUint16(at + 26, true);
  const contentStart = nameEnd + view.getUint16(at + 28, true);
  const contentEnd = contentStart + record.packedSize;
  if (contentEnd > limit) throw damagedWorkbook('een onderdeel is afgebroken');
  const isSame =
    view.getUint16(at + 8, true) === record.method &&
    sameBytes(bytes.subarray(at + localLength, nameEnd), record.nameBytes);
  if (!isSame) throw damagedWorkbook('de inhoudsopgave klopt niet met de onderdelen');
  const { name, method, crc32, size, headerStart } = record;
  return { name, method, crc32, size, headerStart, contentStart, contentEnd };
}

function checkTotals(records: readonly DirectoryRecord[]): void {
  let total = 0;
  for (const record of records) {
    total += record.size;
    if (record.size > zipLimits.partSize || total > zipLimits.totalSize) {
      throw tooLargeWorkbook('de uitgepakte inhoud is meer dan 100 MB');
    }
  }
}

function checkNames(entries: readonly ZipEntry[]): void {
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()));
  if (names.size !== entries.length) throw damagedWorkbook('een onderdeel komt twee keer voor');
}

function checkOverlap(entries: readonly ZipEntry[]): void {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.headerStart - b.headerStart)) {
    if (entry.headerStart < end) throw damagedWorkbook('onderdelen overlappen elkaar');
    end = entry.contentEnd;
  }
}

/** The entries of a zip in the order of its directory. Nothing is inflated; a hostile directory is refused. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const place = zipDirectoryPlace(view);
  if (place.count > zipLimits.entries) throw tooLargeWorkbook(`er zijn meer dan ${zipLimits.entries} onderdelen`);
  const records: DirectoryRecord[] = [];
  let at = place.start;
  for (let index = 0; index < place.count; index++) {
    const record = directoryRecord(bytes, view, at, place.end);
    records.push(record);
    at += record.length;
  }
  checkTotals(records);
  const entries = records.map((record) => placedEntry(bytes, view, record, place.start));
  checkNames(entries);
  checkOverlap(entries);
  return entries;
}
