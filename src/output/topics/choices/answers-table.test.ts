import { expect, test } from 'vitest';
import { losing } from '#cases/factory/losing-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { withAnswerSources } from '#output/topics/choices/answer-sources.ts';
import { answersTable } from '#output/topics/choices/answers-table.ts';
import { type Cell, contentOf } from '#output/model/table.ts';

test('the four premiums are named by what they do, with the letter of the choice that has them', () => {
  const result = calculate(losing);
  expect(answersTable(result).rows.map(([name]) => contentOf(name))).toEqual([
    'Nu',
    'Vlak, zelfde kosten',
    'Staffel, zelfde kosten',
    'Vlak, zelfde pensioen',
    'Staffel, zelfde pensioen',
  ]);
});

test('a premium is linked to the sheet that has it step by step', () => {
  const result = calculate(losing);
  const { columns, rows } = withAnswerSources(answersTable(result), result);
  const cell = rows[1]![columns.findIndex(({ header }) => header === 'Afgerond')] as Cell;
  expect(cell).toMatchObject({
    content: alternativeOf(result, 'budgetNeutralFlat').practicalScale[0]!.rate,
    source: { table: 'ResultaatStaffels', column: 'budgetneutraal vlak praktisch', row: 0 },
  });
});
