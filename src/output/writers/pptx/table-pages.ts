import { smallestText } from '#output/writers/pptx/draft.ts';
import { sectionTable } from '#output/writers/pptx/section-table.ts';
import type { Section } from '#output/model/section.ts';
import { lineHeight, wrappedLines } from '#output/writers/drawing/fitted-text.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { isBoldCell } from '#output/writers/pptx/cell-marks.ts';
import { columnWidths, hasRoom, roomIn } from '#output/writers/pptx/slide-columns.ts';
import {
  drawTable,
  readableTable,
  hasWholeRows,
  tightest,
  topMargin,
  typesetTable,
} from '#output/writers/pptx/slide-table.ts';
import { type SlideTable } from '#output/writers/pptx/table-model.ts';
import { writeNotes } from '#output/writers/pptx/slide-text.ts';

/** Room around the text of a row, in inches: the margins of its cells and free space besides. */
interface RowRoom {
  readonly margin: number;
  readonly air: number;
}

/** The widest that needs no page more. */
const rooms: readonly RowRoom[] = [
  ...[0.3, 0.2, 0.15, 0.1, 0.07, 0.04, 0.02, 0].map((air) => ({ margin: topMargin, air })),
  { margin: topMargin / 2, air: 0 },
  { margin: tightest, air: 0 },
];
/** By so much a page is made lower while looking for pages of the same height, in inches. */
const step = 0.05;

/** Height of the text of a row in which none is cut off. */
function textHeight(
  texts: readonly string[],
  widths: readonly number[],
  fontSize: number,
  isBold: (column: number) => boolean,
): number {
  const lines = texts.map(
    (text, column) => wrappedLines(text, roomIn(widths[column] ?? 1), fontSize, isBold(column)).length,
  );
  return (Math.max(1, ...lines) * fontSize * lineHeight) / 72;
}

/** Row numbers per page, none higher than this. */
function pagesWithin(heights: readonly number[], limit: number): readonly (readonly number[])[] {
  const pages: number[][] = [];
  let used = Infinity;
  heights.forEach((height, row) => {
    const last = pages.at(-1);
    if (last !== undefined && used + height <= limit) {
      last.push(row);
      used += height;
      return;
    }
    pages.push([row]);
    used = height;
  });
  return pages;
}

/** The fewest pages, and of those the ones that are about as full as each other. */
function evenPages(heights: readonly number[], limit: number): readonly (readonly number[])[] {
  let found = pagesWithin(heights, limit);
  for (let lower = limit - step; lower > 0; lower -= step) {
    const next = pagesWithin(heights, lower);
    if (next.length > found.length) break;
    found = next;
  }
  return found;
}

/** A row at the top of a page: what the first cell left out, because the row above had it, is written again. */
function startRow(rows: readonly (readonly string[])[], row: number): readonly string[] {
  const [, ...others] = rows[row] ?? [];
  const first = rows
    .slice(0, row + 1)
    .map(([cell = '']) => cell)
    .findLast((cell) => cell !== '');
  return [first ?? '', ...others];
}

/** Where on a page these rows of the table are. */
const placesOn = (page: readonly number[], rows: readonly number[] = []): readonly number[] =>
  page.flatMap((row, at) => (rows.includes(row) ? [at] : []));

/** These rows of the table, on a page of their own. */
const pageOf = (table: SlideTable, page: readonly number[], heights: readonly number[]): SlideTable => ({
  ...table,
  rows: page.map((row, at) => (at === 0 ? startRow(table.rows, row) : (table.rows[row] ?? []))),
  emphasised: placesOn(page, table.emphasised),
  barred: placesOn(page, table.barred),
  heights,
});

/** The table at its own text size, each row as high as its text asks, over as few pages as that takes. */
export function tablePages(given: SlideTable): readonly SlideTable[] {
  const { largest: fontSize = smallestText, columns, box } = given;
  const table = readableTable(given, fontSize);
  const { rows } = table;
  const widths = columnWidths(table, fontSize);
  const headTexts = columns.map((column) => column.head);
  const headText = textHeight(headTexts, widths, fontSize, () => true);
  const needed = rows.map((texts, row) =>
    textHeight(texts, widths, fontSize, (column) => isBoldCell(table, row, column)),
  );
  const choices = rooms.map(({ margin, air }) => {
    const head = headText + 2 * margin;
    const heights = needed.map((height) => height + 2 * margin + air);
    return { margin, head, heights, pages: evenPages(heights, box.h - head) };
  });
  const fewest = Math.min(...choices.map(({ pages }) => pages.length));
  return choices
    .filter(({ pages }) => pages.length === fewest)
    .slice(0, 1)
    .flatMap(({ margin, head, heights, pages }) =>
      pages.map((page) => ({
        ...pageOf(table, page, [head, ...page.map((row) => heights[row] ?? 0)]),
        margin,
        widths,
      })),
    );
}

/** With each row as high as its text asks, at the largest text at which that fits the box; null where none does. */
function fittingTable(given: SlideTable): SlideTable | null {
  const table = typesetTable(given);
  const { largest = smallestText } = table;
  const sizes = Array.from({ length: 2 * (largest - smallestText) + 1 }, (_, step) => largest - step / 2);
  const fitting = sizes.flatMap((size) => {
    const [page, ...more] = tablePages({ ...table, largest: size });
    return page === undefined || more.length > 0 ? [] : [{ table: page, size }];
  });
  // A word that is broken is harder to read than a smaller one.
  return fitting.find(({ table: found, size }) => hasRoom(found, size))?.table ?? fitting[0]?.table ?? null;
}

/** Whether the table fits its box with no cell cut off. */
export const fitsWhole = (table: SlideTable): boolean => fittingTable(table) !== null;

/** The table with each row as high as its text asks, at the largest text at which it fits its box: no cell is cut off. */
export const wholeTable = (table: SlideTable): SlideTable => fittingTable(table) ?? table;

/** The table in rows of one height, or where that leaves no cell whole each as high as its text asks. */
export function evenTable(given: SlideTable): SlideTable {
  const table = typesetTable(given);
  return hasWholeRows(table) ? table : wholeTable(table);
}

/** A place is one word on a line. */
const noBreak = '\u00a0';

/** What slides add to what the section says. */
interface PagedSection {
  /** What the speaker tells. */
  readonly tell: string;
  /** In the place of the notes of the section, where the slides have more to say. */
  readonly notes?: readonly string[];
  readonly table?: Pick<SlideTable, 'largest' | 'boldColumns'>;
}

/** The table of a section on as many slides as its rows need in readable text; each says which of them it is. */
export function addTableSlides(report: Report, section: Section, { tell, notes, table: look }: PagedSection): void {
  const { topic, conclusion, lead, source } = section;
  const table = { ...sectionTable(section, 0), ...look, name: 'Tabel' };
  const pages = tablePages(typesetTable({ ...table, box: placeholderOf('table', 'table').box }));
  pages.forEach((page, index) => {
    const isOne = pages.length === 1;
    const place = `${index + 1} van ${pages.length}`;
    const title = isOne ? conclusion : `${conclusion} (${place.replaceAll(' ', noBreak)})`;
    const slide = headedSlide(report, { layout: 'table', topic, title, lead });
    drawTable(slide, { ...page, alternativeText: `${table.alternativeText}${isOne ? '' : ` Deel ${place}.`}` });
    writeNotes(slide, [tell, source.sentence, ...(notes ?? section.notes)]);
  });
}
