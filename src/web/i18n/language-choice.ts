import { listLanguages, type ListLanguage } from '#api/list-page.ts';

/** The languages of the language menu, Dutch first. */
export const languages = listLanguages;
export type Language = ListLanguage;

/** How a language is named to browsers and readers aloud: Chinese is written in simplified characters. */
export const languageTag = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/** What the browser keeps. Nobody has chosen as long as `chosen` is false; `selectedLang` is then the default. */
export interface LanguageChoice {
  readonly selectedLang: Language;
  readonly chosen: boolean;
}

/** The language in which the screens are: Dutch as long as nobody chose. */
export const languageOf = ({ chosen, selectedLang }: LanguageChoice): Language => (chosen ? selectedLang : 'nl');

/** Whether the system messages are the specified English ones: nobody chose a language, and the browser's is not Dutch. */
export const hasSpecifiedMessages = ({ chosen }: LanguageChoice): boolean =>
  !chosen && !/^nl\b/i.test(navigator.language);

export const languageStorageKey = 'evenwicht.language';

export const noChoice: LanguageChoice = { selectedLang: 'en', chosen: false };

/** The choice in a stored text; the default when there is none or something else is stored there. */
export function parsedChoice(text: string | null): LanguageChoice {
  if (text === null) return noChoice;
  try {
    return choiceIn(JSON.parse(text)) ?? noChoice;
  } catch (error) {
    if (error instanceof SyntaxError) return noChoice;
    throw error;
  }
}

function choiceIn(value: unknown): LanguageChoice | null {
  if (typeof value !== 'object' || value === null || !('selectedLang' in value) || !('chosen' in value)) return null;
  const selectedLang = languages.find((language) => language === value.selectedLang);
  return selectedLang && typeof value.chosen === 'boolean' ? { selectedLang, chosen: value.chosen } : null;
}
