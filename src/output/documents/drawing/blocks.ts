import type { FileChild } from 'docx';
import { chartOnPaper, drawnChart } from '#output/documents/drawing/chart.ts';
import { drawnField } from '#output/documents/drawing/field.ts';
import { drawnTable } from '#output/documents/drawing/table.ts';
import { chapterHeading, drawnHeading, drawnList, drawnText } from '#output/documents/drawing/text-blocks.ts';
import type { Block, Chapter } from '#output/documents/model/document-draft.ts';
import type { Chart } from '#output/exhibits/model/chart.ts';

/** How many of each a document has so far: captions and identifiers follow from the order of reading. */
interface Drawn {
  readonly charts: Chart[];
  tables: number;
  fields: number;
  /** The last heading: a field of that name needs no other. */
  heading: string;
}

function drawnBlock(block: Block, drawn: Drawn): readonly FileChild[] {
  if (block.kind === 'heading') {
    drawn.heading = block.text;
    return drawnHeading(block);
  }
  if (block.kind === 'text') return [drawnText(block)];
  if (block.kind === 'list') return drawnList(block.items);
  if (block.kind === 'table') {
    drawn.tables += 1;
    return drawnTable(block, drawn.tables);
  }
  if (block.kind === 'chart') {
    drawn.charts.push(chartOnPaper(block.chart));
    return drawnChart(block, drawn.charts.length);
  }
  drawn.fields += 1;
  return drawnField(block.field, drawn.fields, { isNamedAbove: block.field.name === drawn.heading });
}

/** All chapters, and the charts in them in the order of their numbers. */
export function drawnChapters(chapters: readonly Chapter[]): {
  readonly children: readonly FileChild[];
  readonly charts: readonly Chart[];
} {
  const drawn: Drawn = { charts: [], tables: 0, fields: 0, heading: '' };
  const children = chapters.flatMap((chapter) => {
    drawn.heading = chapter.title;
    return [...chapterHeading(chapter), ...chapter.blocks.flatMap((block) => drawnBlock(block, drawn))];
  });
  return { children, charts: drawn.charts };
}
