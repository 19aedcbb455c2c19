import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { employeesSheet } from '#output/topics/people/employees-sheet.ts';
import type { SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { isCell } from '#output/model/table.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const calculated = (count: number): OutputContent => {
  const content = exampleContent(count);
  return { ...content, result: resultOf(content.dossier.input) };
};

const partsOf = (plan: SheetPlan): readonly SheetPart[] => [plan, ...(plan.further ?? [])];
/** Heads of columns of figures that are the same in every row, by the table that has them. */
const saysNothing = (plan: SheetPlan): readonly string[] =>
  partsOf(plan).flatMap(({ table, isPrinted }) => {
    if (table === null || isPrinted === false || table.rows.length < 2) return [];
    return table.columns.flatMap(({ header }, place) => {
      const values = table.rows.map((row) => row[place] ?? null).map((cell) => (isCell(cell) ? cell.content : cell));
      return header === 'Nu' && new Set(values).size === 1 ? [`${table.name}: ${header}`] : [];
    });
  });

describe('what is set against the current scheme', () => {
  it('has no column in which the current scheme is set against itself', () => {
    const content = calculated(25);
    expect(saysNothing(employeesSheet(content))).toEqual([]);
  });
});

it('speaks of one participant as of one', () => {
  const texts = JSON.stringify(employeesSheet(calculated(1)));
  expect(texts).not.toMatch(/alle deelnemers|[Ss]om van de|sommen/);
  expect(JSON.stringify(employeesSheet(calculated(3)))).toContain('Som van de');
});
