import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { amount, percentage, wholeNumber } from '#office/document/dutch-format.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The scenarios by hand of the manual. */
const told = read('content/handleiding.md')
  .split('{#drie-scenarios}')[1]!
  .split(/\n#{1,3} /)[0]!;

/** The last column of the tables of the method, whose figures another test calculates. */
const figures = read('docs/method/statutory-effects.md')
  .split('\n')
  .flatMap((line) => {
    const last = line.split('|').at(-2)?.trim() ?? '';
    return /^-?[\d,]+\.\d+%?$/.test(last) ? [last] : [];
  });

/** A figure of the method as the manual writes it: in whole euros, or with one decimal. */
function shown(figure: string): readonly string[] {
  const value = Number(figure.replaceAll(/[,%]/g, ''));
  return figure.endsWith('%')
    ? [percentage(Math.abs(value) / 100)]
    : [amount(Math.abs(value)).replace('\u00a0', ' '), wholeNumber(Math.abs(value))];
}

test('the manual works three scenarios by hand to the figures of the method', () => {
  const known = new Set(figures.flatMap(shown));
  // Those that were entered, and those of steps within a row of the method.
  const entered = '€ 100.000|€ 40.000|€ 99.127|€ 112.815|€ 19'.split('|');
  const found = told.match(/€ \d[\d.]*\d/g) ?? [];
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((figure) => !known.has(figure) && !entered.includes(figure))).toEqual([]);
  for (const figure of ['€ 5.976', '€ 8.458', '€ 10.664', '€ 5.761', '€ 8.182', '€ 10.341', '€ 3.157', '40,4%'])
    expect([told.includes(figure), known.has(figure)]).toEqual([true, true]);
});
