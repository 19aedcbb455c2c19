/** What is wrong with a zip. */
export type ZipFault =
  | 'noEnd'
  | 'severalEnds'
  | 'noDirectory'
  | 'wrongDirectory'
  | 'severalFiles'
  | 'tooManyEntries'
  | 'tooLarge'
  | 'password'
  | 'unknownMethod'
  | 'linkOutside'
  | 'nameNotStandard'
  | 'wrongName'
  | 'sameName'
  | 'lengthMissing'
  | 'wrongLength'
  | 'entryMissing'
  | 'entryCutShort'
  | 'entryDiffers'
  | 'entriesOverlap'
  | 'dataBetween';

/** A zip that is damaged, or of which readers could see different contents. */
export class ZipError extends Error {
  readonly fault: ZipFault;

  constructor(fault: ZipFault) {
    super(`the zip cannot be read: ${fault}`);
    this.name = 'ZipError';
    this.fault = fault;
  }
}
