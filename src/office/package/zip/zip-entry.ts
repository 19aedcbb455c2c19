/** One entry of a zip whose place and sizes were checked; its content is not inflated yet. */
export interface ZipEntry {
  readonly name: string;
  /** 0 = stored, 8 = deflated. */
  readonly method: 0 | 8;
  readonly crc32: number;
  readonly size: number;
  /** Where its local header starts. */
  readonly headerStart: number;
  /** Where its packed content starts and ends in the file. */
  readonly contentStart: number;
  readonly contentEnd: number;
}
