import { zipLimits } from '#input/gate/zip-file.ts';

/** What a set of scenarios must have, and may have. */
export interface SetLimits {
  readonly minimumScenarios: number;
  /** The first so many are kept; the others are checked alike. */
  readonly keptScenarios: number;
  /** Scenarios in a file. */
  readonly maximumScenarios: number;
  readonly minimumYears: number;
}

const megabyte = 1024 * 1024;

/**
 * Ten thousand scenarios are the least that art. 46e lid 1 Besluit uitvoering PW en Wvb asks for; the workbook of the central bank holds 20,000 and
 * its text file 100,000, of a hundred years.
 */
export const setLimits: SetLimits = {
  minimumScenarios: 10_000,
  keptScenarios: 20_000,
  maximumScenarios: 200_000,
  minimumYears: 60,
};

/** Most years and terms of a set. */
export const mostYears = 150;

/** What a package may hold before anything of it is unpacked. */
export const packageLimits = {
  entries: zipLimits.entries,
  partSize: 2048 * megabyte,
  totalSize: 4096 * megabyte,
} as const;

/** Bytes of a part that is held as a whole, of a row of a sheet, and of a line of text. */
export const heldLimits = { directory: megabyte, part: megabyte, parts: 8 * megabyte, row: megabyte } as const;
