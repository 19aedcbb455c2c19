import { expect, it } from 'vitest';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

it('the start of the new scheme stands out by a diamond at the end of the line', async () => {
  const { slides } = openDeck(await deckOf(exampleContent(25)));
  const slide = slides.find((one) => paragraphsOf(one).includes('Besluit en planning')) ?? '';
  const dots = objectsOf(slide).filter(({ name }) => /^Punt \d/.test(name));
  const presets = dots.map(({ xml }) => /prst="(\w+)"/.exec(xml)?.[1]);
  expect(presets.length).toBeGreaterThan(3);
  expect(presets).toEqual([...presets.slice(1).map(() => 'ellipse'), 'diamond']);
});
