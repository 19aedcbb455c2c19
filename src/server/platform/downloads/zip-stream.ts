import { Zip, ZipDeflate } from 'fflate';

export interface ArchiveEntry {
  /** Folders with slashes. */
  readonly path: string;
  /** Its bytes, one after another. */
  readonly pieces: AsyncIterable<Uint8Array>;
  readonly changedOn: Date;
}

/**
 * Files that are packed already: packing them again only costs time. They are deflated at level 0 all the same, because
 * some programs refuse a file that is stored as it is when its length comes after it.
 */
const packed = /\.(xlsx|pptx|docx)$/;

/** An archive that is made while it is read: it holds one piece of a file at a time. */
export async function* zipped(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  for await (const { path, pieces, changedOn } of entries) {
    const file = new ZipDeflate(path, { level: packed.test(path) ? 0 : 6 });
    file.mtime = changedOn;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
