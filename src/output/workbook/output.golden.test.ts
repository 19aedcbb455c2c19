import { expect, test } from 'vitest';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { withStatutory } from '#test/fixtures/statutory-content.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';

test('the output workbook of the example dossier says what it said before', async () => {
  const content = await calculatedContent();
  // The fingerprint changes with every byte of the template; the rest must not.
  const stamp = { programVersion: '0.1.0', inputSha256: '0'.repeat(64) };
  const bytes = await workbookOf(withStatutory({ ...content, stamp }));
  expectGolden(workbookText(bytes), 'golden/output.txt', import.meta.url);
});

test.each([
  ['scheme', 'golden/guarantee-output.txt'],
  ['ambition', 'golden/ambition-output.txt'],
] as const)(
  'the output workbook from average pay with the %s as reference says what it said before',
  async (reference, golden) => {
    const content = averagePayContent(reference, 8, { ownProposal: { flat: 0.2, scale: exampleScale } });
    const text = workbookText(await workbookOf(withStatutory(content)));
    expect(text).not.toMatch(/undefined|NaN/);
    expectGolden(text, golden, import.meta.url);
  },
);
