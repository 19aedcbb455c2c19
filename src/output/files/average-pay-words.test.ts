import { describe, expect, it } from 'vitest';
import type { AveragePayDossierInput, Reference } from '#core/dossier/dossier.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent, averagePayInput } from '#test/fixtures/average-pay-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { written } from '#test/office-package/output-contents.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

/** What slides, notes and sheets say, but for the sheet that explains terms. */
async function textsOf(content: OutputContent): Promise<readonly string[]> {
  const deck = openDeck(await deckOf(content));
  const notes = deck.slides.map((_, index) => deck.text(`ppt/notesSlides/notesSlide${index + 1}.xml`));
  const cells = (await written(content)).sheets
    .filter(({ name }) => name !== 'Uitgangspunten')
    .flatMap(({ cells: all }) => all.flatMap(({ value, type }) => (type === 'n' || value === null ? [] : [value])));
  return [...deck.slides, ...notes].flatMap(paragraphsOf).concat(cells);
}

/** With an own premium that the employer chose: what stands in front is then no answer. */
function chosen(reference: Reference): OutputContent {
  const content = averagePayContent(reference, 40);
  const input: AveragePayDossierInput = {
    ...averagePayInput(reference, 40, { ownProposal: { flat: 0.2, scale: [] } }),
    chosenAlternative: 'ownFlat',
  };
  return { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
}

const found = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  texts.filter((text) => pattern.test(text));

describe.each(['scheme', 'ambition'] as const)('the words of average pay with the %s as reference', (reference) => {
  const texts = textsOf(chosen(reference));

  it('know no scale of now that could be kept', async () => {
    expect(found(await texts, /staffel houden|houdt de staffel|de huidige staffel/i)).toEqual([]);
  });

  it('compare pensions with what is promised or aimed at, by its name', async () => {
    const compared = /pensioen (?:dan|als) nu|pensioen (?:per jaar )?is [^.]*(?:lager|hoger) dan nu/;
    expect(found(await texts, compared)).toEqual([]);
    expect(
      found(await texts, /huidige pensioen\b/).filter((text) => reference === 'ambition' && /tekort|doel/i.test(text)),
    ).toEqual([]);
  });

  it('give no expectation of what is the same whatever returns are', async () => {
    expect(found(await texts, /^Nu, verwacht/)).toEqual([]);
  });
});
