import { describe, it } from 'vitest';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { expectGolden } from '#test/golden.ts';
import { screenText } from '#test/screen/screen-text.ts';

describe('the results page, as text', () => {
  it('shows what was agreed for a premium scheme', () => {
    const content = exampleContent(60);
    const text = screenText(screenResult({ ...content, result: resultOf(content.dossier.input) }));
    expectGolden(text, 'golden/premium-screen.txt', import.meta.url);
  });

  it.each([
    ['scheme', 'golden/guarantee-screen.txt'],
    ['ambition', 'golden/ambition-screen.txt'],
  ] as const)('shows what was agreed for average pay with the %s as reference', (reference, golden) => {
    const ownProposal = { flat: 0.2, scale: exampleScale };
    const content = averagePayContent(reference, 60, reference === 'ambition' ? { ownProposal } : {});
    expectGolden(screenText(screenResult(content)), golden, import.meta.url);
  });
});
