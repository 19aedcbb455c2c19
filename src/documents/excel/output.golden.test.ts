import { test } from 'vitest';
import { outputWorkbook } from '#documents/excel/output.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';

test('the output workbook of the example dossier says what it said before', async () => {
  const content = await calculatedContent();
  // The fingerprint changes with every byte of the template; the rest must not.
  const stamp = { programVersion: '0.1.0', inputSha256: '0'.repeat(64) };
  const bytes = await outputWorkbook({ ...content, stamp });
  expectGolden(workbookText(bytes), 'output.golden.txt', import.meta.url);
});
