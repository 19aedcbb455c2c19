import { expect, it } from 'vitest';
import type { CompensationMethod } from '#core/dossier/dossier-choices.ts';
import { compensationTable } from '#output/topics/compensation/compensation-table.ts';
import { compensationSheet } from '#output/topics/compensation/compensation-sheet.ts';
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
    texts: JSON.stringify(compensationSheet(changedContent)),
  };
}

it('begins with the amounts, tells what is agreed below them, and prints the figures after compensation', () => {
  const content = exampleContent(12);
  const result = resultOf(content.dossier.input);
  const { rows, further = [] } = compensationSheet({ ...content, result })!;
  const headings = [{ rows }, ...further.filter(({ isPrinted }) => isPrinted !== false)].flatMap((part) =>
    part.rows.filter((row) => row[0]?.look === 'heading').map((row) => row[0]!.content),
  );
  expect(headings).toEqual([
    'Per jaar: kosten voor de werkgever',
    'Na compensatie',
    'Wat er is afgesproken',
    'Compensatie totaal per leeftijdsgroep',
  ]);
  expect(rows.length).toBeLessThan(8);
  const after = further.find((part) => part.rows[0]?.[0]?.content === 'Na compensatie')?.table;
  expect(after?.rows.map(([label]) => label)).toContain('Pensioen na compensatie');
  const { cohorts } = result.alternatives.find(({ key }) => key === 'budgetNeutralFlat')!.compensation!;
  const pension = cohorts.reduce((sum, one) => sum + one.pension + one.pensionFromPremium, 0);
  const shown = after?.rows.find(([label]) => label === 'Pensioen na compensatie')?.[1];
  expect(shown).toMatchObject({ content: expect.closeTo(pension, 6) });
});

it('gives a shortfall only where compensation follows from a pension', () => {
  const byPension = shortfalls('pensionOutcome');
  expect(byPension.cells.every((cell) => typeof cell === 'number')).toBe(true);
  expect(byPension.texts).toContain('Tekort: wat het nieuwe pensioen lager is dan het doel');
  const byPremium = shortfalls('premiumDifference');
  expect(byPremium.cells.length).toBeGreaterThan(0);
  expect(byPremium.cells.every((cell) => cell === null)).toBe(true);
  expect(byPremium.texts).toContain('Tekort en aangevuld: leeg');
});
