import { Workbook } from '@cj-tech-master/excelts';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCurve } from '#input/scenario-files/read-curve.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

const day = { year: 2026, month: 9, day: 30 };
const rates = Array.from({ length: 100 }, (_, index) => Number((0.02 + index / 10_000).toFixed(5)));
const percentages = rates.map((rate) => Number((rate * 100).toFixed(3)));
const text = (lines: readonly (readonly (string | number)[])[], separator = ';'): Uint8Array =>
  strToU8(lines.map((line) => line.join(separator)).join('\r\n'));
const withComma = (value: number): string => String(value).replace('.', ',');

async function workbookOf(rows: readonly (readonly unknown[])[]): Promise<Uint8Array> {
  const workbook = new Workbook();
  workbook.addWorksheet('Toelichting').addRow(['Rentetermijnstructuur']);
  const sheet = workbook.addWorksheet('RTS');
  for (const row of rows) sheet.addRow([...row]);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

describe('a zero curve of the central bank', () => {
  test.each([
    [
      'fractions with points',
      text(
        rates.map((rate, index) => [index + 1, rate]),
        ',',
      ),
    ],
    [
      'percentages with commas under a heading',
      text([['Looptijd', 'Rente'], ...percentages.map((rate, index) => [index + 1, withComma(rate)])]),
    ],
    ['percentages with their sign', text(percentages.map((rate, index) => [index + 1, `${withComma(rate)}%`]))],
    [
      'the column of the day',
      text([['', '31-8-2026', '2026-09-30'], ...percentages.map((rate, index) => [index + 1, 9.9, withComma(rate)])]),
    ],
    ['terms that say what they are', text(rates.map((rate, index) => [`${index + 1} jaar`, rate]))],
    ['terms in English', text(rates.map((rate, index) => [`${index + 1}Y`, rate]))],
    [
      'a row for each day',
      text([
        ['Periode', ...rates.map((_, index) => `${index + 1} jaar`)],
        ['31-08-2026', ...percentages.map(() => 9.9)],
        ['30-09-2026', ...percentages.map(withComma)],
      ]),
    ],
    ['one row of rates', text([rates.map((_, index) => index + 1), rates], ',')],
  ])('is read from a text with %s', (_what, bytes) => {
    expect(readCurve(bytes, day, nodePlatform)).toEqual(rates);
  });

  test('is read from the column of its day in a workbook', async () => {
    const bytes = await workbookOf([
      [],
      ['Looptijd', new Date(Date.UTC(2026, 7, 31)), new Date(Date.UTC(2026, 8, 30))],
      ...rates.map((rate, index) => [index + 1, 0.01, rate]),
    ]);
    expect(readCurve(bytes, day, nodePlatform)).toEqual(rates);
  });
});

const plain: (readonly (string | number)[])[] = rates.map((rate, index) => [index + 1, rate]);

const across = (lines: readonly (readonly (string | number)[])[]): (string | number)[][] =>
  lines[0]!.map((_, column) => lines.map((line) => line[column]!));

describe('a file without the curve is refused with its place', () => {
  test.each<[string, (readonly (string | number)[])[], string]>([
    ['no terms', [['a', 'b']], 'In dit bestand staan geen looptijden'],
    ['a term that is missing', plain.toSpliced(20, 1), 'Het bestand, rij 21: hier hoort looptijd 21.'],
    ['a rate that is missing', plain.with(20, [21, '']), 'Het bestand, rij 21: de rente van looptijd 21 ontbreekt.'],
    ['too few terms', plain.slice(0, 30), 'Het bestand heeft 30 looptijden'],
    [
      'a rate with its point elsewhere',
      plain.with(20, [21, 0.09]),
      'De rente springt tussen looptijd 20 en 21 van 2,19% naar 9,00%.',
    ],
    ['a rate that cannot be', plain.map(([term]) => [term!, 45]), 'De rente van looptijd 1 is 45,00%'],
    ['two columns without a day', plain.map((row) => [...row, 0.02]), '2 kolommen met getallen, zonder dag erbij'],
    ['two rows without a day', across(plain.map((row) => [...row, 0.02])), '2 rijen met getallen, zonder dag erbij'],
    [
      'no row of the day',
      across([['', '31-08-2026'], ...plain]),
      'er is geen rij voor 30-09-2026; de nieuwste is 31-08-2026.',
    ],
    [
      'a rate that is missing in a row',
      across(plain.with(20, [21, ''])),
      'Het bestand, kolom 21: de rente van looptijd 21 ontbreekt.',
    ],
    ['another day', [['', '31-08-2026'], ...plain], 'er is geen kolom voor 30-09-2026; de nieuwste is 31-08-2026.'],
  ])('%s', (_what, lines, sentence) => {
    expect(() => readCurve(text(lines), day, nodePlatform)).toThrow(sentence);
  });

  test('an image', () => {
    expect(() => readCurve(Uint8Array.of(1, 0, 2, 0), day, nodePlatform)).toThrow('geen tekstbestand');
  });
});
