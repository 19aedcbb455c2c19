import { dayInTests } from '#test/fixtures/day-in-tests.ts';
import { expect, test } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { withStatutory } from '#test/fixtures/statutory-content.ts';
import { wordingsIn } from '#test/forbidden-wordings.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookOutline } from '#test/office-package/workbook-outline.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';

/** The content with one law version: the real one changes with each comparison of the law, the rest must not. */
const onLawVersion = (content: OutputContent): OutputContent => ({
  ...content,
  result: { ...content.result, basis: { ...content.result.basis, lawVersion: '2026-11-23' } },
});

function expectAsAgreed(bytes: Uint8Array, golden: string): void {
  const text = workbookText(bytes);
  expect(text).not.toMatch(/undefined|NaN/);
  expect(text.split('\n').flatMap(wordingsIn)).toEqual([]);
  expectGolden(workbookOutline(text), golden, import.meta.url);
}

test('the output workbook of the example dossier says what it said before', async () => {
  const content = await calculatedContent();
  // The fingerprint changes with every byte of the template; the rest must not.
  const stamp = { programVersion: '0.1.0', inputSha256: '0'.repeat(64), day: dayInTests };
  expectAsAgreed(await workbookOf(onLawVersion(withStatutory({ ...content, stamp }))), 'golden/output.txt');
});

test.each([
  ['scheme', 'golden/guarantee-output.txt'],
  ['ambition', 'golden/ambition-output.txt'],
] as const)(
  'the output workbook from average pay with the %s as reference says what it said before',
  async (reference, golden) => {
    const content = averagePayContent(reference, 8, { ownProposal: { flat: 0.2, scale: exampleScale } });
    expectAsAgreed(await workbookOf(onLawVersion(withStatutory(content))), golden);
  },
);
