import { describe, expect, it } from 'vitest';
import { smallGroupNote } from '#output/words/conclusions/small-group.ts';
import { smallestGroup } from '#output/words/conclusions/subject.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

describe('a report of few people', () => {
  it.each([1, smallestGroup - 1, smallestGroup])(
    'says whether its costs give salaries away, with %d',
    async (count) => {
      const content = averagePayContent('scheme', count);
      const { slides } = openDeck(await deckOf(content));
      const texts = slides.slice(0, 3).map((slide) => paragraphsOf(slide).join(' '));
      const isSmall = count < smallestGroup;
      expect(texts[0]).toContain('vertrouwelijk');
      expect(texts.slice(1).some((text) => /(?:is het salaris|zijn salarissen) te herleiden/.test(text))).toBe(isSmall);
      expect(smallGroupNote(content.result)?.includes('één deelnemer') ?? false).toBe(count === 1);
    },
  );
});
