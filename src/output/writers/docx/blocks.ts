import { type FileChild, LineRuleType, Paragraph } from 'docx';
import { chartOnPaper, drawnChart } from '#output/writers/docx/chart.ts';
import { drawnField } from '#output/writers/docx/field.ts';
import { drawnTable } from '#output/writers/docx/table.ts';
import { type Above, chapterHeading, drawnHeading, drawnList, drawnText } from '#output/writers/docx/text-blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import type { Chart } from '#output/model/chart.ts';

/** How many of each a document has so far: captions and identifiers follow from the order of reading. */
interface Drawn {
  readonly charts: Chart[];
  tables: number;
  fields: number;
  /** The last heading: a field of that name needs no other. */
  heading: string;
  /** What the last block is, where what follows needs room above it. */
  above: Above;
}

function drawnBlock(block: Block, drawn: Drawn, next: Block | undefined): readonly FileChild[] {
  if (block.kind === 'heading') {
    drawn.heading = block.text;
    return drawnHeading(block);
  }
  const isNoted = next?.kind === 'text' && next.look === 'note';
  if (block.kind === 'text')
    return [drawnText(block, { above: drawn.above, keepsNext: block.look === 'note' && isNoted })];
  if (block.kind === 'list') return drawnList(block.items, drawn);
  if (block.kind === 'table') {
    drawn.tables += 1;
    return drawnTable(block, drawn.tables, { isNoted });
  }
  if (block.kind === 'chart') {
    drawn.charts.push(chartOnPaper(block.chart));
    return drawnChart(block, drawn.charts.length, { isNoted });
  }
  drawn.fields += 1;
  return drawnField(block.field, drawn.fields, { isNamedAbove: block.field.name === drawn.heading });
}

/** Word asks for a paragraph behind a table at the end: one that takes no room, so that it never asks for a page. */
const lastLine = (): Paragraph =>
  new Paragraph({ spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } });

function aboveNext(block: Block): Above {
  if (block.kind === 'table' || block.kind === 'chart') return 'row';
  return block.kind === 'text' && block.look === 'note' ? 'note' : null;
}

/** The blocks of a chapter, of which each knows what it stands under, and a table or chart whether a note stands under it. */
function drawnBlocks(blocks: readonly Block[], drawn: Drawn): readonly FileChild[] {
  return blocks.flatMap((block, index) => {
    const children = drawnBlock(block, drawn, blocks[index + 1]);
    drawn.above = children.length > 0 ? aboveNext(block) : null;
    return children;
  });
}

/** All chapters, and the charts in them in the order of their numbers. */
export function drawnChapters(chapters: readonly Chapter[]): {
  readonly children: readonly FileChild[];
  readonly charts: readonly Chart[];
} {
  const drawn: Drawn = { charts: [], tables: 0, fields: 0, heading: '', above: null };
  const children = chapters.flatMap((chapter) => {
    drawn.heading = chapter.title;
    drawn.above = null;
    return [...chapterHeading(chapter), ...drawnBlocks(chapter.blocks, drawn)];
  });
  return { children: drawn.above === 'row' ? [...children, lastLine()] : children, charts: drawn.charts };
}
