import { describe, expect, it } from 'vitest';
import { euros, inWords, percent, said, signedEuros, signedPercent, statedInWords } from '#output/language/wording.ts';
import { catalogueFor } from '#web/i18n/catalogues.ts';
import { languages, type Language } from '#web/i18n/language-choice.ts';
import { outcome as dutch } from '#web/i18n/nl.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { subjectOf } from '#output/model/output-content.ts';
import { saidSentences, summarySentences } from '#output/topics/choices/summary-sentences.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';

const outcomeIn = async (selectedLang: Language) => (await catalogueFor({ selectedLang, chosen: true })).outcome;

const placesIn = (text: string) => (text.match(/\{\d\}/g) ?? []).toSorted();

/** Of every kind of dossier, with nothing chosen and with each choice made. */
const headlines = schemeKinds.flatMap((kind) =>
  generatedContents(kind, 6).flatMap((content) =>
    [null, ...content.result.choices.map(({ key }) => key)].map((chosen) => {
      const subject = subjectOf({ ...content, result: { ...content.result, chosen } });
      return { sentences: summarySentences(subject), said: saidSentences(subject) };
    }),
  ),
);

it('headlines are the same in Dutch, whether made for files or for a reader', async () => {
  const texts = await outcomeIn('nl');
  const ofSaid = headlines.flatMap(({ said: { title }, sentences }) =>
    title === null ? [] : [[title, sentences[0]] as const],
  );
  expect(ofSaid.length).toBeGreaterThan(headlines.length / 2);
  for (const [title, sentence] of ofSaid) expect(`${statedInWords(title, texts)}.`).toBe(sentence);
});

it.each(languages.filter((language) => language !== 'nl'))('headlines have no Dutch in %s', async (language) => {
  const texts = await outcomeIn(language);
  for (const { said } of headlines) {
    const clauses = [...(said.title === null ? [] : [said.title]), ...(said.further ?? [])];
    for (const clause of clauses) {
      const text = statedInWords(clause, texts);
      expect(text).not.toMatch(/[{}]|\b(?:krijgt|krijgen|kost|wordt|vlak|niet|voor|jaar|premie)\b/);
    }
  }
});

describe.each(languages)('the table of choices in %s', (language) => {
  it('has a place for every figure that the Dutch one has', async () => {
    const { texts } = await outcomeIn(language);
    for (const [key, text] of Object.entries(dutch.texts))
      expect(placesIn(texts[key as keyof typeof texts]), key).toEqual(placesIn(text));
  });

  it('keeps the name of an article', async () => {
    const reason = said('inBrackets', said('aboveFlat', percent(0.3, 0)), 'art. 18a lid 1 Wet LB 1964');
    expect(inWords(reason, await outcomeIn(language))).toMatch(/30\s?%.*art\. 18a lid 1 Wet LB 1964/);
  });
});

it('figures are written as their language writes them', async () => {
  const [nl, en, de] = await Promise.all([outcomeIn('nl'), outcomeIn('en'), outcomeIn('de')]);
  const within = said('including', said('ofCompensation', euros(57_574)));
  expect(statedInWords(within, nl)).toBe('Inclusief €\u00a057.574 compensatie');
  expect(statedInWords(within, en)).toBe('Including €57,574 compensation');
  expect(inWords(signedEuros(10_824_000), en)).toBe('+€10.82m');
  expect(inWords(signedEuros(10_824_000), de)).toMatch(/^\+10,82\sMio\.\s€$/);
  expect(inWords(signedPercent(-0.2512), en)).toBe('-25.1%');
  expect(inWords({ day: { year: 2028, month: 1, day: 1 } }, en)).toBe('1 January 2028');
  expect(inWords({ count: 1234 }, de)).toBe('1.234');
});
