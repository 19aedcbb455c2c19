import type { StyleBook } from '#documents/excel/annotate/style-book.ts';

/** Numbers of the cell formats that the sheet with findings uses. */
export interface FindingsStyles {
  readonly title: number;
  readonly introduction: number;
  readonly header: number;
  readonly text: number;
  readonly link: number;
}

const ink = '<color rgb="FF1B2430"/>';

/** Adds the looks of the sheet with findings to a styles part. */
export function findingsStyles(styles: StyleBook): FindingsStyles {
  const header = styles.addFill('FF8B1A10');
  const plain = styles.addFont(`<sz val="11"/>${ink}`);
  return {
    title: styles.addFormat({
      font: styles.addFont('<b/><sz val="18"/><color rgb="FF8B1A10"/>'),
      fill: 0,
      wraps: false,
    }),
    introduction: styles.addFormat({ font: plain, fill: 0, wraps: false }),
    header: styles.addFormat({
      font: styles.addFont('<b/><sz val="11"/><color rgb="FFFFFFFF"/>'),
      fill: header,
      wraps: true,
    }),
    text: styles.addFormat({ font: plain, fill: 0, wraps: true }),
    link: styles.addFormat({ font: styles.addFont('<u/><sz val="11"/><color rgb="FF0B5394"/>'), fill: 0, wraps: true }),
  };
}
