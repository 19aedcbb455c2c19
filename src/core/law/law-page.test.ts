import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#core/calendar/days.ts';
import { lawRegister } from '#core/law/register.ts';
import { compensationLimit } from '#core/law/compensation-limit.ts';
import { lowestReducedOffset, middleReducedOffset, minimumOffset } from '#core/law/yearly-values.ts';
import { flatPremiumLimit } from '#core/law/flat-premium-limit.ts';
import { valueOn } from '#core/law/dated.ts';

const day2026 = dayOf('2026-01-01');

describe('the page on values of law', () => {
  const page = readFileSync(new URL('../../../docs/method/law-values.md', import.meta.url), 'utf8');
  const points = (fraction: number): string => `${Number((100 * fraction).toFixed(3))}%`;

  test('prints the levels and maxima of 2026 as they are', () => {
    const limit = valueOn(flatPremiumLimit, day2026).value;
    const [lowest, middle] = [
      valueOn(lowestReducedOffset, day2026).value ?? 0,
      valueOn(middleReducedOffset, day2026).value ?? 0,
    ];
    const minimum = valueOn(minimumOffset, day2026).value;
    const [a, b, c] = [lowest, middle, minimum].map((amount) => amount.toLocaleString('en-US'));
    for (const row of [
      `| ${c} and more | full | ${points(limit.full)} |`,
      `| ${b} up to ${c} | middle | ${points(limit.middle)} |`,
      `| ${a} up to ${b} | lowest | ${points(limit.lowest)} |`,
    ]) {
      expect(page).toContain(row);
    }
  });

  test('prints the room with compensation as it follows from the maxima', () => {
    const limit = valueOn(flatPremiumLimit, day2026).value;
    const room = valueOn(compensationLimit, day2026).value;
    expect(page).toContain(`33 - (30 - 28.608) = ${points(room - (limit.full - limit.middle))}`);
    expect(page).toContain(`33 - (30 - 27.216) = ${points(room - (limit.full - limit.lowest))}`);
  });

  test('names every gap', () => {
    const gaps = lawRegister.flatMap((series) => series.entries.filter((entry) => entry.value === null));
    expect(gaps.map((entry) => entry.from.slice(0, 4))).toEqual(['2024']);
    expect(page).toContain('One gap now: the\n  survivor benefit (Anw) of 2024.');
  });
});
