import { describe, expect, it } from 'vitest';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { drawnFillings } from '#test/fixtures/drawn-fillings.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';
import { shownFigures, unknownFigures } from '#test/slides/shown-figures.ts';
import { workbookFigures } from '#test/slides/workbook-figures.ts';

async function slideFigures(content: OutputContent): Promise<{ count: number; unknown: readonly string[] }> {
  const places = shownFigures(await deckOf(content));
  const known = workbookFigures(await workbookOf(content));
  return { count: [...places.values()].flat().length, unknown: unknownFigures(places, known) };
}

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

/** Drawn dossiers with enough people for every slide. */
const drawn = (kind: SchemeKind, count: number) =>
  drawnFillings(kind, 6 * count)
    .filter(({ tables }) => (tables['Deelnemers']?.length ?? 0) >= 20)
    .slice(0, count);

describe.each(kinds)('every figure on the slides of kind %s has its cell in the workbook', (kind) => {
  it('of the example', async () => {
    const { count, unknown } = await slideFigures(await statutoryExample(kind));
    expect(count).toBeGreaterThan(500);
    expect(unknown).toEqual([]);
  });

  it('of an employer with all at once that real employers have', async () => {
    const content = withStatutory(await calculatedContent(everythingFilling(kind), kind));
    expect((await slideFigures(content)).unknown).toEqual([]);
  });

  it(
    'of drawn dossiers',
    async () => {
      for (const filling of drawn(kind, propertyRuns(2).numRuns))
        expect((await slideFigures(await calculatedContent(filling, kind))).unknown).toEqual([]);
    },
    propertyTime(60_000),
  );
});

it.each([1, 3])('every figure on the slides of %d participants has its cell in the workbook', async (count) => {
  expect((await slideFigures(withStatutory(exampleContent(count)))).unknown).toEqual([]);
});
