import { HeadingLevel, type IParagraphOptions, Paragraph, Tab, TextRun } from 'docx';
import { printableText } from '#office/package/xml/xml-text.ts';
import { textWidth, twipsPerInch } from '#output/writers/docx/sheet-of-paper.ts';
import { articleSize, chapterSize, headingSize, numberings, styles } from '#output/writers/docx/styles.ts';
import { textWidth as inchesOf } from '#output/writers/drawing/text-width.ts';
import type { Chapter, HeadingBlock, TextBlock } from '#output/model/document-draft.ts';

const looks: Readonly<Record<TextBlock['look'], string>> = {
  body: styles.body,
  conclusion: styles.conclusion,
  lead: styles.lead,
  note: styles.note,
  warning: styles.warning,
};

/** What a paragraph stands under: rows of a table or the row of a chart, or a note; null where its own style says enough. */
export type Above = 'row' | 'note' | null;

/** Rows have no room under them themselves, since an empty line for it comes loose of what it parts; notes stand close to each other. */
const roomBelow = { row: 200, note: 100 } as const;

/** What a paragraph has beside its style, for where it stands. */
export interface Standing {
  readonly above?: Above;
  /** Stays on the page of what follows. */
  readonly keepsNext?: boolean;
}

export const styledParagraph = (
  style: string,
  text: string,
  { above = null, keepsNext = false }: Standing = {},
): Paragraph =>
  new Paragraph({
    style,
    ...(above === null || (above === 'note' && style === styles.note) ? {} : { spacing: { before: roomBelow[above] } }),
    ...(keepsNext ? { keepNext: true } : {}),
    children: [new TextRun(printableText(text))],
  });

/** The title of a chapter, and the articles that ask for it. */
export const chapterHeading = ({ title, article }: Chapter): readonly Paragraph[] =>
  headingLines(title, article, chapterSize, {
    heading: HeadingLevel.HEADING_1,
    numbering: { reference: numberings.headings, level: 0 },
  });

export const drawnHeading = ({ text, article }: HeadingBlock): readonly Paragraph[] =>
  headingLines(text, article, headingSize, { heading: HeadingLevel.HEADING_2 });

/** Between a heading and the article behind it, with the number of a chapter, in inches. */
const headingRoom = 0.7;

/** The articles stand at the right end of the line of their heading, and under it where they do not fit there. */
function headingLines(
  text: string,
  article: string | null,
  size: number,
  look: Pick<IParagraphOptions, 'heading' | 'numbering'>,
): readonly Paragraph[] {
  const heading = new TextRun(printableText(text));
  if (article === null) return [new Paragraph({ ...look, children: [heading] })];
  const width = inchesOf(text, size, true) + inchesOf(article, articleSize, false) + headingRoom;
  if (width > textWidth / twipsPerInch)
    return [new Paragraph({ ...look, children: [heading] }), styledParagraph(styles.article, article)];
  const beside = new TextRun({ children: [new Tab(), printableText(article)], style: styles.articleBeside });
  return [new Paragraph({ ...look, children: [heading, beside] })];
}

export const drawnText = ({ look, text }: TextBlock, standing: Standing): Paragraph =>
  styledParagraph(looks[look], text, standing);

/** So many items stand on one page. */
const mostTogether = 6;

export const drawnList = (items: readonly string[], { above = null }: Standing): readonly Paragraph[] =>
  items.map((item, index) =>
    styledParagraph(styles.list, item, {
      above: index === 0 ? above : null,
      keepsNext: items.length <= mostTogether && index < items.length - 1,
    }),
  );
