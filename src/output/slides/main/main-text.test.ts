import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/output-content.ts';
import { smallestTexts } from '#output/slides/drawing/draft.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { cutTexts, deckProblems } from '#test/slides/deck-inspector.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';
import { drawnSlides } from '#test/slides/drawn-deck.ts';
import { extremeContents } from '#test/slides/extreme-contents.ts';
import { openDeck } from '#test/slides/open-deck.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

const contents: readonly (readonly [string, () => Promise<OutputContent>])[] = [
  ...kinds.map((kind) => [`the example of ${kind}`, () => statutoryExample(kind)] as const),
  ...extremeContents().map(([name, content]) => [name, async () => content] as const),
  ['a difficult dossier', async () => difficultContent()],
  ...kinds.flatMap((kind) =>
    generatedContents(kind, propertyRuns(2).numRuns).map(
      (content, index) => [`generated dossier ${index + 1} of ${kind}`, async () => content] as const,
    ),
  ),
];

/** Texts of the main slides that cannot be read from a chair. */
function smallTexts(bytes: Uint8Array): readonly string[] {
  const [main] = openDeck(bytes).sections;
  return drawnSlides(bytes)
    .filter(({ number }) => main?.slides.includes(number))
    .flatMap(({ number, objects }) =>
      objects.flatMap(({ name, texts }) =>
        texts.flatMap(({ runs }) =>
          runs
            .filter(({ text, size }) => text.trim() !== '' && size < smallestTexts.main)
            .map(({ text, size }) => `slide ${number}: ${name} has text of ${size} points: ${text}`),
        ),
      ),
    );
}

describe('the text of the main slides', () => {
  it.each(contents)('of %s is twelve points or more, whole and within its place', async (_, content) => {
    const bytes = await deckOf(await content());
    const [main] = openDeck(bytes).sections;
    const ofMain = (problem: string): boolean => main!.slides.includes(Number(/slide (\d+)/.exec(problem)?.[1]));
    expect([...smallTexts(bytes), ...cutTexts(bytes).filter(ofMain), ...deckProblems(bytes).filter(ofMain)]).toEqual(
      [],
    );
  });
});
