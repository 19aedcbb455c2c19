import { describe, expect, it } from 'vitest';
import { milestonesOf } from '#output/words/conclusions/milestones.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const content = exampleContent(25);
const slideOn = async (topic: string): Promise<string> =>
  openDeck(await deckOf(content)).slides.find((slide) => paragraphsOf(slide).includes(topic)) ?? '';

describe('what stands out by its shape', () => {
  it('are the days that are past, by an open dot, and those of the dossier by a diamond', async () => {
    const dots = objectsOf(await slideOn('Vervolgstappen en wettelijke mijlpalen')).filter(({ name }) =>
      /^Punt \d/.test(name),
    );
    const days = milestonesOf({ input: content.dossier.input, result: content.result }, null);
    expect(dots).toHaveLength(days.length);
    expect(days.some(({ isPast }) => isPast)).toBe(true);
    for (const [index, { isPast, source }] of days.entries()) {
      const [fill = ''] = /<\/a:prstGeom>.*?<\/a:solidFill>/s.exec(dots[index]?.xml ?? '') ?? [];
      expect(fill, `day ${index + 1}`).toContain(isPast ? 'bg1' : 'tx2');
      expect(dots[index]?.xml, `day ${index + 1}`).toContain(`prst="${source === 'Dossier' ? 'diamond' : 'ellipse'}"`);
    }
  });
});
