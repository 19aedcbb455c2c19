import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWorkbook, sheetXml, workbookWithSheetEntry } from '#test/xlsx/plain-workbook.ts';
import { rawZip } from '#test/xlsx/raw-zip.ts';
import type { HostileFile } from '#test/xlsx/hostile/hostile-file.ts';
import { cell, extra, sheetPart } from '#test/xlsx/hostile/hostile-file.ts';

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

/** The plain workbook with another amount in its cell. */
const otherWorkbook = (): Buffer => plainWorkbook({ [sheetPart]: sheetXml(`<row r="1">${cell('A1', '999')}</row>`) });

const endLength = 22;

/** Where the directory of a zip without a comment starts, as its end record says. */
const directoryStart = (zip: Buffer): number => zip.readUInt32LE(zip.length - 6);

/**
 * Two workbooks in one file: that of the end record's offset, and that of which the directory ends at the end record, whose
 * offsets count from the first byte behind the other. Readers that look from the end see the second.
 */
function twoDirectories(): Buffer {
  const [first, second] = [plainWorkbook(), otherWorkbook()];
  const end = Buffer.from(second.subarray(-endLength));
  end.writeUInt32LE(directoryStart(first), endLength - 6);
  return Buffer.concat([first.subarray(0, -endLength), second.subarray(0, -endLength), end]);
}

/** The zip with its offsets from this one on moved, for bytes that are put in there. */
const withOffsetsMoved = (zip: Buffer, from: number, by: number): Buffer =>
  changed(zip, (copy) => {
    const start = directoryStart(zip);
    const move = (place: number): void => {
      const offset = zip.readUInt32LE(place);
      if (offset >= from) copy.writeUInt32LE(offset + by, place);
    };
    for (let at = start; at < zip.length - endLength; at += 46 + zip.readUInt16LE(at + 28)) move(at + 42);
    move(zip.length - 6);
  });

/** The plain workbook with bytes put in at a place that its offsets know of. */
function withBytesAt(place: number, inserted: Buffer): Buffer {
  const moved = withOffsetsMoved(plainWorkbook(), place, inserted.length);
  return Buffer.concat([moved.subarray(0, place), inserted, moved.subarray(place)]);
}

/** A whole workbook in the comment of another; `tail` is the last of the comment. */
function workbookInComment(tail = ''): Buffer {
  const first = plainWorkbook();
  const comment = Buffer.concat([withOffsetsMoved(otherWorkbook(), 0, first.length), Buffer.from(tail)]);
  const long = changed(first, (copy) => copy.writeUInt16LE(comment.length, copy.length - 2));
  return Buffer.concat([long, comment]);
}

/** Where the second entry starts. */
const secondEntry = (): number => plainWorkbook().indexOf('PK\u0003\u0004', 4, 'latin1');

/** Packages whose directory misleads. */
export const misleadingArchives: readonly HostileFile[] = [
  {
    name: 'an entry twice',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({}, [extra(sheetPart, sheetXml(`<row>${cell('A1', '999')}</row>`))]),
  },
  {
    name: 'an entry twice in other capitals',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({}, [extra('XL/Worksheets/Sheet1.xml', sheetXml(''))]),
  },
  { name: 'a name with ..', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('../evil.txt')]) },
  { name: 'an absolute name', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('/etc/passwd')]) },
  { name: 'a name on a drive', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('C:evil.txt')]) },
  {
    name: 'a name with a backslash',
    code: 'FILE_UNSUPPORTED',
    make: () => plainWorkbook({}, [extra('xl\\styles.xml')]),
  },
  { name: 'a name with a NUL', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('a\u0000b')]) },
  { name: 'an empty name', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('')]) },
  {
    name: 'a symbolic link',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({}, [{ ...extra('link', '/etc/passwd'), unixMode: 0o120777 }]),
  },
  { name: 'an encrypted entry', code: 'FILE_PASSWORD', make: () => plainWorkbook({}, [{ ...extra('a'), flags: 1 }]) },
  {
    name: 'an unknown way of packing',
    code: 'FILE_UNSUPPORTED',
    make: () => plainWorkbook({}, [{ ...extra('a'), method: 14 }]),
  },
  {
    name: 'a local header with another name',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({}, [{ ...extra('aaaa'), localName: 'bbbb' }]),
  },
  {
    name: 'a wrong checksum',
    code: 'FILE_DAMAGED',
    make: () => workbookWithSheetEntry({ claimedCrc: 1 }),
  },
  { name: 'a file cut in the middle', code: 'FILE_DAMAGED', make: () => plainWorkbook().subarray(0, 400) },
  {
    name: 'text behind the end',
    code: 'FILE_DAMAGED',
    make: () => Buffer.concat([plainWorkbook(), Buffer.from('trailing')]),
  },
  {
    name: 'a web page in front of a zip',
    code: 'FILE_NOT_XLSX',
    make: () => Buffer.concat([Buffer.from('<html></html>'), plainWorkbook()]),
  },
  {
    name: 'a directory that starts outside the file',
    code: 'FILE_DAMAGED',
    make: () => changed(plainWorkbook(), (copy) => copy.writeUInt32LE(0xfffffff0, copy.length - 6)),
  },
  {
    name: 'a directory with more entries than it has',
    code: 'FILE_DAMAGED',
    make: () => changed(plainWorkbook(), (copy) => copy.writeUInt16LE(200, copy.length - 12)),
  },
  { name: 'two workbooks with one end', code: 'FILE_DAMAGED', make: twoDirectories },
  { name: 'a workbook in the comment of another', code: 'FILE_DAMAGED', make: () => workbookInComment() },
  {
    name: 'an end in the comment that ends before the file does',
    code: 'FILE_DAMAGED',
    make: () => workbookInComment('behind'),
  },
  {
    name: 'data between two parts',
    code: 'FILE_DAMAGED',
    make: () => withBytesAt(secondEntry(), Buffer.from('x')),
  },
  {
    name: 'an unlisted entry in front of the first',
    code: 'FILE_DAMAGED',
    make: () => withBytesAt(0, plainWorkbook().subarray(0, secondEntry())),
  },
  {
    name: 'data between the parts and the directory',
    code: 'FILE_DAMAGED',
    make: () => withBytesAt(directoryStart(plainWorkbook()), Buffer.from('x')),
  },
  {
    name: 'a directory of another length than its end says',
    code: 'FILE_DAMAGED',
    make: () => changed(plainWorkbook(), (copy) => copy.writeUInt32LE(46, copy.length - 10)),
  },
  {
    name: 'a short end record that points at another directory than the long one',
    code: 'FILE_DAMAGED',
    make: () =>
      changed(readFileSync(join(import.meta.dirname, '../valid/valid_zip64.xlsx')), (copy) =>
        copy.writeUInt32LE(46, copy.length - 6),
      ),
  },
  {
    name: 'a local header with another length',
    code: 'FILE_DAMAGED',
    make: () => changed(plainWorkbook(), (copy) => copy.writeUInt32LE(1, 18)),
  },
  {
    name: 'sizes behind the content of a part, as those who write to a stream have it',
    code: null,
    make: () => changed(withBytesAt(secondEntry(), Buffer.alloc(16)), (copy) => copy.writeUInt16LE(8, 6)),
  },
  { name: 'a zip without entries', code: 'FILE_NOT_XLSX', make: () => rawZip([]) },
];
