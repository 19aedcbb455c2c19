import { expect, it } from 'vitest';
import { noChoice, parsedChoice } from '#web/i18n/language-choice.ts';

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
