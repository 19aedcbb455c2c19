/** A4 upright, in twentieths of a point. */
export const paper = { width: 11_906, height: 16_838 } as const;

/** Around the text. */
export const margins = {
  top: 1644,
  right: 1304,
  bottom: 1304,
  left: 1304,
  header: 680,
  footer: 567,
  gutter: 0,
} as const;

/** What a line of text, a table or a chart has. */
export const textWidth = paper.width - margins.left - margins.right;
