import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { drawnFillings } from '#test/fixtures/drawn-fillings.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

const contents: readonly (readonly [string, () => Promise<OutputContent>])[] = [
  ...kinds.map((kind) => [`the example of ${kind}`, () => statutoryExample(kind)] as const),
  ['one participant', async () => exampleContent(1)],
  ['three participants', async () => exampleContent(3)],
  ['a difficult dossier', async () => difficultContent()],
  ...kinds.flatMap((kind) =>
    drawnFillings(kind, propertyRuns(2).numRuns).map(
      (filling, index) => [`drawn dossier ${index + 1} of ${kind}`, () => calculatedContent(filling, kind)] as const,
    ),
  ),
];

/** What the line above the title says. */
const topicOf = (slide: string): string => {
  const topic = objectsOf(slide).find(({ name }) => name === 'Onderwerp');
  return paragraphsOf(topic?.xml ?? '').join('');
};

describe.each(contents)('the order of the report of %s', (_, content) => {
  it('is a main section of six slides at most, one for each subject, and an appendix behind a divider', async () => {
    const { sections, slides } = openDeck(await deckOf(await content()));
    expect(sections.map(({ name }) => name)).toEqual(['Hoofdlijn', 'Bijlage']);
    expect(sections.flatMap((section) => section.slides)).toEqual(slides.map((__, index) => index + 1));
    const [main = [], appendix = []] = sections.map((section) => section.slides.map((at) => slides[at - 1] ?? ''));
    expect(main.length).toBeGreaterThan(1);
    expect(main.length).toBeLessThanOrEqual(6);
    expect(new Set(main.map(topicOf)).size).toBe(main.length);
    const [divider = '', ...others] = appendix;
    expect(topicOf(divider)).toBe('Bijlage');
    const told = paragraphsOf(divider);
    expect(others.length).toBeGreaterThan(0);
    for (const slide of others) expect(told).toContain(`• ${topicOf(slide)}`);
  });
});
