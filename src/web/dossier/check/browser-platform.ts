import { Inflate } from 'fflate';
import { uploadRules } from '#api/upload-rules.ts';
import type { Platform } from '#input/gate/platform.ts';
import { libraryPacking } from '#office/package/packing.ts';

/** Bytes that are inflated at a time; packed as densely as can be they become a thousand times as many. */
const pieceLength = 2 ** 14;

/** Stops soon after what comes out is more than was declared: nothing of it is held. */
function inflateRaw(data: Uint8Array, maximumLength: number): Uint8Array {
  const inflated = new Uint8Array(maximumLength);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > maximumLength) throw new RangeError('more than was declared');
    inflated.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < data.length; at += pieceLength)
    inflate.push(data.subarray(at, at + pieceLength), at + pieceLength >= data.length);
  return inflated.subarray(0, length);
}

/** What the reader needs, from a library: browsers inflate in streams only. */
export const browserPlatform: Platform = {
  inflateRaw,
  packing: libraryPacking,
  maximumFileSize: uploadRules.maximumFileSize,
};
