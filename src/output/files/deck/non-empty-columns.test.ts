import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

/** The tables of a report: rows of cells, the heading first. */
async function tablesOf(content: OutputContent): Promise<readonly (readonly (readonly string[])[])[]> {
  const { slides } = openDeck(await deckOf(content));
  return slides.flatMap((slide) =>
    [...slide.matchAll(/<a:tbl>.*?<\/a:tbl>/gs)].map(([table]) =>
      [...table.matchAll(/<a:tr [^>]*>.*?<\/a:tr>/gs)].map(([row]) =>
        [...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => paragraphsOf(cell).join(' ')),
      ),
    ),
  );
}

const example = exampleContent(12);

/** Everybody was born in the same year. */
function ofOneAge(): OutputContent {
  const participants = example.dossier.input.participants.map((one) => ({
    ...one,
    birthDate: { year: 1980, month: 5, day: 1 },
  }));
  const input = { ...example.dossier.input, participants };
  return { ...example, dossier: { ...example.dossier, input }, result: resultOf(input) };
}

const uncompensated = {
  ...example.dossier.input,
  compensation: { ...example.dossier.input.compensation, method: 'none' as const },
};

const byPremium = {
  ...example.dossier.input,
  compensation: { ...example.dossier.input.compensation, method: 'premiumDifference' as const },
};

describe.each([
  [
    'compensation of what the premium is lower',
    { ...example, dossier: { ...example.dossier, input: byPremium }, result: resultOf(byPremium) },
  ],
  ['three participants', exampleContent(3)],
  ['a guarantee for four participants', averagePayContent('scheme', 4)],
  ['participants of one age', ofOneAge()],
  [
    'no compensation',
    { ...example, dossier: { ...example.dossier, input: uncompensated }, result: resultOf(uncompensated) },
  ],
] as const)('the tables of a report of %s', (_, content) => {
  it('have no column that is empty in every row', async () => {
    const tables = await tablesOf(content);
    expect(tables.length).toBeGreaterThan(3);
    for (const [head = [], ...rows] of tables) {
      const columns = head.map((name, at) => ({ name, cells: rows.map((row) => row[at] ?? '') }));
      // A dash says that a check rests on no article.
      for (const { name, cells } of columns.filter((column) => column.name !== 'Artikel'))
        expect(new Set(cells), `${name} of ${head.join()}`).not.toEqual(new Set(['–']));
    }
  });

  it('have no sum of a single part', async () => {
    for (const [head = [], ...rows] of await tablesOf(content)) {
      const names = rows.map(([name]) => name);
      if (names.includes('Samen')) expect(names.length).toBeGreaterThan(2);
      if (head.includes('Samen')) expect(head.length).toBeGreaterThan(3);
    }
  });
});
