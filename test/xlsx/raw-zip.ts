import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip, with what its headers claim where that is not the truth. */
export interface RawEntry {
  readonly name: string | Buffer;
  readonly content: Buffer | string;
  readonly isStored?: boolean;
  readonly claimedSize?: number;
  readonly claimedCrc?: number;
  readonly flags?: number;
  readonly method?: number;
  /** As Unix file systems have it, with the kind of file in the upper bits. */
  readonly unixMode?: number;
  readonly localName?: string;
  /** Uses the local header of the entry with this number instead of one of its own. */
  readonly sharesHeaderOf?: number;
}

interface Written {
  readonly entry: RawEntry;
  readonly packed: Buffer;
  readonly size: number;
  readonly crc: number;
  readonly offset: number;
}

const methodOf = (entry: RawEntry): number => entry.method ?? (entry.isStored ? 0 : 8);

function localHeader(entry: RawEntry, packed: Buffer, size: number, crc: number): Buffer {
  const name = Buffer.from(entry.localName ?? entry.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(entry.flags ?? 0, 6);
  header.writeUInt16LE(methodOf(entry), 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, packed]);
}

function directoryRecord({ entry, packed, size, crc, offset }: Written): Buffer {
  const name = Buffer.from(entry.name);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(entry.unixMode === undefined ? 20 : 0x0314, 4);
  record.writeUInt16LE(20, 6);
  record.writeUInt16LE(entry.flags ?? 0, 8);
  record.writeUInt16LE(methodOf(entry), 10);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(packed.length, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt32LE(((entry.unixMode ?? 0) << 16) >>> 0, 38);
  record.writeUInt32LE(offset, 42);
  return Buffer.concat([record, name]);
}

/** A zip exactly as told, right or wrong. */
export function rawZip(entries: readonly RawEntry[], comment = ''): Buffer {
  const pieces: Buffer[] = [];
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const shared = entry.sharesHeaderOf === undefined ? undefined : written[entry.sharesHeaderOf];
    if (shared) {
      written.push({ ...shared, entry });
      continue;
    }
    const content = Buffer.from(entry.content);
    const packed = methodOf(entry) === 0 ? content : deflateRawSync(content, { level: 9 });
    const [size, crc] = [entry.claimedSize ?? content.length, entry.claimedCrc ?? crc32(content)];
    const piece = localHeader(entry, packed, size, crc);
    written.push({ entry, packed, size, crc, offset });
    pieces.push(piece);
    offset += piece.length;
  }
  const directory = Buffer.concat(written.map(directoryRecord));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(written.length & 0xffff, 8);
  end.writeUInt16LE(written.length & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...pieces, directory, end, Buffer.from(comment)]);
}
