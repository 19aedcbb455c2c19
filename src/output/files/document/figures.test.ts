import { describe, expect, it } from 'vitest';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { adviceOf, workbookOf } from '#test/fixtures/made-files.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
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
