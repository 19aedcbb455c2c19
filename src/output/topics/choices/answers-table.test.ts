import { expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { withAnswerSources } from '#output/topics/choices/answer-sources.ts';
import { answersTable } from '#output/topics/choices/answers-table.ts';
import { type Cell, contentOf, isCell } from '#output/model/table.ts';

const tableOf = (input: DossierInput) => answersTable({ input, result: calculate(input) });
const rowsOf = (input: DossierInput) => tableOf(input).rows.map((row) => row.slice(0, 2).map(contentOf));
const namesIn = (input: DossierInput): readonly string[] =>
  tableOf(input)
    .rows.flat()
    .filter(isCell)
    .flatMap(({ name, alsoNamed = [] }) => [name].concat(alsoNamed))
    .filter((name) => name !== undefined);

const twoPeople: DossierInput = {
  ...plainDossier,
  participants: [1962, 1982].map((year) =>
    Object.assign({}, plainParticipant, { number: String(year), birthDate: { year, month: 1, day: 1 } }),
  ),
};

test('a scale is named by what it does with that of now, and the goal stands beside it', () => {
  const lower: DossierInput = { ...twoPeople, next: { ...twoPeople.next, costPerParticipant: 300 } };
  const rows = rowsOf(lower);
  expect(rows).toEqual([
    ['Nu', null],
    ['Vlak (keuze B)', 'zelfde kosten'],
    [expect.stringMatching(/^Staffel verlagen tot 9\d,\d%$/), 'zelfde kosten'],
    ['Vlak', 'zelfde pensioen'],
    ['Staffel op 100,0%', 'zelfde pensioen'],
  ]);
});

test('a scale that nobody has yet is named by its form', () => {
  const rows = rowsOf({ ...twoPeople, next: { ...twoPeople.next, shapeSource: 'fiscalMaximum' } });
  expect(rows.map(([name]) => name)).toContain('Progressieve staffel');
});

test('equal premiums are one row, which has the defined names of both', () => {
  expect(rowsOf(plainDossier).slice(1)).toEqual([
    ['Vlak (keuze B)', 'zelfde kosten en pensioen'],
    ['Staffel op 100,0%', 'zelfde kosten en pensioen'],
  ]);
  expect(namesIn(plainDossier).toSorted()).toEqual(namesIn(twoPeople).toSorted());
});

test('a premium is linked to the sheet that has it step by step', () => {
  const subject = { input: twoPeople, result: calculate(twoPeople) };
  const { columns, rows } = withAnswerSources(answersTable(subject), subject.result);
  const cell = rows[1]![columns.findIndex(({ header }) => header === 'Afgerond')] as Cell;
  expect(cell).toMatchObject({
    content: alternativeOf(subject.result, 'budgetNeutralFlat').practicalScale[0]!.rate,
    source: { table: 'StaffelPremies', column: 'Vlak, zelfde kosten', row: 0 },
  });
});
