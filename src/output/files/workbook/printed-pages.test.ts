import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { plainChoices } from '#cases/factory/plain-dossier.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { printedPages } from '#test/office-package/print-rules.ts';

/** Every alternative that there can be, each year of age and of birth, and compensation by one year of age. */
const largest = (): OutputContent =>
  withStatutory(
    averagePayContent('ambition', 600, {
      ownProposal: { flat: 0.2, scale: exampleScale },
      compensation: { ...plainChoices.compensation, method: 'pensionOutcome', cohortYears: 1 },
    }),
  );

describe('printing all of the workbook takes at most 12 pages', () => {
  it.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('of the example of kind %s', async (kind) => {
    expect(printedPages(await workbookOf(await statutoryExample(kind)))).toBeLessThanOrEqual(12);
  });

  it('of a small group, of a large one, and with everything that there can be', async () => {
    for (const content of [exampleContent(1), exampleContent(3_000), largest()]) {
      const pages = printedPages(await workbookOf(content));
      expect(pages).toBeGreaterThan(5);
      expect(pages).toBeLessThanOrEqual(12);
    }
  });
});

const everything = async (kind: SchemeKind): Promise<OutputContent> => {
  const filling = everythingFilling(kind);
  const values = { ...filling.values, compensatie_cohort: 1 };
  return withStatutory(await calculatedContent({ ...filling, values }, kind));
};

it.each(['dbToDc', 'ambitionDbToDc'] as const)(
  'so does that of an employer with all at once that real employers have, of kind %s, by one year of age',
  async (kind) => {
    expect(printedPages(await workbookOf(await everything(kind)))).toBeLessThanOrEqual(12);
  },
);
