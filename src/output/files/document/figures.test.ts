import { describe, expect, it } from 'vitest';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { drawnFillings } from '#test/fixtures/drawn-fillings.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { adviceOf, workbookOf } from '#test/fixtures/made-files.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { documentLines } from '#test/documents/open-document.ts';
import { documentFigures } from '#test/documents/document-figures.ts';
import { unknownFigures } from '#test/slides/shown-figures.ts';
import { workbookFigures } from '#test/slides/workbook-figures.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

describe.each(kinds)('every figure in the Word documents of kind %s has its cell in the workbook', (kind) => {
  it('in the advice report of the example', async () => {
    const content = await statutoryExample(kind);
    const places = documentFigures(await adviceOf(content));
    expect([...places.values()].flat().length).toBeGreaterThan(400);
    expect(unknownFigures(places, workbookFigures(await workbookOf(content)))).toEqual([]);
  });

  it('in that of an employer with all at once that real employers have', async () => {
    const content = withStatutory(await calculatedContent(everythingFilling(kind), kind));
    const places = documentFigures(await adviceOf(content));
    expect(unknownFigures(places, workbookFigures(await workbookOf(content)))).toEqual([]);
  });
});

const cheapestBeside = /Een vlakke premie van \S+ kost het minst.*; een vlakke premie van \S+ kost/;

it('also where two flat premiums are set beside each other, one of them cheapest', async () => {
  const fillings = drawnFillings('dbToDc', 24).filter(({ tables }) => (tables['Deelnemers']?.length ?? 0) >= 20);
  for (const filling of fillings) {
    const content = await calculatedContent(filling, 'dbToDc');
    const bytes = await adviceOf(content);
    if (!cheapestBeside.test(documentLines(bytes).join('\n'))) continue;
    expect(unknownFigures(documentFigures(bytes), workbookFigures(await workbookOf(content)))).toEqual([]);
    return;
  }
  expect.fail('no drawn dossier sets two flat premiums beside each other');
});
