import { describe, expect, it } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { cellName, cellRange } from '#office/sheet/cell-name.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { placedResult } from '#output/files/screen/placed-result.ts';
import { inDutch, statedInDutch } from '#output/language/wording.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { populationsOf } from '#output/topics/people/populations.ts';
import { type Range, rangesIn } from '#test/figures/meant-figure.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { invoicedContent } from '#test/fixtures/invoiced-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';

type Value = string | number | null;

/** What stands in the workbook at an address, column by column. */
async function readerOf(content: OutputContent) {
  const { sheets } = openedWorkbook(await workbookOf(content));
  return (address: string): readonly (readonly Value[])[] => {
    const [, quoted, plain, cells = ''] = /^(?:'([^']+)'|(\w+))!(.+)$/.exec(address) ?? [];
    const sheet = sheets.find(({ name }) => name === (quoted ?? plain));
    const range = cellRange(cells);
    expect(sheet, address).toBeDefined();
    expect(range, address).not.toBeNull();
    const byRef = new Map(
      sheet!.cells.map(({ address: at, value, type }): [string, Value] => [
        at,
        value !== null && (type === '' || type === 'n') ? Number(value) : value,
      ]),
    );
    const { firstRow, lastRow, firstColumn, lastColumn } = range!;
    return Array.from({ length: lastColumn - firstColumn + 1 }, (_, column) =>
      Array.from(
        { length: lastRow - firstRow + 1 },
        (__, row) => byRef.get(cellName(firstRow + row, firstColumn + column)) ?? null,
      ),
    );
  };
}

/** Whether some value is the figure as it is shown, whatever its sign ("minder" is a word), and of percentages without one. */
const has =
  ({ low, high }: Range) =>
  (values: readonly Value[]): boolean => {
    const most = Math.max(Math.abs(low), Math.abs(high));
    const least = low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
    const room = (most - least) / 100 + 1e-9;
    const is = (one: number): boolean =>
      [1, 100].some((size) => Math.abs(one) * size >= least - room && Math.abs(one) * size <= most + room);
    return values.some((value) =>
      typeof value === 'number' ? is(value) : rangesIn(value).some((range) => is((range.low + range.high) / 2)),
    );
  };

const subtracted = /^Verschil|^Van het model/;

/** The figures behind the names of the rows. */
const figuresOf = ({ columns, rows }: ExhibitTable): readonly { readonly text: string; readonly range: Range }[] =>
  rows.flatMap((row) =>
    row.flatMap((text, at) =>
      at === 0 || subtracted.test(columns[at]!.head) ? [] : rangesIn(text).map((range) => ({ text, range })),
    ),
  );

const contents: readonly (readonly [string, OutputContent])[] = [
  ['the example', exampleContent(60)],
  ['average pay', averagePayContent('scheme', 60)],
  ['invoices', invoicedContent(true, 60)],
  ...schemeKinds.flatMap((kind) =>
    generatedContents(kind, 3).map((content, at): [string, OutputContent] => [`${kind} ${at + 1}`, content]),
  ),
];

describe.each(contents)('where the figures of %s come from', (_, content) => {
  const result = placedResult(screenResult(content), content);

  it('is told of every row of the choices: the cells of each choice have what the row says', async () => {
    const valuesAt = await readerOf(content);
    for (const { label, question, address, cells, now } of result.table.rows) {
      // Two populations stand apart on a sheet of the adviser, also where the screen tells of all together.
      if (address === undefined) {
        expect([question, populationsOf(subjectOf(content)).length]).toEqual(['who', 2]);
        continue;
      }
      const columns = valuesAt(address);
      const [ofNow] = rangesIn(now === null ? '' : inDutch(now));
      if (ofNow !== undefined) expect(columns[0], inDutch(label)).toSatisfy(has(ofNow));
      for (const [place, { text }] of cells.entries()) {
        const values = columns.slice(-cells.length)[place];
        const [figure] = rangesIn(inDutch(text));
        const hasText = (all: readonly Value[]): boolean =>
          all.some((value) => typeof value === 'number' || spaced(value ?? '').startsWith(spaced(statedInDutch(text))));
        expect(values, `${inDutch(label)}: ${inDutch(text)}`).toSatisfy(figure === undefined ? hasText : has(figure));
      }
    }
  });

  it('is a table of the workbook that has each figure of the section, but what is subtracted on the screen', async () => {
    const valuesAt = await readerOf(content);
    const placed = result.sections.filter(({ source }) => source.address !== undefined);
    expect(placed.length).toBeGreaterThanOrEqual(3);
    for (const { id, source, exhibits } of placed) {
      const values = valuesAt(source.address!).flat();
      const figures = exhibits.flatMap(({ table }) => (table === null ? [] : figuresOf(table.model)));
      expect(figures.length, id).toBeGreaterThan(0);
      for (const { text, range } of figures) expect(values, `${id}: ${text}`).toSatisfy(has(range));
    }
  });

  it('is in no what-if, of which there is no workbook', () => {
    const { table, sections } = screenResult(content);
    const all = [...table.rows, ...sections.map(({ source }) => source)];
    expect(all.filter(({ address }) => address !== undefined)).toEqual([]);
  });
});
