import { expect, it } from 'vitest';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { chapter, factsTable, paragraph } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import { drawnChapters } from '#output/writers/docx/blocks.ts';
import { WrittenTable } from '#output/writers/docx/written-table.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';

const table = (rows: number): Block =>
  factsTable(
    'Aantallen',
    'Aantallen per soort.',
    ['Soort', 'Aantal'],
    Array.from({ length: rows }, (_, row) => [`soort ${row}`, `${row}`]),
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
  expect(keptRows([table(10), note]).slice(-3)).toEqual([true, true, true]);
  expect(keptRows([table(10), note])[4]).toBe(false);
});

it('a table stays with nothing else that comes under it', () => {
  expect(keptRows([table(3), paragraph('Een nieuwe alinea.'), note])).toEqual([true, true, false]);
  expect(keptRows([table(3)])).toEqual([true, true, false]);
});
