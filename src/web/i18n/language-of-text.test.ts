import { expect, it } from 'vitest';
import { languageOfFault } from '#web/i18n/language-of-fault.ts';
import { languageOfText } from '#web/i18n/language-of-text.ts';

it('the English messages on Dutch screens are known as English, and Dutch ones are not', () => {
  for (const text of [
    'Something went wrong...',
    'Name is required',
    'Maximum 80 characters',
    'Wrong email format',
    'The login detail is incorrect',
  ])
    expect(languageOfFault(text), text).toBe('en');
  for (const text of ['Download mislukt...', 'Een KvK-nummer heeft 8 cijfers', 'Overzicht dossiers'])
    expect(languageOfFault(text), text).toBeUndefined();
  expect(languageOfText('Something went wrong...')).toBe('en');
});
