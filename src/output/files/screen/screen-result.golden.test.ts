import { describe, it } from 'vitest';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { placedResult } from '#output/files/screen/placed-result.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { expectGolden } from '#test/golden.ts';
import { screenText } from '#test/screen/screen-text.ts';

const textOf = (content: OutputContent): string => screenText(placedResult(screenResult(content), content));

describe('the results page, as text', () => {
  it('shows what was agreed for a premium scheme', () => {
    const content = exampleContent(60);
    expectGolden(
      textOf({ ...content, result: resultOf(content.dossier.input) }),
      'golden/premium-screen.txt',
      import.meta.url,
    );
  });

  it.each([
    ['scheme', 'golden/guarantee-screen.txt'],
    ['ambition', 'golden/ambition-screen.txt'],
  ] as const)('shows what was agreed for average pay with the %s as reference', (reference, golden) => {
    const ownProposal = { flat: 0.2, scale: exampleScale };
    const content = averagePayContent(reference, 60, reference === 'ambition' ? { ownProposal } : {});
    expectGolden(textOf(content), golden, import.meta.url);
  });
});
