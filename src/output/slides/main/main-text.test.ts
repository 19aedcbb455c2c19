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
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

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

/** Percentages and amounts of a title; the premium by which a choice is called is its name, and a range is one figure. */
const figuresOf = (title: string): readonly string[] =>
  title
    .replaceAll('\u00a0', ' ')
    .replaceAll(/(?:premie|staffel) van \d[\d.,]*%(?: tot \d[\d.,]*%)?/g, '')
    .replaceAll(/(\d%) tot \d[\d.,]*%/g, '$1')
    .match(/€ \d[\d.,]*|\d[\d.,]*%/g) ?? [];

/** Slides of which the title had more of them: those of what was compared by two premiums still have. */
const oneFigure = new Set(['Transitie-effecten, wettelijke basis', 'Als iemand overlijdt']);

/** Titles of those slides, and of the first two. */
function oneFigureTitles(bytes: Uint8Array): readonly string[] {
  const { sections, slides } = openDeck(bytes);
  return (sections[0]?.slides ?? []).flatMap((at) => {
    const paragraphs = paragraphsOf(slides[at - 1] ?? '');
    return at <= 2 || paragraphs.some((text) => oneFigure.has(text)) ? paragraphs.slice(0, 1) : [];
  });
}

describe('the titles of cover, one page, transition effects and death', () => {
  it.each(contents)('of %s have one figure at most', async (_, content) => {
    const titles = oneFigureTitles(await deckOf(await content()));
    expect(titles.filter((title) => figuresOf(title).length > 1)).toEqual([]);
  });

  it('have their figures counted', () => {
    expect(figuresOf('Een vlakke premie van 20,0% kost € 12 meer, 3,0%')).toEqual(['€ 12', '3,0%']);
  });
});

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
