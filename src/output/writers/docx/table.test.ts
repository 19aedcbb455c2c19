import { expect, it } from 'vitest';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { chapter, paragraph, tableBlock } from '#output/model/blocks.ts';
import { textTable } from '#output/model/text-table.ts';
import type { Block } from '#output/model/document-draft.ts';
import { plainColumns } from '#output/model/chart.ts';
import { drawnChapters } from '#output/writers/docx/blocks.ts';
import { WrittenTable } from '#output/writers/docx/written-table.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';

const table = (rows: number): Block =>
  tableBlock(
    'Aantallen',
    'Aantallen per soort.',
    textTable(
      [
        ['Soort', 35],
        ['Aantal', 65],
      ],
      Array.from({ length: rows }, (_, row) => [`soort ${row}`, `${row}`]),
    ),
  );

/** Of each row under the heading of the first table whether it stays on the page of what follows it. */
function keptRows(blocks: readonly Block[]): readonly boolean[] {
  const { children } = drawnChapters([chapter('Aantallen', blocks)]);
  const written = children.find((child) => child instanceof WrittenTable);
  const [, ...rows] = written!.xml(paletteOf(defaultHouseStyle)).split('<w:tr>').slice(1);
  return rows.map((row) => row.includes('<w:keepNext/>'));
}

const note = paragraph('Peildatum 1 januari.', 'note');

it('a table stays with the note under it, by its last row or its last three', () => {
  expect(keptRows([table(3), note])).toEqual([true, true, true]);
  expect(keptRows([table(14), note]).slice(-3)).toEqual([true, true, true]);
  expect(keptRows([table(14), note])[6]).toBe(false);
});

it('a table stays with nothing else that comes under it', () => {
  expect(keptRows([table(3), paragraph('Een nieuwe alinea.'), note])).toEqual([true, true, false]);
  expect(keptRows([table(3)])).toEqual([true, true, false]);
});

it('a chart stays with the note under it, and a note with the next', () => {
  const chart: Block = {
    kind: 'chart',
    name: 'Aantallen',
    alternativeText: 'Aantallen.',
    chart: plainColumns({ kind: 'clustered', categories: ['a'], format: '0', valueTitle: '', series: [] }),
  };
  const keeps = (...blocks: Block[]): readonly boolean[] =>
    drawnChapters([chapter('Aantallen', blocks)])
      .children.slice(2)
      .map((child) => JSON.stringify(child).includes('w:keepNext'));
  expect(keeps(chart, note, note)).toEqual([true, true, false]);
  expect(keeps(chart, paragraph('Een nieuwe alinea.'))).toEqual([false, false]);
});

it('a table of very many rows has less room between them, so that a year of birth each stands on one page', () => {
  const drawn = (rows: number): string => {
    const { children } = drawnChapters([chapter('Aantallen', [table(rows)])]);
    return children.find((child) => child instanceof WrittenTable)!.xml(paletteOf(defaultHouseStyle));
  };
  expect([drawn(14), drawn(48)].map((xml) => xml.includes('<w:tblCellMar>'))).toEqual([false, true]);
});
