import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { catalogueFor } from '#web/i18n/catalogues.ts';
import { defaultCatalogue } from '#web/i18n/default-catalogue.ts';
import { languages } from '#web/i18n/language-choice.ts';
import { nl } from '#web/i18n/nl/catalogue.ts';

/** Every text by its place; those with parameters are written with 2 for each, as a text: names and numbers both take it. */
function textsIn(part: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof part === 'string') return [[place, part]];
  if (typeof part === 'function') return [[place, writtenWith(part as (...given: unknown[]) => string)]];
  return Object.entries(part as object)
    .filter(([key]) => key !== 'formats')
    .flatMap(([key, value]) => textsIn(value, `${place}.${key}`));
}

const writtenWith = (write: (...given: unknown[]) => string): string =>
  write(...Array.from({ length: write.length }, () => '2'));

/** Names, and words that law or the product keep in Dutch. */
const sameInAll = new Set(['Excel', 'PowerPoint', 'VOORBEELD', 'DC to DC', 'DB to DC', 'Home', 'KvK-nummer']);
/** Words that a language happens to share with Dutch. */
const sharedShare = 0.12;

describe.each(languages)('the catalogue of %s', (language) => {
  const catalogue = catalogueFor({ selectedLang: language, chosen: true });

  it('has a text for every key, without gaps or doubled spaces', async () => {
    for (const [place, text] of textsIn(await catalogue)) {
      expect(text.trim(), place).not.toBe('');
      expect(text, place).not.toMatch(/undefined|NaN|\[object| {2}/);
    }
  });

  it('names what it is given', async () => {
    const { clients, dossiers } = await catalogue;
    expect(clients.deleteOf('Zaal & Zonen')).toContain('Zaal & Zonen');
    expect(dossiers.progress.calculating(7, 25)).toMatch(/7.*25/);
  });

  it.skipIf(language === 'nl')('is not Dutch', async () => {
    const dutch = new Map(textsIn(nl));
    const texts = textsIn(await catalogue).filter(([, text]) => !sameInAll.has(text));
    const same = texts.filter(([place, text]) => dutch.get(place) === text);
    expect(same.length / texts.length, same.join('\n')).toBeLessThan(sharedShare);
  });
});

it('as long as nobody chose, the system messages are those of the specification and all else is Dutch', () => {
  const { system, fieldFaults, answers, ...others }: Catalogue = defaultCatalogue;
  const { system: _system, fieldFaults: _fieldFaults, answers: dutchAnswers, ...dutch } = nl;
  expect(others).toEqual(dutch);
  expect(system.somethingWentWrong).toBe('Something went wrong...');
  expect(fieldFaults.nameRequired).toBe('Name is required');
  const { ACCESS_CODE_WRONG: wrongCode, ...refusals } = answers.refusals;
  const { ACCESS_CODE_WRONG: _wrongCode, ...dutchRefusals } = dutchAnswers.refusals;
  expect(wrongCode).toBe('The login detail is incorrect');
  expect(refusals).toEqual(dutchRefusals);
});
