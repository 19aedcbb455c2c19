import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { employeesSheet } from '#output/topics/people/employees-sheet.ts';
import type { SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { isCell } from '#output/model/table.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const calculated = (count: number, nextRate?: number): OutputContent => {
  const content = exampleContent(count);
  const { input } = content.dossier;
  const { employeeContribution } = input.next;
  const next =
    nextRate === undefined
      ? input.next
      : { ...input.next, employeeContribution: { ...employeeContribution, rate: nextRate } };
  const changed = { ...input, next };
  return { ...content, dossier: { ...content.dossier, input: changed }, result: resultOf(changed) };
};

const partsOf = (plan: SheetPlan): readonly SheetPart[] => [plan, ...(plan.further ?? [])];
const headed = (plan: SheetPlan, heading: string): SheetPart | undefined =>
  partsOf(plan).find(({ rows }) => rows.some((row) => row[0]?.content === heading));

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

  it('is a sentence and no table of zeros where own contributions stay as they are', () => {
    const heading = 'Maatmensen: verandering van de eigen bijdrage';
    const same = headed(employeesSheet(calculated(25)), heading);
    expect(same?.table).toBeNull();
    expect(same?.rows.at(-1)?.[0]?.content).toBe('De eigen bijdrage van de maatmensen verandert niet.');
    const other = headed(employeesSheet(calculated(25, 0.2)), heading);
    expect(other?.table?.columns.map(({ header }) => header)).not.toContain('Nu');
    expect(other?.table?.rows.length).toBeGreaterThan(3);
  });
});

it('speaks of one participant as of one', () => {
  const texts = JSON.stringify(employeesSheet(calculated(1)));
  expect(texts).not.toMatch(/alle deelnemers|[Ss]om van de|sommen/);
  expect(JSON.stringify(employeesSheet(calculated(3)))).toContain('alle deelnemers samen');
});
