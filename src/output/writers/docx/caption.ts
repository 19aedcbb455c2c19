import { Paragraph, SimpleField, TextRun } from 'docx';
import { printableText } from '#office/package/xml/xml-text.ts';
import { styles } from '#output/writers/docx/styles.ts';

/** "Tabel 1. Kosten per jaar": numbered by a field, so that the numbers follow what is added or taken out. */
export const captionOf = (kind: 'Tabel' | 'Grafiek', number: number, name: string): Paragraph =>
  new Paragraph({
    style: styles.caption,
    children: [
      new TextRun(`${kind} `),
      new SimpleField(`SEQ ${kind} \\* ARABIC`, String(number)),
      new TextRun(`. ${printableText(name)}`),
    ],
  });
