import { expect, it } from 'vitest';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { consentSentences } from '#output/language/consent.ts';
import { employeesContent } from '#output/files/document/employees-content.ts';
import { subjectOf } from '#output/model/output-content.ts';
import { planningSteps } from '#output/topics/choices/planning.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { decisionOf } from '#test/fixtures/beside-answer.ts';
import { openDeck, paragraphsOf, plain } from '#test/slides/open-deck.ts';

const isDecision = (texts: readonly string[]): boolean => texts.includes('Besluit en planning');

const notesOf = (deck: ReturnType<typeof openDeck>, at: number): string =>
  plain(deck.text(deck.names.find((name) => name.endsWith(`notesSlide${at + 1}.xml`))!));

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
])('has every step, and tells who agrees: %s', async (_, changed, told) => {
  const example = exampleContent();
  const { facts } = example.dossier;
  const process = { ...facts.process, ...changed };
  const content = { ...example, dossier: { ...example.dossier, facts: { ...facts, process } } };
  const deck = openDeck(await deckOf(content));
  const { slides } = deck;
  const at = slides.map(paragraphsOf).findIndex(isDecision);
  const shown = spaced(paragraphsOf(slides[at]!).join(' '));
  expect(shown).not.toContain('…');
  for (const { name, until } of planningSteps(subjectOf(content)).filter(({ step }) => step !== null)) {
    expect(shown).toContain(until);
    expect(shown.toLowerCase()).toContain(name.toLowerCase());
  }
  for (const one of told) expect(spaced(notesOf(deck, at))).toContain(one);
});

it('has its days in their order, each once, and room for advice and decision', async () => {
  const { slides } = openDeck(await deckOf(exampleContent()));
  const texts = slides.map(paragraphsOf).find(isDecision)!;
  const days = texts.flatMap((text) => /^(\d\d)-(\d\d)-(\d{4})/.exec(text)?.slice(1).toReversed().join('') ?? []);
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual([...new Set(days)].toSorted());
  for (const field of ['Advies', 'Besluit']) expect(texts[texts.indexOf(field) + 1]).toMatch(/^_+$/);
});

it('has no room to write in what is final or for others than the employer', async () => {
  const content = exampleContent();
  const final = { by: 'A. de Vries', on: '05-03-2027 10:00' };
  for (const made of [{ ...content, final }, employeesContent(content)]) {
    const deck = openDeck(await deckOf(made));
    const at = deck.slides.map(paragraphsOf).findIndex(isDecision);
    const texts = paragraphsOf(deck.slides[at]!);
    expect(texts.filter((text) => text.includes('__') || ['Advies', 'Besluit'].includes(text))).toEqual([]);
    expect(notesOf(deck, at)).not.toContain('Schrijf het besluit');
  }
});

it('has the advice in whole sentences, all of it in the notes, and what was decided', async () => {
  const example = exampleContent();
  const advies = `Houd de staffel. ${'Zij past bij deze groep. '.repeat(20)}`.trim();
  const decision = decisionOf(example, 'B');
  const beside = { variants: [], decisions: [decision], texts: { advies } };
  const deck = openDeck(await deckOf({ ...example, beside }));
  const { slides } = deck;
  const at = slides.map(paragraphsOf).findIndex(isDecision);
  const texts = paragraphsOf(slides[at]!);
  expect(texts[texts.indexOf('Advies') + 1]).toMatch(/^Houd de staffel\. (?:Zij past bij deze groep\. ?){3,8}$/);
  expect(texts[texts.indexOf('Besluit') + 1]).toContain(decision.decidedBy);
  expect(notesOf(deck, at)).toContain(advies);
});

it('sends nobody to effects that are not there', async () => {
  const { result, ...content } = await statutoryExample('dcToDc');
  const told = async (chosen: 'A' | 'B'): Promise<boolean> => {
    const { slides } = openDeck(await deckOf({ ...content, result: { ...result, chosen } }));
    return slides.some((slide) => paragraphsOf(slide).join(' ').includes('transitie-effecten zijn illustratief'));
  };
  expect([await told('A'), await told('B')]).toEqual([false, true]);
});
