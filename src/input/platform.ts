import type { Packing } from '#office/package/packing.ts';

/**
 * What the reader needs from the program that runs it: functions of the platform, and the largest file it accepts there.
 * Today only the server runs it; nothing in the reader keeps it from running in a browser.
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
