import { expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';

test.each(schemeKinds)('the empty template %s says what it said before', async (kind) => {
  const text = workbookText(await templateWorkbook(kind));
  expect(text).not.toMatch(/undefined|NaN/);
  const people = text.indexOf('== Lijsten');
  expectGolden(`${text.slice(0, people).trimEnd()}\n`, `golden/template-${kind}.txt`, import.meta.url);
});
