import type { Packing } from '#office/package/packing.ts';

/**
 * What the reader needs from the program that runs it: functions of the platform, and the largest file it accepts there.
 * The server runs it on every upload, and browsers on what is chosen before it is sent.
 */
export interface Platform {
  /**
   * Inflates raw deflate data. Throws when the result would be longer than `maximumLength`, and when the data are damaged
   * or cut short.
   */
  inflateRaw(data: Uint8Array, maximumLength: number): Uint8Array;
  /** How what is written again is packed. */
  readonly packing: Packing;
  /** In bytes. */
  readonly maximumFileSize: number;
}
