import { describe, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { employeesContent } from '#output/files/document/employees-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { withStatutory } from '#test/fixtures/statutory-content.ts';
import { expectGolden } from '#test/golden.ts';
import { deckText } from '#test/slides/deck-text.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';

/** The example with what its dossier comes to. */
function calculatedExample(count?: number): OutputContent {
  const content = exampleContent(count);
  return { ...content, result: resultOf(content.dossier.input) };
}

describe('the report, as text', () => {
  it('says what was agreed for a calculated dossier', async () => {
    const deck = await deckOf(withStatutory(calculatedExample()));
    expectGolden(deckText(deck), 'golden/report.txt', import.meta.url);
  });

  it.each([
    ['scheme', 'golden/guarantee-report.txt'],
    ['ambition', 'golden/ambition-report.txt'],
  ] as const)('says what was agreed for an average pay dossier with the %s as reference', async (reference, golden) => {
    const ownProposal = { flat: 0.2, scale: exampleScale };
    const content = averagePayContent(reference, 60, reference === 'ambition' ? { ownProposal } : {});
    expectGolden(deckText(await deckOf(withStatutory(content))), golden, import.meta.url);
  });

  it('says what was agreed when nothing can be reached and names are long', async () => {
    expectGolden(deckText(await deckOf(difficultContent())), 'golden/difficult-report.txt', import.meta.url);
  });

  it('says what was agreed for others than the employer', async () => {
    const content = employeesContent(withStatutory(calculatedExample(60)));
    expectGolden(deckText(await deckOf(content)), 'golden/employees-report.txt', import.meta.url);
  });

  it('says what was agreed for a group too small to show cohorts', async () => {
    expectGolden(deckText(await deckOf(calculatedExample(3))), 'golden/small-report.txt', import.meta.url);
  });
});
