import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { plainChoices } from '#cases/factory/plain-dossier.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { rowPages } from '#output/writers/xlsx/page-blocks.ts';
import { pageColumns } from '#output/writers/xlsx/page-columns.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { placedParts } from '#output/model/sheet-layout.ts';
import { sensitivitySheet } from '#output/topics/sensitivity/sensitivity-sheet.ts';
import { summarySheet } from '#output/topics/choices/summary-sheet.ts';
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

describe('printing all of the workbook takes at most 25 pages', () => {
  it.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('of the example of kind %s', async (kind) => {
    expect(printedPages(await workbookOf(await statutoryExample(kind)))).toBeLessThanOrEqual(25);
  });

  it('of a small group, of a large one, and with everything that there can be', async () => {
    for (const content of [exampleContent(1), exampleContent(3_000), largest()]) {
      const pages = printedPages(await workbookOf(content));
      expect(pages).toBeGreaterThan(9);
      expect(pages).toBeLessThanOrEqual(25);
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
    expect(printedPages(await workbookOf(await everything(kind)))).toBeLessThanOrEqual(25);
  },
);

it('a chart stays whole at the scale of its own columns too, which is larger than that of the widest page', async () => {
  const plan = sensitivitySheet(await everything('dbToDc'));
  const [columns] = pageColumns(plan);
  const [{ layout } = { layout: null }] = placedParts(plan);
  expect(rowPages(plan, columns!).map(([first]) => first)).toContain(layout!.chartRows[0]);
});

describe('the last page of Samenvatting', () => {
  it.each<[string, () => OutputContent | Promise<OutputContent>]>([
    ['of the example of a premium scheme', () => statutoryExample('dcToDc')],
    ['of the example of average pay', () => statutoryExample('dbToDc')],
    ['of the example of an ambition', () => statutoryExample('ambitionDbToDc')],
    ['of one participant', () => exampleContent(1)],
    ['of everything that there can be', largest],
  ])('is no page with a few rows: %s', async (_, content) => {
    const plan = summarySheet(await content());
    const [last = [0, 0]] = pageColumns(plan)
      .flatMap((columns) => rowPages(plan, columns))
      .toReversed();
    expect(last[1] - last[0]).toBeGreaterThan(14);
  });
});
