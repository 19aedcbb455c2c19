import { describe, expect, it } from 'vitest';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { printProblems } from '#test/office-package/print-rules.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

describe('the workbook of a filled template, with every field of it, has no cut text, broken word or cut chart', () => {
  it.each(kinds)('of the example of kind %s', async (kind) => {
    expect(printProblems(await workbookOf(await statutoryExample(kind)))).toEqual([]);
  });

  it.each(kinds)(
    'of an employer with all at once that real employers have, of kind %s, by one year of age',
    async (kind) => {
      const filling = everythingFilling(kind);
      const values = { ...filling.values, compensatie_cohort: 1 };
      const content = withStatutory(await calculatedContent({ ...filling, values }, kind));
      expect(printProblems(await workbookOf(content))).toEqual([]);
    },
  );

  it('of one, three and thousands of participants', async () => {
    for (const content of [exampleContent(1), averagePayContent('scheme', 3), exampleContent(3_000)])
      expect(printProblems(await workbookOf(content))).toEqual([]);
  });
});
