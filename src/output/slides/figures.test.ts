import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { derivedFigures } from '#test/slides/derived-figures.ts';
import { shownFigures, unknownFigures } from '#test/slides/shown-figures.ts';
import { workbookFigures } from '#test/slides/workbook-figures.ts';

async function slideFigures(content: OutputContent): Promise<{ count: number; unknown: readonly string[] }> {
  const places = shownFigures(await deckOf(content));
  const known = [...workbookFigures(await workbookOf(content)), ...derivedFigures(content)];
  return { count: [...places.values()].flat().length, unknown: unknownFigures(places, known) };
}

const example = exampleContent();
const ownProposal = { flat: 0.2, scale: exampleScale };

describe.each([
  ['a premium scheme', { ...example, result: resultOf(example.dossier.input) }],
  ['a guarantee', averagePayContent('scheme', 40)],
  ['an ambition, with an own proposal', averagePayContent('ambition', 40, { ownProposal })],
])('every amount and percentage on the slides of %s', (_, content) => {
  it('stands in a cell of the workbook, or follows from cells beside each other', async () => {
    const { count, unknown } = await slideFigures(content);
    expect(count).toBeGreaterThan(500);
    expect(unknown).toEqual([]);
  });
});

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
  'the slides of generated dossiers of kind %s',
  (kind) => {
    it('show no figure that the workbook does not explain', async () => {
      for (const content of generatedContents(kind, 2)) expect((await slideFigures(content)).unknown).toEqual([]);
    }, 30_000);
  },
);
