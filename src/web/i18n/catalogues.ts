import type { Catalogue, FirstTexts, TranslatedCatalogue } from '#web/i18n/catalogue.ts';
import { defaultFirstTexts } from '#web/i18n/default-first-texts.ts';
import { hasSpecifiedMessages, type Language, type LanguageChoice, languageOf } from '#web/i18n/language-choice.ts';
import * as dutch from '#web/i18n/nl-first.ts';

/** How a language is fetched: each is a file of its own, so that nobody waits for the others. */
const chosenCatalogues: Readonly<
  Record<Exclude<Language, 'nl'>, () => Promise<TranslatedCatalogue>> & { nl: () => Promise<Catalogue> }
> = {
  nl: () => import('#web/i18n/nl.ts'),
  de: () => import('#web/i18n/de.ts'),
  en: () => import('#web/i18n/en.ts'),
  es: () => import('#web/i18n/es.ts'),
  fr: () => import('#web/i18n/fr.ts'),
  ja: () => import('#web/i18n/ja.ts'),
  zh: () => import('#web/i18n/zh.ts'),
};

/** All texts that belong to a choice. */
export const catalogueFor = async (choice: LanguageChoice): Promise<Catalogue> =>
  hasSpecifiedMessages(choice)
    ? (await import('#web/i18n/default-catalogue.ts')).defaultCatalogue
    : chosenCatalogues[languageOf(choice)]();

/** What the first page needs of them: in Dutch it is there already, in other languages all come at once. */
export const firstTextsFor = (choice: LanguageChoice): FirstTexts | Promise<Catalogue> => {
  if (hasSpecifiedMessages(choice)) return defaultFirstTexts;
  const language = languageOf(choice);
  return language === 'nl' ? dutch : chosenCatalogues[language]();
};
