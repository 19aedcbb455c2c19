import { describe, expect, it } from 'vitest';
import { employeesContent } from '#output/files/document/employees-content.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { wrappedLines } from '#output/writers/drawing/fitted-text.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import { smallestText } from '#output/writers/pptx/draft.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { cutTexts, deckProblems } from '#test/slides/deck-inspector.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';
import { drawnSlides } from '#test/slides/drawn-deck.ts';
import { extremeContents } from '#test/slides/extreme-contents.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

const contents: readonly (readonly [string, () => Promise<OutputContent>])[] = [
  ...kinds.map((kind) => [`the example of ${kind}`, () => statutoryExample(kind)] as const),
  ...extremeContents().map(([name, content]) => [name, async () => content] as const),
  ['a difficult dossier', async () => difficultContent()],
  ['a scale that stays', () => statutoryExample('dcToDc', { gekozen_keuze: 'A' })],
  ...kinds.map(
    (kind) =>
      [
        `the example of ${kind}, for others`,
        async () => employeesContent(await statutoryExample(kind, { gekozen_keuze: 'B' })),
      ] as const,
  ),
  ...kinds.flatMap((kind) =>
    generatedContents(kind, propertyRuns(2).numRuns).map(
      (content, index) => [`generated dossier ${index + 1} of ${kind}`, async () => content] as const,
    ),
  ),
];

/** Texts that cannot be read from a chair. */
const smallTexts = (bytes: Uint8Array): readonly string[] =>
  drawnSlides(bytes).flatMap(({ number, objects }) =>
    objects.flatMap(({ name, texts }) =>
      texts.flatMap(({ runs }) =>
        runs
          .filter(({ text, size }) => text.trim() !== '' && size < smallestText)
          .map(({ text, size }) => `slide ${number}: ${name} has text of ${size} points: ${text}`),
      ),
    ),
  );

/** Percentages and amounts of a title; by what a choice or a case is called is its name, and a range is one figure. */
const figuresOf = (title: string): readonly string[] =>
  title
    .replaceAll('\u00a0', ' ')
    .replaceAll(/(?:premie|staffel|vervanging) van \d[\d.,]*%(?: tot \d[\d.,]*%)?/g, '')
    .replaceAll(/(?:staffel behouden|behoud van de staffel) \([^)]*\)/g, '')
    .replaceAll(/\d[\d.,]*% vlak/g, '')
    .replaceAll(/(\d%) tot \d[\d.,]*%/g, '$1')
    .match(/€ \d[\d.,]*|\d[\d.,]*%/g) ?? [];

/** More do not fit two lines of the size that every title has. */
const longestTitle = 90;

const titlesOf = (bytes: Uint8Array): readonly string[] =>
  openDeck(bytes)
    .slides.slice(1)
    .map((slide) => paragraphsOf(slide)[0] ?? '');

describe('the titles', () => {
  it.each(contents)('of %s have at most 90 characters and two figures, or one for each choice', async (_, content) => {
    const titles = titlesOf(await deckOf(await content()));
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.filter((title) => title.length > longestTitle)).toEqual([]);
    expect(titles.filter((title) => figuresOf(title).length > (title.startsWith('In 30 jaar kost') ? 3 : 2))).toEqual(
      [],
    );
  });

  it.each(contents)('of %s have no word alone on their last line', async (_, content) => {
    const { box, fontSize, bold } = placeholderOf('table', 'title');
    const alone = titlesOf(await deckOf(await content())).filter((title) => {
      const [first, ...others] = wrappedLines(title, box.w, fontSize, bold);
      return first !== title && (others.at(-1) ?? '').length < 15;
    });
    expect(alone).toEqual([]);
  });

  it('have their figures counted', () => {
    expect(figuresOf('Een vlakke premie van 20,0% kost € 12 meer, 3,0%')).toEqual(['€ 12', '3,0%']);
    expect(figuresOf('De staffel behouden (7,0% tot 40,0%) kost het minst')).toEqual([]);
    expect(figuresOf('De premie verandert van een staffel (7,0% tot 40,0%) in 20,0%')).toEqual(['7,0%', '20,0%']);
  });
});

/** Beside what a chart or table shows. */
const mostWords = 70;
const mostAppendixWords = 90;

const wordsOf = (slide: string): number =>
  objectsOf(slide)
    .filter(({ xml }) => xml.startsWith('<p:sp>'))
    .flatMap(({ xml }) => paragraphsOf(xml))
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

describe('the main slides', () => {
  it.each(contents)('of %s have at most 70 words each beside chart and table', async (_, content) => {
    const { slides, sections } = openDeck(await deckOf(await content()));
    const main = sections[0]!.slides.slice(1).map((number) => slides[number - 1]!);
    expect(main.filter((slide) => wordsOf(slide) > mostWords).map((slide) => paragraphsOf(slide).join(' / '))).toEqual(
      [],
    );
  });

  it.each(contents)('of %s have no word of the program', async (_, content) => {
    const { slides, sections } = openDeck(await deckOf(await content()));
    const texts = sections[0]!.slides.flatMap((number) => paragraphsOf(slides[number - 1]!));
    expect(texts.filter((text) => /werkmap|\bblad \w|standaardwaarde|\b[a-z]+_[a-z]+\b/.test(text))).toEqual([]);
  });

  it('have one size of title', async () => {
    const xml = (await Promise.all(contents.slice(0, 3).map(async ([, content]) => deckOf(await content())))).flatMap(
      (bytes) => openDeck(bytes).slides,
    );
    const sized = xml.map((slide) => /<p:ph type="title"[\s\S]*?<\/p:sp>/.exec(slide)?.[0] ?? '');
    expect(sized.filter((title) => /sz="\d+"/.test(title))).toEqual([]);
  });
});

describe('the appendix', () => {
  it.each(contents)('of %s has at most 90 words on a slide beside chart and table', async (_, content) => {
    const { slides, sections } = openDeck(await deckOf(await content()));
    const appendix = sections.slice(1).flatMap((section) => section.slides.map((number) => slides[number - 1]!));
    expect(
      appendix.filter((slide) => wordsOf(slide) > mostAppendixWords).map((slide) => paragraphsOf(slide).join(' / ')),
    ).toEqual([]);
  });
});

describe('the text of all slides', () => {
  it.each(contents)('of %s is twelve points or more, whole and within its place', async (_, content) => {
    const bytes = await deckOf(await content());
    expect([...smallTexts(bytes), ...cutTexts(bytes), ...deckProblems(bytes)]).toEqual([]);
  });
});
