import type { Exhibit, Section, ExhibitTable } from '#output/model/section.ts';
import type {
  Block,
  Chapter,
  DocumentDraft,
  HeadingBlock,
  OpenField,
  TextBlock,
} from '#output/model/document-draft.ts';
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

/** What the adviser wrote, a paragraph for each line; nothing if it does not apply; the place for it while it is open in a concept. */
export function writtenBlocks(content: Pick<OutputContent, 'beside' | 'final'>, key: TextKey): readonly Block[] {
  const text = content.beside?.texts?.[key];
  if (text === undefined && content.final === undefined)
    return [{ kind: 'field', field: { id: key, ...writtenTexts[key] } }];
  if (text === undefined || text === null) return [];
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

/** What a document takes of a section: deck and screen show it whole, the workbook has its figures. */
interface Taken {
  readonly isHeaded?: boolean;
  /** Which of an exhibit that has both. */
  readonly shows?: 'charts' | 'tables' | 'both';
  /** Which of the exhibits, by their places; absent: all. */
  readonly exhibits?: readonly number[];
  /** So many notes under the last exhibit, the first ones. */
  readonly notes?: number;
}

/** More notes below a table are not read. */
export const mostNotes = 2;

function exhibitBlocks({ name, chart, table }: Exhibit, shows: NonNullable<Taken['shows']>): readonly Block[] {
  const isDrawn = chart !== null && (shows !== 'tables' || table === null);
  const isListed = table !== null && (shows !== 'charts' || chart === null);
  return [
    ...(isDrawn ? [{ kind: 'chart' as const, name, alternativeText: chart.text, chart: chart.model }] : []),
    ...(isListed ? [tableBlock(name, table.text, { ...table.model, ...nonEmptyColumns(table.model) })] : []),
  ];
}

/** What deck, sheet and screen say of a subject, under a heading of its own: none where the dossier has nothing of it. */
export function sectionBlocks(
  section: Section | null,
  { isHeaded = true, shows = 'both', exhibits, notes = 1 }: Taken = {},
): readonly Block[] {
  if (section === null) return [];
  const shown = section.exhibits.filter((_, place) => exhibits?.includes(place) !== false);
  return [
    ...(isHeaded ? [heading(section.topic)] : []),
    paragraph(`${section.conclusion}.`, 'conclusion'),
    ...(section.lead === '' ? [] : [paragraph(section.lead, shown.length === 0 ? 'body' : 'lead')]),
    ...shown.flatMap((exhibit) => exhibitBlocks(exhibit, shows)),
    ...section.notes.slice(0, notes).map((note) => paragraph(note, 'note')),
  ];
}

/** A chapter, without article unless it is given. */
export const chapter = (title: string, blocks: readonly Block[], article: string | null = null): Chapter => ({
  title,
  article,
  blocks,
});

/** Chapters with something in them, and no heading without. */
export const filledChapters = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters
    .map((one) => Object.assign({}, one, { blocks: one.blocks.filter(isFollowed) }))
    .filter(({ blocks }) => blocks.length > 0);

/** Whether a heading has something under it; whatever is no heading has itself. */
const isFollowed = ({ kind }: Block, place: number, blocks: readonly Block[]): boolean =>
  kind !== 'heading' || (blocks[place + 1]?.kind ?? 'heading') !== 'heading';

/** All that is still to be filled in, in the order of reading. */
export const openFields = ({ chapters }: Pick<DocumentDraft, 'chapters'>): readonly OpenField[] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'field' ? [block.field] : [])));
