import { test } from 'vitest';
import { annotatedWorkbook } from '#documents/excel/annotate.ts';
import { readDossier } from '#documents/excel/read-dossier.ts';
import { readWorkbook } from '#documents/excel/read-workbook.ts';
import { templateWorkbook } from '#documents/excel/template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';

test('an empty template comes back with the findings that it came back with before', async () => {
  const input = await templateWorkbook('dcToDc');
  const { findings } = readDossier(readWorkbook(input, nodePlatform));
  const text = workbookText(annotatedWorkbook(input, findings, nodePlatform));
  const fouten = text.slice(0, text.indexOf('== Toelichting'));
  expectGolden(fouten, 'annotate.golden.txt', import.meta.url);
});
