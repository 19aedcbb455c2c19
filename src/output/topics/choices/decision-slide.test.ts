import { expect, it } from 'vitest';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { nextSteps } from '#output/topics/choices/next-steps.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

/** A current scale that asks less from 50 on, beside new ones that rise. */
function falling({ current, next, ...input }: DossierInput): DossierInput {
  const scale = [
    { fromAge: 20, rate: 0.1 },
    { fromAge: 50, rate: 0.08 },
  ];
  return { ...input, current: { ...current, scale }, next: { ...next, shapeSource: 'fiscalMaximum' } } as DossierInput;
}

it.each<[string, (input: DossierInput) => DossierInput, string]>([
  ['is above the maximum', (input) => input, 'nu boven het maximum'],
  ['falls with age', falling, 'de huidige daalt'],
])('every step stands on its slide whole, also where the current scale %s', async (_, changed, told) => {
  const content = exampleContent();
  const { facts } = content.dossier;
  const input = changed(content.dossier.input);
  const result = resultOf(input);
  const { slides } = openDeck(await deckOf({ ...content, dossier: { ...content.dossier, input }, result }));
  const slide = slides.map(paragraphsOf).find((texts) => texts.includes('Besluit en planning'))!;
  const steps = nextSteps({ input, result }, facts.contractEnd).map(({ what, until, isAdvice }) =>
    isAdvice === true ? `${what}, uiterlijk ${until}.` : what,
  );
  expect(steps.join()).toContain(told);
  const shown = new Set(slide.map((text) => text.replaceAll('\u00a0', ' ')));
  expect(steps.filter((step) => !shown.has(step))).toEqual([]);
});

it('has its days in their order, and fields for decision and date', async () => {
  const content = exampleContent();
  const { slides } = openDeck(await deckOf(content));
  const texts = slides.map(paragraphsOf).find((all) => all.includes('Besluit en planning'))!;
  const days = texts.flatMap(
    (text) => /^(?:vóór )?(\d\d)-(\d\d)-(\d{4})/.exec(text)?.slice(1).toReversed().join('') ?? [],
  );
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual(days.toSorted());
  for (const field of ['Besluit:', 'Genomen door:', 'Datum:'])
    expect(texts.some((text) => text.startsWith(`${field} _`))).toBe(true);
});
