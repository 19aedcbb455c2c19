import { expect, test } from 'vitest';
import { outputWorkbook } from '#documents/excel/output.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';

test('the output workbook of the example dossier says what it said before', async () => {
  const content = await calculatedContent();
  // The fingerprint changes with every byte of the template; the rest must not.
  const stamp = { programVersion: '0.1.0', inputSha256: '0'.repeat(64) };
  const bytes = await outputWorkbook({ ...content, stamp });
  expectGolden(workbookText(bytes), 'output.golden.txt', import.meta.url);
});

test.each([
  ['dbToDc', 'guarantee-output.golden.txt'],
  ['ambitionDbToDc', 'ambition-output.golden.txt'],
] as const)('the output workbook of a dossier of kind %s says what it said before', async (kind, golden) => {
  const content = averagePayContent(kind, 8, { ownProposal: { flat: 0.2, scale: exampleScale } });
  const text = workbookText(await outputWorkbook(content));
  expect(text).not.toMatch(/undefined|NaN/);
  expectGolden(text, golden, import.meta.url);
});
