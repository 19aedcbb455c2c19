import { expect, test } from 'vitest';
import { relativeFormula } from '#office/formula/formula-tokens.ts';
import { monthsSheet } from '#output/recalculation/months-sheet.ts';
import { firstChoice, recalculationOf } from '#output/recalculation/recalculation.ts';
import { sheetLayout } from '#output/model/sheet-layout.ts';
import { isCell } from '#output/model/table.ts';
import { recalculatedDossiers } from '#test/fixtures/recalculated-content.ts';

test.each(recalculatedDossiers)('formulas of months come with their relative form %s', (_, made) => {
  const plan = monthsSheet(recalculationOf(made(10), firstChoice));
  const { firstTableRow } = sheetLayout(plan);
  const [first = [], second = [], ...others] = plan.table?.rows ?? [];
  for (const [row, cells] of [
    [firstTableRow, first],
    [firstTableRow + 1, second],
    [firstTableRow + 1 + others.length, others.at(-1) ?? []],
  ] as const) {
    const planned = cells.filter((cell) => isCell(cell));
    expect(planned).toHaveLength(plan.table?.columns.length ?? 0);
    for (const { formula = '', relative } of planned) expect(relative).toBe(relativeFormula(formula, row));
  }
});
