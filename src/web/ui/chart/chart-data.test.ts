import { expect, it } from 'vitest';
import { looks } from '#output/language/look.ts';
import { chartRows, csvText } from '#web/ui/chart/chart-data.ts';

const look = looks.B;

it('a table opens in a Dutch Excel: its mark, semicolons, commas in numbers', () => {
  expect(
    csvText([
      ['Jaar', 'Premie'],
      ['2028', 0.297],
      ['2029', null],
    ]),
  ).toBe('\uFEFFJaar;Premie\r\n2028;0,297\r\n2029;\r\n');
});

it('a text is never read as a formula, and a number keeps its minus', () => {
  expect(csvText([['=1+1', '+ € 5', '-x', '@a', '\tb', -6054.5]])).toBe("\uFEFF'=1+1;'+ € 5;'-x;'@a;'\tb;-6054,5\r\n");
});

it('a text with what separates cells stands between quotes', () => {
  expect(csvText([['a;b', 'zegt "ja"', 'twee\nregels']])).toBe('\uFEFF"a;b";"zegt ""ja""";"twee\nregels"\r\n');
});

it('of a step the value from there on is given, once', () => {
  const rows = chartRows({
    kind: 'steps',
    drawn: 'lines',
    at: [20, 30, 30, 40],
    from: 20,
    to: 40,
    lowest: 0,
    highest: 1,
    endNames: null,
    format: '0%',
    valueTitle: 'Premie',
    categoryTitle: 'Leeftijd',
    series: [{ name: 'Vlak', look, values: [0.1, 0.1, 0.3, 0.3] }],
  });
  expect(rows).toEqual([
    ['Leeftijd', 'Vlak'],
    [20, 0.1],
    [30, 0.3],
    [40, 0.3],
  ]);
});

it('columns are given with their group and how far they may turn out lower and higher', () => {
  const rows = chartRows({
    kind: 'clustered',
    categories: ['2028', '2029'],
    groups: [
      { name: 'Nu', size: 1 },
      { name: 'Straks', size: 1 },
    ],
    format: '#,##0',
    valueTitle: 'Euro',
    categoryTitle: 'Jaar',
    series: [{ name: 'Last', look, values: [1, 2], range: { lower: [3, 4], higher: [5, 6] } }],
  });
  expect(rows).toEqual([
    ['', 'Jaar', 'Last', 'Last: minder', 'Last: meer'],
    ['Nu', '2028', 1, 3, 5],
    ['Straks', '2029', 2, 4, 6],
  ]);
});
