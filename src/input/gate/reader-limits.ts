/** What a workbook may hold; whatever is above it is refused before it costs memory or time. */
export const readerLimits = {
  sheets: 100,
  /** Characters of the name of a sheet; Excel takes 31. */
  sheetNameLength: 100,
  /** Links of one part, and content types. */
  links: 5000,
  /** Rows of one sheet that hold at least one value. */
  rows: 200_000,
  /** Cells with a value in the whole workbook. */
  cells: 2_000_000,
  /** Shared texts. */
  texts: 1_500_000,
  /** Characters of one text, as in Excel. */
  textLength: 32_767,
  merges: 10_000,
  definedNames: 10_000,
  /** Characters of the formula of a defined name, as in Excel. */
  formulaLength: 8192,
  tables: 500,
  cellFormats: 65_536,
  numberFormats: 5000,
  numberFormatLength: 255,
} as const;
