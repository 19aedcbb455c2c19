import { describe, it } from 'vitest';
import { calculate } from '#core/calculate.ts';
import { reportDeck } from '#documents/slides/deck.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { expectGolden } from '#test/golden.ts';
import { deckText } from '#test/slides/deck-text.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';

describe('the report, as text', () => {
  it('says what was agreed for a calculated dossier', async () => {
    const content = exampleContent();
    const deck = await reportDeck({ ...content, result: calculate(content.dossier.input) });
    expectGolden(deckText(deck), 'report.golden.txt', import.meta.url);
  });

  it.each([
    ['dbToDc', 'guarantee-report.golden.txt'],
    ['ambitionDbToDc', 'ambition-report.golden.txt'],
  ] as const)('says what was agreed for an average pay dossier of kind %s', async (kind, golden) => {
    const ownProposal = { flat: 0.2, scale: exampleScale };
    const content = averagePayContent(kind, 60, kind === 'ambitionDbToDc' ? { ownProposal } : {});
    expectGolden(deckText(await reportDeck(content)), golden, import.meta.url);
  });

  it('says what was agreed when nothing can be reached and names are long', async () => {
    expectGolden(deckText(await reportDeck(difficultContent())), 'difficult-report.golden.txt', import.meta.url);
  });

  it('says what was agreed for a group too small to show cohorts', async () => {
    expectGolden(deckText(await reportDeck(exampleContent(3))), 'small-report.golden.txt', import.meta.url);
  });
});
