import { afterEach, describe, expect, it, vi } from 'vitest';
import { transitionDeadline } from '#core/law/transition-deadline.ts';
import { problems } from '#api/problems.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { catalogueFor, firstTextsFor } from '#web/i18n/catalogues.ts';
import { languages, languageTag, noChoice, type Language } from '#web/i18n/language-choice.ts';
import { stepWords } from '#web/i18n/step-words.ts';
import * as dutchCatalogue from '#web/i18n/nl.ts';

const dutchRefusals = Object.entries(problems).map(([code, { message }]) => [code, message]);

/** With the words that come apart. */
const withWordsApart = async (language: Language) => ({
  ...(await catalogueFor({ selectedLang: language, chosen: true })),
  stepWords: stepWords[language],
});

/** The texts in Dutch, with what the server says itself. */
const nl = {
  ...dutchCatalogue,
  stepWords: stepWords.nl,
  answers: { ...dutchCatalogue.answers, refusals: Object.fromEntries(dutchRefusals) },
};

/** Every text by its place; those with parameters are written with 2 for each, as a text: names and numbers both take it. */
function textsIn(part: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof part === 'string') return [[place, part]];
  if (typeof part === 'function') return [[place, writtenWith(part as (...given: unknown[]) => string)]];
  return Object.entries(part as object)
    .filter(([key]) => key !== 'formats' && key !== 'figure')
    .flatMap(([key, value]) => textsIn(value, `${place}.${key}`));
}

/** The texts with parameters, by their place. */
function writersIn(part: unknown, place = ''): readonly (readonly [place: string, write: Writer])[] {
  if (typeof part === 'function') return [[place, part as Writer]];
  if (typeof part === 'string') return [];
  return Object.entries(part as object)
    .filter(([key]) => key !== 'formats' && key !== 'figure')
    .flatMap(([key, value]) => writersIn(value, `${place}.${key}`));
}

type Writer = (...given: unknown[]) => string;

const writtenWith = (write: (...given: unknown[]) => string): string =>
  write(...Array.from({ length: write.length }, () => '2'));

/** Names, and words that law or the product keep in Dutch. */
const sameInAll = new Set(['Excel', 'PowerPoint', 'DC to DC', 'DB to DC', 'Home']);
/** Dutch words that no other language has. */
const dutchWords = /\b(het|een|niet|wordt|worden|werkgevers?|bestanden|toegangscode|deelnemers?|regeling)\b/i;
/** How one speaks to a friend: readers are addressed formally. */
const informal: Readonly<Partial<Record<Language, RegExp>>> = {
  nl: /\b(je|jij|jou|jouw|jullie)\b/i,
  de: /\b(du|dir|dich|deine?[mnrs]?|euch)\b/i,
  es: /\b(tú|tus?|ti|vosotros)\b/i,
  fr: /\b(tu|toi|tes)\b/i,
  zh: /你/,
};
const brackets = ['()', '（）', '«»', '「」', '“”'] as const;
const times = (text: string, sign: string): number => text.split(sign).length - 1;
/** Words that a language happens to share with Dutch. */
const sharedShare = 0.12;

