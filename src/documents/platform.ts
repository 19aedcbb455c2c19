/**
 * What the room `documents` needs from where it runs: zlib on the server, a script library in the browser. It is passed in, so that
 * same reader runs in both places.
 */
export interface Platform {
  /**
   * Inflates raw deflate data. Throws when the result would be longer than `maximumLength`, and when the data are damaged
   * or cut short.
   */
  inflateRaw(data: Uint8Array, maximumLength: number): Uint8Array;
  /** CRC-32 as in zip files, as an unsigned number. */
  crc32(data: Uint8Array): number;
}
