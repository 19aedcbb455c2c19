import type { Block } from '#output/model/document-draft.ts';
import { mostNotes, paragraph } from '#output/model/blocks.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { onePage, tableLead } from '#output/topics/choices/one-page.ts';
import { onePageTable } from '#output/topics/choices/one-page-table.ts';

/** The choices beside each other: the only place of a document with those that were not made. */
export function choicesBlocks(content: OutputContent): readonly Block[] {
  const page = onePage(content);
  const { text, strongColumns, barredColumns, columns, rows } = onePageTable(page);
  return [
    paragraph(tableLead(subjectOf(content), { forOthers: content.edition === 'employees' }), 'lead'),
    {
      kind: 'table',
      name: page.shortName,
      alternativeText: text,
      table: { columns, rows, emphasised: [], barred: [] },
      columnLooks: { emphasised: [0, ...strongColumns], barred: barredColumns },
    },
    ...page.notes.slice(0, mostNotes).map((note) => paragraph(note, 'note')),
  ];
}
