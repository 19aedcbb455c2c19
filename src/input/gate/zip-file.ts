import { crc32 } from '#office/package/crc32.ts';
import { damagedWorkbook } from '#input/gate/unreadable-workbook.ts';
import type { Platform } from '#input/gate/platform.ts';
import { zipEntries, type ZipLimits, type ZipEntry } from '#office/package/zip/zip-entries.ts';

const megabyte = 1024 * 1024;

/** What a zip may hold before anything of it is inflated. */
export const zipLimits = {
  entries: 500,
  /** Bytes of one part, and of all parts together, as declared; inflating stops at the declared size. */
  partSize: 75 * megabyte,
  totalSize: 100 * megabyte,
} as const satisfies ZipLimits;

/** An opened zip: parts are found by name, capitals ignored, and inflated one by one. */
export class ZipFile {
  readonly entries: readonly ZipEntry[];
  readonly #bytes: Uint8Array;
  readonly #platform: Platform;
  readonly #byName: ReadonlyMap<string, ZipEntry>;

  constructor(bytes: Uint8Array, platform: Platform) {
    this.#bytes = bytes;
    this.#platform = platform;
    this.entries = zipEntries(bytes, zipLimits);
    this.#byName = new Map(this.entries.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  has(name: string): boolean {
    return this.#byName.has(name.toLowerCase());
  }

  /** The content of a part, checked for length and checksum. */
  part(name: string): Uint8Array {
    const entry = this.#byName.get(name.toLowerCase());
    if (!entry) throw damagedWorkbook('een onderdeel ontbreekt');
    const packed = this.#bytes.subarray(entry.contentStart, entry.contentEnd);
    const content = entry.method === 0 ? packed : this.#inflated(packed, entry.size);
    if (content.length !== entry.size || crc32(content) !== entry.crc32) {
      throw damagedWorkbook('de inhoud klopt niet met de controlegetallen');
    }
    return content;
  }

  #inflated(packed: Uint8Array, size: number): Uint8Array {
    if (size === 0) return new Uint8Array(0);
    try {
      const { buffer, byteOffset, byteLength } = this.#platform.inflateRaw(packed, size);
      // A plain array, whatever the platform made: engines are slow where kinds of arrays alternate.
      return new Uint8Array(buffer, byteOffset, byteLength);
    } catch {
      // Each platform has its own errors for damaged data and for data longer than declared; both mean the same here.
      throw damagedWorkbook('de inhoud kan niet worden uitgepakt');
    }
  }
}

/** A zip as who looks for parts of a workbook sees it. */
export type PackageParts = Pick<ZipFile, 'entries' | 'has' | 'part'>;
