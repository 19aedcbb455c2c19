import { describe, expect, it } from 'vitest';
import { adviceOf, workbookOf } from '#test/fixtures/made-files.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
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
});
