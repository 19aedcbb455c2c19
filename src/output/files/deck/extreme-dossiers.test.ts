import { describe, expect, it } from 'vitest';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { withStatutory } from '#test/fixtures/statutory-content.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { crowdedNames } from '#test/slides/chart-names.ts';
import { cutTexts, deckProblems } from '#test/slides/deck-inspector.ts';
import { extremeContents } from '#test/slides/extreme-contents.ts';
import { shownFigures, unknownFigures } from '#test/slides/shown-figures.ts';
import { workbookFigures } from '#test/slides/workbook-figures.ts';

const contents = extremeContents();

describe('the report of the smallest and the largest dossiers', () => {
  it.each(contents)('%s: has every figure whole, in its box', async (_, content) => {
    const bytes = await deckOf(content);
    expect([...deckProblems(bytes), ...cutTexts(bytes)]).toEqual([]);
  });

  it.each(contents)('%s: has a cell in the workbook for every figure', async (_, content) => {
    const places = shownFigures(await deckOf(content));
    expect(unknownFigures(places, workbookFigures(await workbookOf(content)))).toEqual([]);
  });

  it.each(contents)('%s: has names under columns that stand level, each on its line', async (_, content) => {
    expect(crowdedNames(await deckOf(content))).toEqual([]);
  });

  it('has amounts of hundreds of millions', async () => {
    const [, content] = contents.find(([name]) => name.startsWith('three thousand'))!;
    const figures = [...shownFigures(await deckOf(content)).values()].flat();
    expect(Math.max(...figures.map(({ value }) => value))).toBeGreaterThan(6e8);
  });
});

it.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
  'the report of kind %s of an employer with all at once that real employers have is whole and in its boxes',
  async (kind) => {
    const bytes = await deckOf(withStatutory(await calculatedContent(everythingFilling(kind), kind)));
    expect([...deckProblems(bytes), ...cutTexts(bytes), ...crowdedNames(bytes)]).toEqual([]);
  },
);
