import { InternalHyperlink, LeaderType, Paragraph, TableOfContents, TextRun } from 'docx';
import type { HouseStyle } from '#office/document/house-style.ts';
import { counted } from '#office/document/dutch-words.ts';
import { printableText } from '#office/package/xml/xml-text.ts';
import { fieldAnchor } from '#output/writers/docx/field.ts';
import { drawnLogo } from '#output/writers/docx/page-edges.ts';
import { styles } from '#output/writers/docx/styles.ts';
import { styledParagraph } from '#output/writers/docx/text-blocks.ts';
import { plainTable } from '#output/writers/docx/table.ts';
import type { WrittenTable } from '#output/writers/docx/written-table.ts';
import { openFields } from '#output/model/blocks.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';

/** On one line above the text of a short document, in half points. */
const shortTitleSize = 36;

/** The first page: what it is, of whom, as of when. */
function cover(draft: DocumentDraft, style: HouseStyle): readonly (Paragraph | WrittenTable)[] {
  return [
    ...drawnLogo(style),
    new Paragraph({
      style: styles.title,
      ...(draft.isShort ? { spacing: { before: 0 } } : {}),
      children: [new TextRun({ text: printableText(draft.kind), ...(draft.isShort ? { size: shortTitleSize } : {}) })],
    }),
    styledParagraph(styles.subject, draft.subject),
    styledParagraph(styles.conclusion, `${draft.conclusion}.`),
    plainTable(
      draft.facts.map(([name, value]) => [name, value]),
      [30, 70],
    ),
    ...draft.notices.map((notice) => styledParagraph(styles.warning, notice)),
  ];
}

/** What the writer still has to fill in, each leading to its place; none where nothing is asked. */
function openList(draft: DocumentDraft): readonly Paragraph[] {
  const fields = openFields(draft);
  if (fields.length === 0) return settleList(draft, !draft.isShort);
  const asked = counted(fields.length, 'onderdeel', 'onderdelen');
  return [
    new Paragraph({
      style: styles.frontHeading,
      pageBreakBefore: !draft.isShort,
      children: [new TextRun('Nog in te vullen')],
    }),
    styledParagraph(
      styles.body,
      `In dit document ${fields.length === 1 ? 'is' : 'zijn'} ${asked} opengelaten voor de schrijver. Vul ze in en haal daarna deze lijst weg.`,
    ),
    ...fields.map(
      (field) =>
        new Paragraph({
          style: styles.list,
          children: [
            new InternalHyperlink({
              anchor: fieldAnchor(field),
              children: [new TextRun({ text: printableText(field.name), style: 'Hyperlink' })],
            }),
          ],
        }),
    ),
    ...settleList(draft, false),
  ];
}

/** What employer and adviser have not settled yet; none where all is. */
function settleList({ toSettle = [] }: DocumentDraft, startsPage: boolean): readonly Paragraph[] {
  if (toSettle.length === 0) return [];
  return [
    new Paragraph({
      style: styles.frontHeading,
      pageBreakBefore: startsPage,
      children: [new TextRun('Nog te bespreken')],
    }),
    ...toSettle.map((point) => styledParagraph(styles.list, point)),
  ];
}

/**
 * The headings as a field, each leading to its place, without pages: only the program that shows the document knows those,
 * and a field that waits for it is blank in most of them, behind a question in Word.
 */
const contents = (startsPage: boolean): readonly (Paragraph | TableOfContents)[] => [
  new Paragraph({ style: styles.frontHeading, pageBreakBefore: startsPage, children: [new TextRun('Inhoud')] }),
  new TableOfContents('Inhoud', {
    hyperlink: true,
    headingStyleRange: '1-2',
    pageNumbersEntryLevelsRange: '1-2',
    beginDirty: false,
    tabLeader: LeaderType.NONE,
  }),
];

/** So many lines of lists and headings stand on one page. */
const mostFrontLines = 40;
/** So many letters stand on a line of a list. */
const lettersOnLine = 85;

/** Lines that sentences take beyond their first. */
const furtherLines = (sentences: readonly string[]): number =>
  sentences.reduce((sum, { length }) => sum + Math.floor(length / lettersOnLine), 0);

/** All that stands before the first chapter. A short document has no page of its own for it, and no list of headings. */
export function frontPages(
  draft: DocumentDraft,
  style: HouseStyle,
): readonly (Paragraph | WrittenTable | TableOfContents)[] {
  const list = openList(draft);
  if (draft.isShort) return [...cover(draft, style), ...list];
  const headings = draft.chapters.flatMap(({ blocks }) => [null, ...blocks.filter(({ kind }) => kind === 'heading')]);
  const lines = list.length + furtherLines(draft.toSettle ?? []) + headings.length;
  const startsPage = list.length === 0 || lines > mostFrontLines;
  return [...cover(draft, style), ...list, ...contents(startsPage)];
}
