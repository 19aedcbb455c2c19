import { InternalHyperlink, Paragraph, TextRun } from 'docx';
import type { HouseStyle } from '#office/document/house-style.ts';
import { printableText } from '#office/package/xml/xml-text.ts';
import { fieldAnchor } from '#output/writers/docx/field.ts';
import { drawnLogo } from '#output/writers/docx/page-edges.ts';
import { styles } from '#output/writers/docx/styles.ts';
import { styledParagraph } from '#output/writers/docx/text-blocks.ts';
import { plainTable } from '#output/writers/docx/table.ts';
import type { WrittenTable } from '#output/writers/docx/written-table.ts';
import { openFields } from '#output/model/blocks.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';

/** Two facts beside each other; a last one alone has empty cells behind it. */
const pairedFacts = (facts: DocumentDraft['facts']): readonly (readonly string[])[] =>
  facts.flatMap((fact, index) => (index % 2 === 0 ? [[...fact, ...(facts[index + 1] ?? ['', ''])]] : []));

/** What has to be done before the document can go out, each field leading to its place; none where nothing is asked. */
function checklist(draft: DocumentDraft): readonly Paragraph[] {
  const fields = openFields(draft).map(
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
  );
  const points = [...fields, ...(draft.toSettle ?? []).map((point) => styledParagraph(styles.list, point))];
  return points.length === 0 ? [] : [styledParagraph(styles.frontHeading, 'Nog te doen'), ...points];
}

/** The block above the first chapter: kind of document, employer, day, conclusion, and in a concept what is open. */
export const titleBlock = (draft: DocumentDraft, style: HouseStyle): readonly (Paragraph | WrittenTable)[] => [
  ...drawnLogo(style),
  styledParagraph(styles.title, draft.kind),
  styledParagraph(styles.subject, draft.subject),
  plainTable(pairedFacts(draft.facts), [16, 34, 16, 34]),
  styledParagraph(styles.note, draft.basis, { above: 'row' }),
  ...draft.notices.map((notice) => styledParagraph(styles.warning, notice)),
  styledParagraph(styles.conclusion, `${draft.conclusion}.`, { above: 'row' }),
  ...(draft.sentence ? [styledParagraph(styles.body, draft.sentence)] : []),
  ...(draft.isFinal ? [] : checklist(draft)),
];
