import { expect, it } from 'vitest';
import type { CompensationMethod } from '#core/dossier-choices.ts';
import { compensationTable } from '#output/workbook/tables/compensation-table.ts';
import { compensationSheet } from '#output/workbook/sheets/compensation-sheet.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

/** The cells of the shortfall on the sheet, and what it says of them. */
function shortfalls(method: CompensationMethod): { readonly cells: readonly unknown[]; readonly texts: string } {
  const content = exampleContent(12);
  const { input } = content.dossier;
  const changed = { ...input, compensation: { ...input.compensation, method } };
  const changedContent = { ...content, dossier: { ...content.dossier, input: changed }, result: resultOf(changed) };
  const table = compensationTable(changedContent);
  const column = table.columns.findIndex(({ header }) => header === 'Tekort (kapitaal)');
  return {
    cells: table.rows.map((row) => row[column]),
    texts: JSON.stringify(compensationSheet(changedContent).rows),
  };
}

it('gives a shortfall only where compensation follows from a pension', () => {
  const byPension = shortfalls('pensionOutcome');
  expect(byPension.cells.every((cell) => typeof cell === 'number')).toBe(true);
  expect(byPension.texts).toContain('Tekort: wat het nieuwe pensioen lager is dan het doel');
  const byPremium = shortfalls('premiumDifference');
  expect(byPremium.cells.length).toBeGreaterThan(0);
  expect(byPremium.cells.every((cell) => cell === null)).toBe(true);
  expect(byPremium.texts).toContain('Tekort en aangevuld: leeg');
});
