import { describe, expect, test } from 'vitest';
import { openGroupSheet } from '#output/workbook/sheets/open-group-sheet.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

/** Everything on the sheet, where the law says this of keeping the scale. */
const sheetWhere = (allowed: 'yes' | 'no'): string =>
  JSON.stringify(
    openGroupSheet(exampleContent(25, (result) => ({ ...result, grandfathering: { allowed, grounds: [] } }))),
  );

describe('the sheet on the open group', () => {
  test('gives the cost of a kept scale, and what who enters pays beside it, only where a scale may be kept', () => {
    for (const text of ['Eerbiedigende werking', '"Premie"']) {
      expect(sheetWhere('yes')).toContain(text);
      expect(sheetWhere('no')).not.toContain(text);
    }
  });
});
