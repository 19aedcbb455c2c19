import { zipArchive } from '#office/package/zip-archive.ts';
import type { Packing } from '#office/package/packing.ts';
import { packedText, type ZipPart } from '#office/package/zip-part.ts';

interface Part {
  readonly name: string;
  readonly packed: ZipPart | null;
  /** New content, packed once at the end. */
  readonly content: string | null;
}

/** A package being changed: parts that are not touched stay packed as they were. Names are compared without case. */
export class OpenPackage {
  readonly #parts = new Map<string, Part>();
  readonly #unpacked: (part: ZipPart) => Uint8Array;

  constructor(parts: readonly ZipPart[], unpacked: (part: ZipPart) => Uint8Array) {
    for (const part of parts)
      this.#parts.set(part.name.toLowerCase(), { name: part.name, packed: part, content: null });
    this.#unpacked = unpacked;
  }

  has(name: string): boolean {
    return this.#parts.has(name.toLowerCase());
  }

  names(): readonly string[] {
    return Array.from(this.#parts.values(), ({ name }) => name);
  }

  /** Throws when there is no such part, and when it is not UTF-8. */
  text(name: string): string {
    const part = this.#parts.get(name.toLowerCase());
    if (part?.content !== null && part?.content !== undefined) return part.content;
    if (!part?.packed) throw new Error(`the package has no part ${name}`);
    return new TextDecoder('utf-8', { fatal: true }).decode(this.#unpacked(part.packed));
  }

  /** Replaces the content of a part, or adds the part at the end. */
  write(name: string, content: string): void {
    const key = name.toLowerCase();
    this.#parts.set(key, { name: this.#parts.get(key)?.name ?? name, packed: null, content });
  }

  remove(name: string): void {
    this.#parts.delete(name.toLowerCase());
  }

  /** A name that no part has yet: `before`, the first free number, `after`. */
  freeName(before: string, after: string): string {
    let number = 1;
    while (this.has(`${before}${number}${after}`)) number += 1;
    return `${before}${number}${after}`;
  }

  archive(packing?: Packing): Uint8Array<ArrayBuffer> {
    const parts = [...this.#parts.values()];
    return zipArchive(parts.map(({ name, packed, content }) => packed ?? packedText(name, content ?? '', packing)));
  }
}
