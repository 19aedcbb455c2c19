import { expect, it } from 'vitest';
import { fittedParts, tableFontSize } from '#output/writers/docx/fitted-parts.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';

const tableOf = (shares: readonly number[], row: readonly string[]): ExhibitTable => ({
  columns: shares.map((share) => ({ head: 'kop', share, align: 'left' })),
  rows: [row],
  emphasised: [],
  barred: [],
});

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

it('a column is as wide as its longest word, however little it asked for', () => {
  const [part] = fittedParts(tableOf([5, 95], ['Arbeidsongeschiktheid', 'x']), 9000);
  expect(part!.widths[0]).toBeGreaterThan(1700);
  expect(total(part!.widths)).toBe(9000);
});

it('a figure stays whole in a wider font too, where another column has room to spare', () => {
  const figure = '€ 1.234.567'.replaceAll(' ', '\u00a0');
  const row = ['Een naam met veel ruimte', figure, figure, figure, figure];
  const table = { ...tableOf([80, 5, 5, 5, 5], row), emphasised: [0] };
  const [part] = fittedParts(table, 9300);
  const inArial = textWidth(figure, tableFontSize, true) * 1440;
  for (const width of part!.widths.slice(1)) expect(width).toBeGreaterThan(1.13 * inArial);
  expect(fittedParts(tableOf([80, 5, 5, 5, 5], row), 6100)).toHaveLength(1);
});

it('room goes where it takes lines away: to short texts of every row before a long one of a single row', () => {
  const rows = Array.from({ length: 20 }, (_, row) => [
    row === 0 ? 'Een lange naam van een enkel onderwerp, die ook over twee regels kan staan' : 'Kort',
    row === 1 ? 'Een omschrijving die langer is dan de kolom breed is, in een enkele rij' : 'Naam',
    'standaardwaarde, bevestigd',
  ]);
  const table = { ...tableOf([40, 40, 20], ['', '', '']), rows };
  const [part] = fittedParts(table, 6000);
  expect(part!.widths[2]).toBeGreaterThan(textWidth('standaardwaarde, bevestigd', tableFontSize, true) * 1440);
  expect(total(part!.widths)).toBe(6000);
});

it('what is left goes to who asked for more than a word', () => {
  const [part] = fittedParts(tableOf([20, 80], ['aap', 'noot mies wim zus jet']), 9000);
  expect(part!.widths[1]! / part!.widths[0]!).toBeGreaterThan(3);
});

it('a date stays whole, and a long text gets the room of columns that asked for more than they need', () => {
  const row = ['30-06-2023', 'voorbij', 'lang '.repeat(60), 'Dossier'];
  const [part] = fittedParts(tableOf([25, 25, 25, 25], row), 9300);
  const [date, , long] = part!.widths;
  expect(date).toBeGreaterThan(1000);
  expect(long).toBeGreaterThan(5000);
  expect(total(part!.widths)).toBe(9300);
});

it('a date is not broken after the word before it', () => {
  const [part] = fittedParts(tableOf([5, 95], ['vóór 01-12-2026', 'lang '.repeat(60)]), 9300);
  const [alone] = fittedParts(tableOf([5, 95], ['01-12-2026', 'lang '.repeat(60)]), 9300);
  expect(part!.widths[0]).toBeGreaterThan(alone!.widths[0]! + 300);
});

it('columns that do not fit stand below the others, each part with the first column', () => {
  const words = Array.from({ length: 8 }, () => '€ 1.234.567.890'.replaceAll(' ', '\u00a0'));
  const table = tableOf(
    words.map(() => 10),
    words,
  );
  const placesAt = (width: number) => fittedParts(table, width).map(({ places }) => places);
  expect(placesAt(14_000)).toEqual([[0, 1, 2, 3, 4, 5, 6, 7]]);
  expect(placesAt(9300)).toEqual([
    [0, 1, 2, 3, 4],
    [0, 5, 6, 7],
  ]);
  for (const width of [14_000, 9300, 2000])
    for (const { widths } of fittedParts(table, width)) expect(total(widths)).toBe(width);
});
