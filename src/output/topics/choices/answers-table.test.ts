import { expect, test } from 'vitest';
import { losing } from '#cases/factory/losing-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { GoalGroup } from '#core/dossier/goal.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { withAnswerSources } from '#output/topics/choices/answer-sources.ts';
import { answersTable, frontSentence } from '#output/topics/choices/answers-table.ts';
import { type Cell, isCell } from '#output/model/table.ts';

function resultOf(group: GoalGroup) {
  return calculate({
    ...losing,
    goal: { ...losing.goal, horizon: { kind: 'years', years: 10 }, group },
    assumptions: { ...losing.assumptions, exits: [{ fromAge: 15, value: 0.1 }] },
    openGroup: { replacement: 1, entryAge: 30, entrySalary: null, entrantPremium: null },
  });
}

/** The cell of the budget-neutral flat premium under a header. */
function cellOf(result: ReturnType<typeof resultOf>, header: string): Cell {
  const { columns, rows } = withAnswerSources(answersTable(result), result);
  const row = result.alternatives.findIndex(({ key }) => key === 'budgetNeutralFlat');
  return rows[row]![columns.findIndex((column) => column.header === header)] as Cell;
}

test('cost with compensation is of those in service alone where the cost beside it counts who enters, and says so', () => {
  const result = resultOf('withEntrants');
  const { cost, existingCost, compensation } = alternativeOf(result, 'budgetNeutralFlat');
  const paid = compensation!.horizonCost;
  expect(cost).toBeGreaterThan(existingCost + 1);
  expect(paid).toBeGreaterThan(1);
  expect(cellOf(result, 'Werkgeverslast')).toMatchObject({ content: cost });
  expect(cellOf(result, 'Compensatie bestaande deelnemers')).toBe(paid);
  expect(cellOf(result, 'Last met compensatie bestaande deelnemers')).toMatchObject({
    content: existingCost + paid,
    source: { table: 'LastenSamen', column: 'Budgetneutraal vlak, met compensatie' },
  });
});

test('cost with compensation needs no such words where all cost is of those in service', () => {
  const result = resultOf('existing');
  const { cost, compensation } = alternativeOf(result, 'budgetNeutralFlat');
  expect(cellOf(result, 'Last met compensatie')).toMatchObject({ content: cost + compensation!.horizonCost });
});

test('what stands in front is marked in the table, and named below it', () => {
  const marked = (result: ReturnType<typeof resultOf>): readonly unknown[] =>
    answersTable(result).rows.flatMap(([name]) => (isCell(name) && name.look === 'front' ? [name.content] : []));
  const result = resultOf('existing');
  expect(marked(result)).toEqual(['Budgetneutraal, vlakke premie']);
  expect(frontSentence(result)).toMatch(/^Gemarkeerd is wat vooraan staat: de budgetneutrale vlakke premie\./);
  const chosen = { ...result, chosenAlternative: 'profitNeutralFlat' as const };
  expect(marked(chosen)).toEqual(['Profijtneutraal, vlakke premie']);
  expect(frontSentence(chosen)).toContain(', zoals in het dossier gekozen: de profijtneutrale vlakke premie.');
});
