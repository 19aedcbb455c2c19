/** A4 upright, in twentieths of a point. */
export const paper = { width: 11_906, height: 16_838 } as const;

/** Around the text. */
export const margins = {
  top: 1474,
  right: 1191,
  bottom: 1134,
  left: 1191,
  header: 567,
  footer: 510,
  gutter: 0,
} as const;

/** Twentieths of a point to an inch. */
export const twipsPerInch = 1440;

/** What a line of text, a table or a chart has. */
export const textWidth = paper.width - margins.left - margins.right;
