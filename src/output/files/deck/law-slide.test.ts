import { expect, it } from 'vitest';
import { deckOf } from '#test/fixtures/made-files.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

it('says by which article there is no plan, also where no choice asks for one', async () => {
  const { dossier, ...content } = exampleContent();
  const input = { ...dossier.input, schemeOn30June2023: 'noScheme' } as const;
  const made = { ...content, dossier: { ...dossier, input }, result: resultOf(input) };
  const { slides } = openDeck(await deckOf(made));
  const texts = slides
    .map((slide) => paragraphsOf(slide).map(spaced))
    .find((told) => told.includes('Wat de wet vraagt'))!;
  expect(texts[0]).toMatch(/transitieplan.is.niet.nodig$/);
  expect(texts).toContain('Geen transitieplan (art. 150b lid 1 onder a PW).');
});

it('says beside each choice who agrees, and beside a choice alone what is needed', async () => {
  const { dossier, ...content } = await calculatedContent();
  const textsOf = async (kept: boolean): Promise<readonly string[]> => {
    const input = kept ? dossier.input : ({ ...dossier.input, schemeOn30June2023: 'noScheme' } as const);
    const made = { ...content, dossier: { ...dossier, input }, result: resultOf(input) };
    return openDeck(await deckOf(made))
      .slides.map((slide) => paragraphsOf(slide).map(spaced))
      .find((told) => told.includes('Wat de wet vraagt'))!;
  };
  const consent = /^Instemming ondernemingsraad/;
  const [both, alone] = [await textsOf(true), await textsOf(false)];
  expect(both.filter((text) => consent.test(text))).toHaveLength(2);
  expect(both).not.toContain('Wat is nodig?');
  expect(alone[alone.indexOf('Wat is nodig?') + 1]).toMatch(consent);
});

it('says of a scale that may not be known to stay that there is no plan if it stays', async () => {
  const { dossier, ...content } = await calculatedContent();
  const input = { ...dossier.input, schemeOn30June2023: 'unknown', chosenAlternative: 'A' } as const;
  const made = { ...content, dossier: { ...dossier, input }, result: resultOf(input) };
  const texts = openDeck(await deckOf(made))
    .slides.map(paragraphsOf)
    .find((told) => told.includes('Wat de wet vraagt'))!
    .map((text) => text.replaceAll('\u00a0', ' '));
  expect(texts).toContain('▲ nog onbekend');
  expect(texts).toContain('Geen transitieplan als de progressieve premie mag blijven (art. 150b lid 1 onder c PW).');
});
