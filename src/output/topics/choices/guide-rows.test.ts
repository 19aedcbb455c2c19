import { expect, it } from 'vitest';
import { guideRows } from '#output/topics/choices/guide-rows.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

it('no row of links is wider than the columns of the sheet', () => {
  const links = guideRows(exampleContent(10)).filter((row) => row.some((cell) => cell?.look === 'link'));
  expect(Math.max(...links.map((row) => row.length))).toBe(5);
});
