import { expect, it } from 'vitest';
import { languages, languageTag, noChoice, parsedChoice } from '#web/i18n/language-choice.ts';

it('without a stored choice the language is en, not chosen', () => {
  expect(parsedChoice(null)).toEqual({ selectedLang: 'en', chosen: false });
});

it('a stored choice is read again', () => {
  expect(parsedChoice('{"selectedLang":"nl","chosen":true}')).toEqual({ selectedLang: 'nl', chosen: true });
});

it.each(['', '{', 'null', '7', '{"selectedLang":"xx","chosen":true}', '{"selectedLang":"nl"}', '{"chosen":1}'])(
  'what stands in its place (%s) is no choice',
  (text) => expect(parsedChoice(text)).toEqual(noChoice),
);

it('Chinese is stored as zh and told to browsers as simplified Chinese, every other language as itself', () => {
  expect(parsedChoice('{"selectedLang":"zh","chosen":true}').selectedLang).toBe('zh');
  expect(languages.map(languageTag)).toEqual(['nl', 'de', 'en', 'es', 'fr', 'ja', 'zh-Hans']);
});
