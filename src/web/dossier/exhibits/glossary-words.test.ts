import { describe, expect, it } from 'vitest';
import { wordsIn, wordsOf } from '#web/dossier/exhibits/glossary-words.ts';
import { catalogueFor } from '#web/i18n/catalogues.ts';
import { languages, type Language } from '#web/i18n/language-choice.ts';

const glossaryIn = async (selectedLang: Language) => (await catalogueFor({ selectedLang, chosen: true })).glossary;

it('a word of the field is found at its first place, whole and whatever its capitals', async () => {
  const pieces = wordsIn(wordsOf(await glossaryIn('nl')));
  expect(pieces('Compensatie, met compensatie; een compensatiecohort')).toEqual([
    { text: 'Compensatie', term: 'compensation' },
    { text: ', met compensatie; een compensatiecohort', term: null },
  ]);
  expect(pieces('de staffel en 22,4% vlak').map(({ term }) => term)).toEqual([null, 'scale', null, 'flat']);
  expect(pieces('stafelen')).toEqual([{ text: 'stafelen', term: null }]);
  expect(pieces('')).toEqual([]);
});

describe.each(languages)('the glossary in %s', (language) => {
  it('is found in the table of choices, and tells each word in two sentences', async () => {
    const { glossary, outcome } = await catalogueFor({ selectedLang: language, chosen: true });
    const pieces = wordsIn(wordsOf(glossary));
    const { transitionalLaw, transitionPlan, compensatedDiscounted, flatLater } = outcome.texts;
    for (const [text, term] of [
      [transitionalLaw, 'transitionalLaw'],
      [transitionPlan, 'transitionPlan'],
      [compensatedDiscounted, 'compensation'],
      [compensatedDiscounted, 'discounted'],
      [flatLater, 'flat'],
    ] as const)
      expect(
        pieces(text).map((piece) => piece.term),
        text,
      ).toContain(term);
    for (const { meaning } of Object.values(glossary))
      expect(meaning).toMatch(/^[^.。]+(?:[.。][^.。]+)*[.。] ?[^.。]+/u);
  });
});
