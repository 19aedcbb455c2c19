import { expect, it } from 'vitest';
import { workbookOutline } from '#test/office-package/workbook-outline.ts';

const sheet = (change: (rows: string[]) => string[] = (rows) => rows): string =>
  [
    '== Lasten',
    ...change(['A1: Wat het kost, in een zin', 'A2: die doorloopt.', 'A4: Jaar | B4: Last', 'A5: 2027 | B5: 12.5']),
    '== Namen',
    'last = Lasten!$B$5',
    '',
  ].join('\n');

const replaced = (from: string, to: string) => sheet((rows) => rows.map((row) => row.replace(from, to)));

it('an outline has texts and heads of tables as they are, and figures as a digest', () => {
  expect(workbookOutline(sheet()).replaceAll(/[\da-f]{12}/g, 'digest')).toBe(
    [
      '== Lasten: 4 rows, 2 figures, digest',
      'Wat het kost, in een zin die doorloopt.',
      'Jaar | Last [1 rows, digest]',
      '== Namen: 1 rows, 0 figures, digest',
      'last',
      '',
    ].join('\n'),
  );
});

it.each([
  ['a figure', replaced('12.5', '12.6')],
  ['a text', replaced('kost', 'kostte')],
  ['a head', replaced('Last', 'Lasten')],
  ['where a figure is', replaced('B5', 'C5')],
  ['a row less', sheet((rows) => rows.slice(0, -1))],
])('an outline is another of its sheet, and of no other, after a change of %s', (_, changed) => {
  const [before, after] = [sheet(), changed].map((text) => workbookOutline(text).split(/^(?=== )/m));
  expect(after?.[0]?.split('\n')[0]).not.toBe(before?.[0]?.split('\n')[0]);
  expect(after?.[1]).toBe(before?.[1]);
});
