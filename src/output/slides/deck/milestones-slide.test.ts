import { expect, it } from 'vitest';
import { nextSteps } from '#output/words/next-steps.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

it('every step stands on its slide whole, also where the current scale is above the maximum', async () => {
  const content = exampleContent();
  const { input, facts } = content.dossier;
  const result = resultOf(input);
  const { slides } = openDeck(await deckOf({ ...content, result }));
  const slide = slides.map(paragraphsOf).find((texts) => texts.includes('Vervolgstappen en wettelijke mijlpalen'))!;
  const steps = nextSteps({ input, result }, facts.contractEnd).map(({ what }, index) => `${index + 1}. ${what}`);
  expect(steps.join()).toContain('nu boven het maximum');
  const shown = new Set(slide.map((text) => text.replaceAll('\u00a0', ' ')));
  expect(steps.filter((step) => !shown.has(step))).toEqual([]);
});
