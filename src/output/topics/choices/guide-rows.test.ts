import { expect, it } from 'vitest';
import { guideRows } from '#output/topics/choices/guide-rows.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

it('a name that is longer than its cell runs on into an empty one, and no row is wider than the columns', () => {
  const links = guideRows(exampleContent(10)).filter((row) => row.some((cell) => cell?.look === 'link'));
  expect(Math.max(...links.map((row) => row.length))).toBe(9);
  const beside = links.flatMap((row) =>
    row.flatMap((cell, place) =>
      cell?.look === 'link' && typeof cell.content === 'string' && cell.content.length > 14 ? [row[place + 1]] : [],
    ),
  );
  expect(beside).toEqual([null]);
});
