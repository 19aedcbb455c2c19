import type { Exhibit, Section, ExhibitTable } from '#output/model/section.ts';
import type {
  Block,
  Chapter,
  DocumentDraft,
  HeadingBlock,
  OpenField,
  TextBlock,
} from '#output/model/document-draft.ts';
import { textTable } from '#output/model/text-table.ts';
import { type TextKey, writtenTexts } from '#output/model/written-texts.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { nonEmptyColumns } from '#output/model/non-empty-columns.ts';

export const heading = (text: string, article: string | null = null): HeadingBlock => ({
  kind: 'heading',
  text,
  article,
});

export const paragraph = (text: string, look: TextBlock['look'] = 'body'): TextBlock => ({ kind: 'text', look, text });

/** None where there is nothing to list. */
export const bulletList = (items: readonly string[]): readonly Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', items }];

/** What the adviser wrote, a paragraph for each line; nothing if it does not apply; the place for it while it is open. */
export function writtenBlocks(content: Pick<OutputContent, 'beside'>, key: TextKey): readonly Block[] {
  const text = content.beside?.texts?.[key];
  if (text === null) return [];
  if (text === undefined) return [{ kind: 'field', field: { id: key, ...writtenTexts[key] } }];
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => paragraph(line));
}

export const tableBlock = (name: string, alternativeText: string, table: ExhibitTable): Block => ({
  kind: 'table',
  name,
  alternativeText,
  table,
});

/** Two columns: what it is, and its value. */
export const factsTable = (
  name: string,
  alternativeText: string,
  [left, right]: readonly [string, string],
  facts: readonly (readonly [string, string])[],
): Block =>
  tableBlock(
    name,
    alternativeText,
    textTable(
      [
        [left, 35],
        [right, 65],
      ],
      facts,
    ),
  );

/** More rows than this beside a chart are its points: they stand in the workbook. */
const mostRowsBesideChart = 16;

function exhibitBlocks({ name, chart, table }: Exhibit): readonly Block[] {
  const isListed = table !== null && (chart === null || table.model.rows.length <= mostRowsBesideChart);
  return [
    ...(chart === null ? [] : [{ kind: 'chart' as const, name, alternativeText: chart.text, chart: chart.model }]),
    ...(isListed ? [tableBlock(name, table.text, { ...table.model, ...nonEmptyColumns(table.model) })] : []),
  ];
}

/** What deck, sheet and screen say of a subject, under a heading of its own: none where the dossier has nothing of it. */
export function sectionBlocks(section: Section | null, { isHeaded = true } = {}): readonly Block[] {
  if (section === null) return [];
  return [
    ...(isHeaded ? [heading(section.topic)] : []),
    paragraph(`${section.conclusion}.`, 'conclusion'),
    paragraph(section.lead, 'lead'),
    ...section.exhibits.flatMap(exhibitBlocks),
    ...section.notes.map((note) => paragraph(note, 'note')),
  ];
}

/** A chapter; one of its own blocks only, without page break and article unless they are given. */
export const chapter = (
  title: string,
  blocks: readonly Block[],
  { article = null, startsPage = false }: Partial<Pick<Chapter, 'article' | 'startsPage'>> = {},
): Chapter => ({ title, article, startsPage, blocks });

/** Chapters with something in them. */
export const filledChapters = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(({ blocks }) => blocks.length > 0);

/** All that is still to be filled in, in the order of reading. */
export const openFields = ({ chapters }: Pick<DocumentDraft, 'chapters'>): readonly OpenField[] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'field' ? [block.field] : [])));
