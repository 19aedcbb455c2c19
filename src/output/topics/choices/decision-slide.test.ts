import { expect, it } from 'vitest';
import { employeesContent } from '#output/files/document/employees-content.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { consentSentences } from '#output/language/consent.ts';
import { subjectOf } from '#output/model/output-content.ts';
import { planningSteps } from '#output/topics/choices/planning.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

it.each<[string, Partial<ReadDossier['facts']['process']>, readonly string[]]>([
  ['nothing is known', {}, ['Nog op te geven: wie instemt.', 'Wordt u het niet eens?']],
  ...Object.entries(consentSentences).map(
    ([representation, sentence]): [string, Partial<ReadDossier['facts']['process']>, readonly string[]] => [
      representation,
      { representation: representation as keyof typeof consentSentences },
      [sentence],
    ],
  ),
  ['a fund', { provider: 'fund' }, ['Implementatieplan']],
])('says whole who agrees, and every step: %s', async (_, changed, told) => {
  const example = exampleContent();
  const { facts } = example.dossier;
  const process = { ...facts.process, ...changed };
  const content = { ...example, dossier: { ...example.dossier, facts: { ...facts, process } } };
  const { slides } = openDeck(await deckOf(content));
  const ofDecision = (all: readonly string[]): readonly string[] =>
    all.map(paragraphsOf).find((texts) => texts.includes('Besluit en planning'))!;
  const shown = ofDecision(slides).map((text) => text.replaceAll('\u00a0', ' '));
  const forOthers = ofDecision(openDeck(await deckOf(employeesContent(content))).slides);
  // What is too long for its box would end in dots: nobody agrees to the rest of a sentence.
  for (const text of [...shown, ...forOthers]) expect(text).not.toContain('…');
  const steps = planningSteps(subjectOf(content)).filter(({ isDone }) => isDone);
  for (const { name, who, until } of steps) expect(shown).toEqual(expect.arrayContaining([name, who, until]));
  for (const text of told) expect(shown.some((line) => line.includes(text))).toBe(true);
});

it('has its days in their order, and fields for decision and date', async () => {
  const content = exampleContent();
  const { slides } = openDeck(await deckOf(content));
  const texts = slides.map(paragraphsOf).find((all) => all.includes('Besluit en planning'))!;
  const days = texts.flatMap((text) => /^(\d\d)-(\d\d)-(\d{4})/.exec(text)?.slice(1).toReversed().join('') ?? []);
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual(days.toSorted());
  for (const field of ['Besluit:', 'Genomen door:', 'Datum:'])
    expect(texts.some((text) => text.startsWith(`${field} _`))).toBe(true);
});

it('sends nobody to effects in the appendix that are not there', async () => {
  const { result, ...content } = await statutoryExample('dcToDc');
  const told = async (chosen: 'A' | 'B'): Promise<boolean> => {
    const { slides } = openDeck(await deckOf({ ...content, result: { ...result, chosen } }));
    return slides.some((slide) => paragraphsOf(slide).join(' ').includes('transitie-effecten zijn illustratief'));
  };
  expect([await told('A'), await told('B')]).toEqual([false, true]);
});
