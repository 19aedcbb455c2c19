import { expect, it } from 'vitest';
import { lineTable } from '#output/model/line-table.ts';
import { readTable } from '#output/model/read-table.ts';
import { columnsOf, type Table } from '#output/model/table.ts';

const long: Table = {
  name: 'Lang',
  columns: columnsOf({ Groep: 'general', Alternatief: 'general', Last: 'euro', Verschil: 'percentDifference' }),
  rows: [
    [{ content: '20 t/m 24 jaar', look: 'value', read: '20–24' }, 'Nu', 1234.4, null],
    [{ content: '25 t/m 29 jaar', look: 'value', read: '25–29' }, 'Nu', 99, null],
    ['20 t/m 24 jaar', { content: 'Vlak', look: 'value', row: ['barred'] }, 1300, 0.053],
    ['25 t/m 29 jaar', { content: 'Vlak', look: 'value', row: ['barred'] }, 'n.v.t.', -0.02],
  ],
};

it('is read with the columns that are asked for, in their order, each number in its own format', () => {
  const { columns, rows } = readTable(long, [
    ['Verschil', 30, 'In %'],
    ['Groep', 70],
  ]);
  expect(columns).toEqual([
    { head: 'In %', share: 30, align: 'right' },
    { head: 'Groep', share: 70, align: 'left' },
  ]);
  expect(rows.map(([text]) => text)).toEqual(['–', '–', '+\u00a05,3%', '−\u00a02,0%']);
  expect(rows[0]?.[1]).toBe('20–24');
  expect(() => readTable(long, [['Premie', 1]])).toThrow('table Lang has no column Premie');
});

it('with its groups across has a row for each line, and what the first cell says of the row', () => {
  const lines = lineTable(long, 'Groep', 'Leeftijd', [
    { name: 'Nu, in euro', value: 'Last', where: { Alternatief: 'Nu' } },
    {
      name: { content: 'Vlak', look: 'value', row: ['front', 'barred'] },
      value: 'Last',
      where: { Alternatief: 'Vlak' },
    },
  ]);
  const read = readTable(
    lines,
    lines.columns.map(({ header }) => [header, 10]),
  );
  expect(read.columns.map(({ head }) => head)).toEqual(['Leeftijd', '20–24', '25–29']);
  expect(read.rows).toEqual([
    ['Nu, in euro', '€\u00a01.234', '€\u00a099'],
    ['Vlak', '€\u00a01.300', 'n.v.t.'],
  ]);
  expect(read).toMatchObject({ emphasised: [1], barred: [1] });
});
