import { describe, expect, it } from 'vitest';
import { smallGroupNote } from '#output/language/small-group.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { withStatutory } from '#test/fixtures/statutory-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

describe('a report of few people', () => {
  it.each([1, smallestGroup - 1, smallestGroup])(
    'says whether its costs give salaries away, with %d',
    async (count) => {
      const content = averagePayContent('scheme', count);
      const { slides } = openDeck(await deckOf(content));
      const texts = slides.slice(0, 3).map((slide) => paragraphsOf(slide).join(' '));
      const isSmall = count < smallestGroup;
      expect(texts[0]).toContain('Vertrouwelijk');
      expect(texts.some((text) => /(?:is het salaris|zijn salarissen) te herleiden/.test(text))).toBe(isSmall);
      expect(smallGroupNote(content.result)?.includes('één deelnemer') ?? false).toBe(count === 1);
    },
  );

  it.each([1, smallestGroup - 1, smallestGroup])(
    'has the effects of the law without compensation, unless they are enough, with %d',
    async (count) => {
      const example = exampleContent(count);
      const content = withStatutory({ ...example, result: resultOf(example.dossier.input) });
      const { slides } = openDeck(await deckOf(content));
      const told = slides
        .map((slide) => paragraphsOf(slide))
        .filter((texts) => texts[1]?.startsWith('Transitie-effecten'));
      const all = told.flat();
      expect(told.length).toBeGreaterThan(0);
      const isSmall = count < smallestGroup;
      expect(all.some((text) => text.includes('€'))).toBe(true);
      expect(all.some((text) => /met compensatie/i.test(text))).toBe(!isSmall);
    },
  );
});
