import { test } from 'vitest';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';

test('an empty template comes back with the findings that it came back with before', async () => {
  const input = await templateWorkbook('dcToDc');
  const { findings } = readDossier(readWorkbook(input, nodePlatform));
  const text = workbookText(annotatedWorkbook(input, findings, nodePlatform));
  const fouten = text.slice(0, text.indexOf('== Toelichting'));
  expectGolden(fouten, 'golden/annotate.txt', import.meta.url);
});
