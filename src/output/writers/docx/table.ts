import { Paragraph, TextRun } from 'docx';
import { captionOf } from '#output/writers/docx/caption.ts';
import { type FittedPart, fittedParts } from '#output/writers/docx/fitted-parts.ts';
import { styles } from '#output/writers/docx/styles.ts';
import { textWidth } from '#output/writers/docx/sheet-of-paper.ts';
import { type CellLook, type WrittenRow, WrittenTable } from '#output/writers/docx/written-table.ts';
import { wholeWidths, widthsByShare } from '#output/writers/drawing/column-widths.ts';
import type { TableBlock } from '#output/model/document-draft.ts';

/** So many rows stay together with the heading; a longer table goes on over pages under its heading row. */
const mostTogether = 9;
/** Of such a table so many rows stand under the heading at least, and as many on the last page. */
const leastTogether = 3;

/** What comes under a table. */
interface Below {
  /** A note, which says nothing away from its table. */
  readonly isNoted: boolean;
}

/** Whether a row stays on the page of the next one, and the last one on that of a note. */
const keepsNext = (index: number, count: number, { isNoted }: Below): boolean =>
  index === count - 1 ? isNoted : count <= mostTogether || index < leastTogether - 1 || index >= count - leastTogether;

/** Some columns of a table; the first row is the heading, repeated on every page. */
function partTable(block: TableBlock, { places, widths }: FittedPart, below: Below): WrittenTable {
  const { table, columnLooks } = block;
  const { columns, rows, emphasised, barred } = table;
  const row = (texts: readonly string[], look: CellLook): WrittenRow => ({
    isHead: look.isHead === true,
    cells: places.map((place) => ({
      ...look,
      text: texts[place] ?? '',
      align: columns[place]?.align ?? 'left',
      isBold: look.isBold === true || columnLooks?.emphasised.includes(place) === true,
      isBarred: look.isBarred === true || columnLooks?.barred.includes(place) === true,
    })),
  });
  const head = row(
    columns.map((column) => column.head),
    { isHead: true, keepNext: true },
  );
  const body = rows.map((texts, index) =>
    row(texts, {
      isBold: emphasised.includes(index),
      isBarred: barred.includes(index),
      keepNext: keepsNext(index, rows.length, below),
    }),
  );
  return new WrittenTable([head, ...body], widths, block);
}

/** A native table under its caption; columns that do not fit beside the others stand in a table below it. */
export function drawnTable(block: TableBlock, number: number, below: Below): readonly (Paragraph | WrittenTable)[] {
  const parts = fittedParts(block.table, textWidth);
  const [first, ...others] = parts.map((part, index) =>
    partTable(block, part, { isNoted: below.isNoted && index === parts.length - 1 }),
  );
  if (first === undefined) return [];
  return [captionOf('Tabel', number, block.name), first, ...others.flatMap((table) => [continuedLine(number), table])];
}

const continuedLine = (number: number): Paragraph =>
  new Paragraph({
    style: styles.note,
    keepNext: true,
    spacing: { before: 120 },
    children: [new TextRun(`Tabel ${number}, vervolg`)],
  });

/** A table without heading row and caption: names in front of their values, in the columns with even places. */
export function plainTable(rows: readonly (readonly string[])[], shares: readonly number[]): WrittenTable {
  const rowOf = (texts: readonly string[]): WrittenRow => ({
    isHead: false,
    cells: texts.map((text, column) => ({ text, align: 'left', isBold: column % 2 === 0 })),
  });
  const asked = shares.map((share) => ({ share, least: 0 }));
  return new WrittenTable(rows.map(rowOf), wholeWidths(widthsByShare(asked, textWidth)));
}