describe.each(languages)('the catalogue of %s', (language) => {
  const catalogue = withWordsApart(language);

  it('has a text for every key, without gaps or doubled spaces', async () => {
    for (const [place, text] of textsIn(await catalogue)) {
      expect(text.trim(), place).not.toBe('');
      expect(text, place).not.toMatch(/undefined|NaN|\[object| {2}/);
    }
  });

  it('has the texts of the Dutch one and no others', async () => {
    const places = textsIn(language === 'nl' ? nl : await catalogue).map(([place]) => place);
    expect(places.toSorted()).toEqual(
      textsIn(nl)
        .map(([place]) => place)
        .toSorted(),
    );
  });

  it('names what it is given', async () => {
    const { clients } = await catalogue;
    expect(clients.deleteOf('Zaal & Zonen')).toContain('Zaal & Zonen');
  });

  it('uses every parameter it is given', async () => {
    for (const [place, write] of writersIn(await catalogue)) {
      const given = Array.from({ length: write.length }, (_, index) => `${31 + index}`);
      for (const value of given) expect(write(...given), place).toContain(value);
    }
  });

  it('closes what it opens, and has no dash in the place of a comma', async () => {
    for (const [place, text] of textsIn(await catalogue)) {
      const pairs = language === 'de' ? ['()', '„“'] : brackets;
      for (const [open = '', close = ''] of pairs) expect(times(text, open), place).toBe(times(text, close));
      expect(text, place).not.toMatch(/—| [-–] /);
    }
  });

  it('follows the plural rules of the language', async () => {
    const { dossiers } = await catalogue;
    const plural = new Intl.PluralRules(languageTag(language));
    const counted = [dossiers.progress.reading, dossiers.progress.writing];
    for (const write of counted) {
      const form = (count: number) => write(count).replace(`${count}`, '#');
      for (const count of [0, 1, 2, 5, 21])
        expect(form(count) === form(1), write(count)).toBe(plural.select(count) === plural.select(1));
    }
  });

  it('speaks to its reader formally', async () => {
    const rule = informal[language];
    for (const [place, text] of textsIn(await catalogue)) if (rule) expect(text, place).not.toMatch(rule);
  });
});

it.each(languages.filter((language) => language !== 'nl'))('the catalogue of %s is not Dutch', async (language) => {
  const dutch = new Map(textsIn(nl));
  const texts = textsIn(await catalogueFor({ selectedLang: language, chosen: true })).filter(
    ([, text]) => !sameInAll.has(text),
  );
  const same = texts.filter(([place, text]) => dutch.get(place) === text);
  expect(same.length / texts.length, same.join('\n')).toBeLessThan(sharedShare);
  for (const [place, text] of texts) expect(text, place).not.toMatch(dutchWords);
});

it('as long as nobody chose, the system messages are those of the specification and all else is Dutch', async () => {
  const { system, fieldFaults, answers, ...others }: Catalogue = await catalogueFor(noChoice);
  const { system: _system, fieldFaults: _fieldFaults, answers: dutchAnswers, ...dutch } = dutchCatalogue;
  expect(others).toEqual(dutch);
  expect(answers.statusReasons).toEqual(dutchAnswers.statusReasons);
  // What the server refuses it says in Dutch itself.
  expect(answers.refusals).toEqual({ ACCESS_CODE_WRONG: 'The login detail is incorrect' });
  expect(dutchAnswers.refusals).toEqual({});
  expect(system.somethingWentWrong).toBe('Something went wrong...');
  expect(fieldFaults.nameRequired).toBe('Name is required');
  expect(fieldFaults.minimumTwo).toBe('Minimum 2 characters');
  expect(fieldFaults.email).toBe('Wrong email format');
});

describe('in a Dutch browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['nl', 'nl-NL', 'nl-BE'])('(%s) all is Dutch until a language is chosen', async (language) => {
    vi.stubGlobal('navigator', { language });
    const { system, fieldFaults, answers } = await catalogueFor(noChoice);
    expect({ system, fieldFaults, answers }).toEqual({
      system: dutchCatalogue.system,
      fieldFaults: dutchCatalogue.fieldFaults,
      answers: dutchCatalogue.answers,
    });
    expect(await firstTextsFor(noChoice)).toMatchObject({ system: dutchCatalogue.system });
    const english = await catalogueFor({ selectedLang: 'en', chosen: true });
    expect(english.system.somethingWentWrong).toBe('Something went wrong...');
  });
});

it.each([noChoice, ...languages.map((selectedLang) => ({ selectedLang, chosen: true }))])(
  'the first texts of $selectedLang are the same as those that come later ($chosen)',
  async (choice) => {
    const first = await firstTextsFor(choice);
    expect(Object.keys(first)).toContain('start');
    expect(await catalogueFor(choice)).toMatchObject(first);
  },
);

it('French keeps its high signs to the word before them', async () => {
  const fr = await import('#web/i18n/fr.ts');
  for (const [place, text] of textsIn(fr)) expect(text, place).not.toMatch(/[^\u00A0\d][:;!?»]|«[^\u00A0]/);
});

it.each(['ja', 'zh'] as const)('%s has the full-width signs of its script', async (language) => {
  const texts = textsIn(await catalogueFor({ selectedLang: language, chosen: true }));
  for (const [place, text] of texts)
    expect(text, place).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][(),:;!?]/u);
});

describe('the last day of the transition on the start page', () => {
  it.each(languages)('is that of the law, in %s', async (selectedLang) => {
    const { start } = await catalogueFor({ selectedLang, chosen: true });
    const { year, month, day } = transitionDeadline.entries.at(-1)!.value;
    const locale = selectedLang === 'en' ? 'en-GB' : languageTag(selectedLang);
    const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
    const written = new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(locale, options);
    const intro = start.intro.replace('1er', '1').replaceAll(/\s/g, '');
    expect(intro).toContain(written.replace('1er', '1').replaceAll(/\s/g, ''));
  });
});
