import { HeadingLevel, Paragraph, TextRun } from 'docx';
import { printableText } from '#office/package/xml/xml-text.ts';
import { numberings, styles } from '#output/writers/docx/styles.ts';
import type { Chapter, HeadingBlock, TextBlock } from '#output/model/document-draft.ts';

const looks: Readonly<Record<TextBlock['look'], string>> = {
  body: styles.body,
  conclusion: styles.conclusion,
  lead: styles.lead,
  note: styles.note,
  warning: styles.warning,
};

/** Under a table: the room that a table itself does not have, since an empty line for it comes loose of what it parts. */
const belowTable = { spacing: { before: 200 } } as const;

/** What a paragraph has beside its style, for where it stands. */
export interface Standing {
  readonly isBelowTable?: boolean;
}

export const styledParagraph = (style: string, text: string, { isBelowTable = false }: Standing = {}): Paragraph =>
  new Paragraph({ style, ...(isBelowTable ? belowTable : {}), children: [new TextRun(printableText(text))] });

/** The title of a chapter, and the articles that ask for it. */
export const chapterHeading = ({ title, article, startsPage }: Chapter): readonly Paragraph[] => [
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: startsPage,
    numbering: { reference: numberings.headings, level: 0 },
    children: [new TextRun(printableText(title))],
  }),
  ...articleLine(article),
];

export const drawnHeading = ({ text, article }: HeadingBlock): readonly Paragraph[] => [
  new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(printableText(text))] }),
  ...articleLine(article),
];

const articleLine = (article: string | null): readonly Paragraph[] =>
  article === null ? [] : [styledParagraph(styles.article, article)];

export const drawnText = ({ look, text }: TextBlock, standing: Standing): Paragraph =>
  styledParagraph(looks[look], text, standing);

export const drawnList = (items: readonly string[], { isBelowTable = false }: Standing): readonly Paragraph[] =>
  items.map((item, index) => styledParagraph(styles.list, item, { isBelowTable: isBelowTable && index === 0 }));
