import { expect, it } from 'vitest';
import { plainScale } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import type { Cell, CellContent, Table } from '#output/model/table.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';
import { sexRows } from '#output/topics/people/participant-figures.ts';
import { checksSheet } from '#output/topics/law/checks-sheet.ts';
import { birthYearsTable } from '#output/topics/people/birth-years-table.ts';
import { cohortsTable } from '#output/topics/people/cohorts-table.ts';
import { costTable, openGroupTable } from '#output/topics/cost/cost-table.ts';
import { firstYearTable } from '#output/topics/cost/first-year-table.ts';
import { costsSheet } from '#output/topics/cost/costs-sheet.ts';
import { answersSheet } from '#output/topics/choices/answers-sheet.ts';
import { riskPremiumRows } from '#output/topics/schemes/risk-premium-rows.ts';
import { schemeFacts } from '#output/topics/schemes/scheme-comparison.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const changed = (content: OutputContent, changes: Partial<DossierInput>): OutputContent => {
  const input = { ...content.dossier.input, ...changes } as DossierInput;
  return { ...content, dossier: { ...content.dossier, input }, result: calculate(input) };
};

/** A number, or the text of a cell. */
const shown = (cell: Cell | CellContent | undefined): number | string => {
  const content = contentOf(cell);
  return typeof content === 'number' ? content : JSON.stringify(content).replaceAll('"', '');
};

const contentOf = (cell: Cell | CellContent | undefined): CellContent =>
  typeof cell === 'object' && cell !== null && 'content' in cell ? cell.content : (cell ?? null);

/** What a column holds for each alternative: its texts, "number" for figures that differ from 0. */
function column(table: Table, header: string): Readonly<Record<string, string>> {
  const at = table.columns.findIndex((one) => one.header === header);
  const name = table.columns.findIndex((one) => one.header === 'Alternatief');
  const kind = (cell: number | string): string => (typeof cell === 'number' && cell !== 0 ? 'number' : String(cell));
  const rows = Map.groupBy(table.rows, (row) => String(shown(row[name])));
  return Object.fromEntries(
    [...rows].map(([key, of]) => [key, [...new Set(of.map((row) => kind(shown(row[at]))))].toSorted().join('|')]),
  );
}

const noScheme = { schemeOn30June2023: 'noScheme' } as const;

it('compensation of the open group follows the rule of the closed one: n.v.t. where the law knows none, never 0', () => {
  const content = exampleContent(25);
  const { current } = content.dossier.input;
  const lawful = changed(content, { current: { ...current, scale: plainScale } } as Partial<DossierInput>);
  const found = column(openGroupTable(lawful), 'Compensatie');
  expect(found['Nu']).toBe('0');
  expect(found['A Staffel houden']).toBe('n.v.t.');
  expect(found['B Vlak voor iedereen']).toContain('number');
  const outside = changed(content, noScheme);
  expect(column(openGroupTable(outside), 'Compensatie')['B Vlak voor iedereen']).toBe('n.v.t.');
  expect(column(costTable(outside), 'Compensatie')['B Vlak voor iedereen']).toBe('n.v.t.');
});

it('no table on the own basis has a profit: the only one is that of the law', () => {
  const content = exampleContent(25);
  const headers = [cohortsTable, birthYearsTable].flatMap((table) =>
    table(content).columns.map(({ header }) => header),
  );
  expect(headers).toContain('Eigen bijdrage');
  expect(headers.filter((header) => /profijt|Maatstaf/i.test(header))).toEqual([]);
});

/** What is said of the cost of choices. */
const costWordsOf = (content: OutputContent): string => costsSheet(content).rows.flat().map(shown).join(' ');

it('the cost of choices is not said to be with anybody new where nobody is hired', () => {
  const content = exampleContent(25);
  const { openGroup } = content.dossier.input;
  const closed = changed(content, { openGroup: { ...openGroup, replacement: 0 } });
  expect(costWordsOf(closed)).not.toContain('nieuwe medewerkers');
  expect(costWordsOf(content)).toContain('Met nieuwe medewerkers');
});

it('a figure that is not there leaves no hole in the lines under the rows of a block', () => {
  const rows = figureBlock({
    heading: 'Blok',
    sentences: [],
    columns: [
      { header: 'Groep', format: 'general' },
      { header: 'Bedrag', format: 'euro' },
    ],
    rows: [['Samen', null]],
  });
  expect(rows[2]).toEqual([
    expect.objectContaining({ content: 'Samen' }),
    { content: null, look: 'value', format: 'euro' },
  ]);
});

it('what asks attention stands first on Toetsen, and an unknown sex has a column where somebody has it', () => {
  const content = exampleContent(25);
  const { checks } = content.result;
  const levels = checks
    .slice(0, 3)
    .map((check, index) => Object.assign({}, check, { level: (['pass', 'warning', 'error'] as const)[index] }));
  const { table } = checksSheet({ ...content, result: { ...content.result, checks: levels } });
  expect(table!.rows.map((row) => row[2])).toMatchObject([{ look: 'error' }, { look: 'warning' }, { look: 'pass' }]);
  const sexHeads = (sex: 'M' | 'X'): string => {
    const participants = content.dossier.input.participants.map((one) => Object.assign({}, one, { sex }));
    const rows = sexRows({ input: { ...content.dossier.input, participants }, result: content.result }, false);
    return rows.flat().map(shown).join(' ');
  };
  expect(sexHeads('M')).not.toContain('Onbekend');
  expect(sexHeads('X')).toContain('Onbekend');
});

it('risk premiums that today’s premium may hold are "niet apart" wherever they stand, and never 0', () => {
  const content = averagePayContent('scheme', 20);
  const { current, next } = content.dossier.input;
  const held = changed(content, {
    current: { ...current, riskPremiumOnBase: 0, riskPremiumOnSalary: 0, paidPremium: 0.24 },
    next: { ...next, riskPremiumOnSalary: 0.012 },
  } as Partial<DossierInput>);
  const { rows } = firstYearTable(subjectOf(held));
  const ofRisk = rows.filter((row) => contentOf(row[0]) === 'Risicopremies');
  expect([...new Set(ofRisk.map((row) => contentOf(row[2])))]).toEqual(['niet apart']);
  const summary = riskPremiumRows(held).map((row) => row.map(contentOf));
  expect(summary.flat()).toContain('Het verschil tussen twee percentages is in procentpunten.');
  const at = summary.findIndex(([first]) => first === 'Risicopremies');
  expect(summary[at]?.slice(1, 4)).toEqual(['niet apart', expect.any(Number), null]);
  const rate = summary.find(([first]) => first === 'Risicopremies over het salaris');
  expect(rate?.slice(1, 4)).toEqual(['niet apart', 0.012, null]);
  const facts = schemeFacts({ input: held.dossier.input, result: held.result });
  const fact = facts.find(({ label }) => label === 'Risicopremies over het salaris');
  expect(fact).toMatchObject({ current: 'niet apart', change: 'anders' });
});

it('the two questions of law have two names in the table of alternatives, and what they mean stands below it', () => {
  const { table, rowsBelow } = answersSheet(exampleContent(25));
  const headers = table!.columns.map(({ header }) => header);
  expect(headers).not.toContain('Toegestaan');
  expect(headers.slice(-2)).toEqual(['Progressief houden (art. 220e PW)', 'Oordeel']);
  const texts = rowsBelow.flatMap((row) => row.map(shown)).join(' ');
  for (const header of headers.slice(-2)) expect(texts).toContain(`${header}: `);
});
