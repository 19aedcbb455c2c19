import type { Language, LanguageChoice } from '#web/i18n/language-choice.ts';

/** The language in which the screens are: Dutch as long as nobody chose. */
export const screenLanguage = ({ chosen, selectedLang }: LanguageChoice): Language => (chosen ? selectedLang : 'nl');

/** The language of a customer's piece that there may not be in the language of the screen: then it is English, or else Dutch. */
export function givenLanguage(given: readonly string[], language: Language): Language {
  const inOrder = language === 'nl' ? [language] : ([language, 'en'] as const);
  return inOrder.find((each) => given.includes(each)) ?? 'nl';
}
