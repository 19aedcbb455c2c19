import { plainWorkbook, sheetXml, workbookWithSheetEntry } from '#test/xlsx/plain-workbook.ts';
import { rawZip } from '#test/xlsx/raw-zip.ts';
import type { HostileFile } from '#test/xlsx/hostile/hostile-file.ts';
import { cell, extra, sheetPart } from '#test/xlsx/hostile/hostile-file.ts';

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

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
  { name: 'a zip without entries', code: 'FILE_NOT_XLSX', make: () => rawZip([]) },
];
