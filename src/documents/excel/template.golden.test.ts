import { expect, test } from 'vitest';
import { templateTypes } from '#contract/dossiers.ts';
import { templateWorkbook } from '#documents/excel/template.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';

test.each(templateTypes)('the empty template %s says what it said before', async (kind) => {
  const text = workbookText(await templateWorkbook(kind));
  expect(text).not.toMatch(/undefined|NaN/);
  const people = text.indexOf('== Lijsten');
  expectGolden(`${text.slice(0, people).trimEnd()}\n`, `template-${kind}.golden.txt`, import.meta.url);
});
