import type { Catalogue } from '#web/i18n/catalogue.ts';
import { defaultCatalogue } from '#web/i18n/default-catalogue.ts';
import type { Language, LanguageChoice } from '#web/i18n/language-choice.ts';
import * as nl from '#web/i18n/nl/catalogue.ts';

/** How a language is fetched: each is a file of its own, so that nobody waits for the others. */
const chosenCatalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  nl: () => Promise.resolve(nl),
  de: () => import('#web/i18n/de/catalogue.ts'),
  en: () => import('#web/i18n/en/catalogue.ts'),
  es: () => import('#web/i18n/es/catalogue.ts'),
  fr: () => import('#web/i18n/fr/catalogue.ts'),
  ja: () => import('#web/i18n/ja/catalogue.ts'),
  zh: () => import('#web/i18n/zh/catalogue.ts'),
};

/** The texts that belong to a choice. */
export const catalogueFor = ({ selectedLang, chosen }: LanguageChoice): Promise<Catalogue> =>
  chosen ? chosenCatalogues[selectedLang]() : Promise.resolve(defaultCatalogue);
