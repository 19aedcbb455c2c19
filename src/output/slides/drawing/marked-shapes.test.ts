import { nameIn } from '#output/alternatives/alternative-name.ts';
import { describe, expect, it } from 'vitest';
import { milestonesOf } from '#output/words/conclusions/milestones.ts';
import { marksOf } from '#output/words/verdict/marks.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { answerKeys } from '#core/result/alternative-key.ts';

const content = exampleContent(25, (result) =>
  changedAlternatives(result, { profitNeutralFlat: { feasible: false, shortfall: { amount: 5, fraction: 0.1 } } }),
);
const slideOn = async (topic: string): Promise<string> =>
  openDeck(await deckOf(content)).slides.find((slide) => paragraphsOf(slide).includes(topic)) ?? '';

/** A line around a shape that can be seen. */
const isOutlined = (xml: string): boolean => /<a:ln[^>]*>\s*<a:solidFill>/.test(xml);

describe('what stands out by its shape', () => {
  it('are the answers that cannot be, by a line around their card', async () => {
    const cards = objectsOf(await slideOn('Samenvatting'));
    for (const key of answerKeys) {
      const card = cards.find(({ name }) => name === nameIn(content.result, key, 'short'));
      const isBarred = marksOf(alternativeOf(content.result, key)).some(({ tone }) => tone === 'bad');
      expect(isOutlined(card?.xml ?? ''), key).toBe(isBarred);
    }
    expect(answerKeys.filter((key) => !alternativeOf(content.result, key).feasible)).toEqual(['profitNeutralFlat']);
  });

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
