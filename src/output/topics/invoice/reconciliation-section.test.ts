import { expect, test } from 'vitest';
import { reconciliationSection } from '#output/topics/invoice/reconciliation-section.ts';
import { reportSections } from '#output/files/screen/report-sections.ts';
import { reconciliationParts } from '#output/topics/invoice/reconciliation-parts.ts';
import { type Cell, isCell } from '#output/model/table.ts';
import { invoicedContent } from '#test/fixtures/invoiced-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const sectionOf = (content: ReturnType<typeof invoicedContent>) =>
  reconciliationSection({ input: content.dossier.input, result: content.result });

test('an invoice has a section with each part and the total of each scheme, and none without an invoice', () => {
  const content = invoicedContent(false);
  const section = sectionOf(content)!;
  const { rows } = section.exhibits[0]!.table!.model;
  expect(rows.map(([name]) => name)).toEqual([
    'Spaarpremie, huidig',
    'Risicopremie, huidig',
    'Opslag, huidig',
    'Kosten, huidig',
    'De factuur van de huidige regeling',
    'Spaarpremie, nieuw',
    'Risicopremie, nieuw',
    'Opslag, nieuw',
    'Kosten, nieuw',
    'De offerte voor de nieuwe regeling',
  ]);
  expect(rows[1]!.at(-1)).toBe('+\u00a025,0%');
  expect([rows[8]![1], ...rows[8]!.slice(3)]).toEqual(['geen factuurregel', '–', '–']);
  expect(section.notes.join(' ')).toContain('Een onderdeel zonder factuurregel telt');
  expect(section.conclusion).toMatch(
    /^De factuur van de huidige regeling is samen €.* hoger dan het model en de offerte/,
  );
  expect(reportSections(content).map(({ id }) => id)).toContain('reconciliation');
  const without = exampleContent(25);
  expect(sectionOf(without)).toBeNull();
  expect(reportSections(without).map(({ id }) => id)).not.toContain('reconciliation');
  expect(reconciliationParts(without)).toEqual([]);
});

test('the notes tell whether the invoice counts, and by what each part is multiplied', () => {
  expect(sectionOf(invoicedContent(false))!.notes.join(' ')).toContain('De factuur is niet toegepast');
  const notes = sectionOf(invoicedContent(true))!.notes.join(' ');
  expect(notes).toMatch(/risicopremie \(huidig\) maal 1,2\d{3}/);
  expect(notes).not.toContain('spaarpremie (huidig)');
});

const figure = (cell: unknown): number => Number(isCell(cell as Cell) ? (cell as Cell).content : cell);

test('the sheet calculates difference, factor and what is calculated with in its cells', () => {
  const [{ table, rowsBelow } = { table: null, rowsBelow: [] }] = reconciliationParts(invoicedContent(true));
  expect(JSON.stringify(rowsBelow)).toContain('De bedragen van het model zijn getallen');
  const at = { row: 12, firstRowOf: () => 0, columnOf: () => '' };
  const formulas = (row: number) =>
    table!.rows[row]!.map((cell) => (isCell(cell) && cell.formulaAt ? cell.formulaAt(at) : null));
  expect(formulas(1).slice(4)).toEqual(['C12-D12', 'E12/D12', 'C12/D12', 'D12*G12']);
  expect(formulas(4).slice(2)).toEqual(['SUM(C8:C11)', 'SUM(D8:D11)', 'C12-D12', 'E12/D12', null, 'SUM(H8:H11)']);
  const parts = table!.rows.slice(0, 4);
  const total = table!.rows[4]!;
  for (const column of [2, 3, 7]) {
    expect(figure(total[column])).toBeCloseTo(
      parts.reduce((sum, row) => sum + figure(row[column]), 0),
      6,
    );
  }
  // What is scaled comes out at the invoice.
  for (const row of parts.slice(1)) expect(figure(row[7])).toBeCloseTo(figure(row[2]), 6);
  expect(figure(parts[0]![7])).toBeCloseTo(figure(parts[0]![3]), 6);
});
