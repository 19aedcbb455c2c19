import { HeadingLevel, Paragraph, TextRun } from 'docx';
import { printableText } from '#office/package/xml-text.ts';
import { numberings, styles } from '#output/documents/drawing/styles.ts';
import type { Chapter, HeadingBlock, TextBlock } from '#output/documents/model/document-draft.ts';

const looks: Readonly<Record<TextBlock['look'], string>> = {
  body: styles.body,
  conclusion: styles.conclusion,
  lead: styles.lead,
  note: styles.note,
  warning: styles.warning,
};

export const styledParagraph = (style: string, text: string): Paragraph =>
  new Paragraph({ style, children: [new TextRun(printableText(text))] });

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

export const drawnText = ({ look, text }: TextBlock): Paragraph => styledParagraph(looks[look], text);

export const drawnList = (items: readonly string[]): readonly Paragraph[] =>
  items.map((item) => styledParagraph(styles.list, item));
