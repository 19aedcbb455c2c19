import { useSyncExternalStore } from 'react';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { catalogueFor } from '#web/i18n/catalogues.ts';
import { defaultCatalogue } from '#web/i18n/default-catalogue.ts';
import {
  languageStorageKey,
  languageTag,
  noChoice,
  parsedChoice,
  type Language,
  type LanguageChoice,
} from '#web/i18n/language-choice.ts';

interface LanguageInUse {
  readonly choice: LanguageChoice;
  readonly texts: Catalogue;
}

let inUse: LanguageInUse = { choice: noChoice, texts: defaultCatalogue };
const listeners = new Set<() => void>();

/** The texts of the language in use, for what happens outside the drawing of a screen (a message after a call). */
export const currentTexts = (): Catalogue => inUse.texts;

/** The texts of the language in use; the screen is drawn again when it changes. */
export const useTexts = (): Catalogue => useSyncExternalStore(listen, currentTexts);

export const useLanguageChoice = (): LanguageChoice => useSyncExternalStore(listen, () => inUse.choice);

/** The language in use; as long as nobody chose, the product's own texts are Dutch. */
export const useLanguage = (): Language => useSyncExternalStore(listen, () => languageOf(inUse.choice));

const languageOf = ({ chosen, selectedLang }: LanguageChoice): Language => (chosen ? selectedLang : 'nl');

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the stored choice into use, or stores the default at the first visit. Before the first screen is drawn. */
export async function startLanguage(): Promise<void> {
  const choice = parsedChoice(localStorage.getItem(languageStorageKey));
  localStorage.setItem(languageStorageKey, JSON.stringify(choice));
  await use(choice).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- screens in Dutch are better than none; the console says why
    console.error(error);
    return use(noChoice);
  });
}

/** Switches all screens to a language and remembers it. Throws when its texts cannot be fetched: nothing changes then. */
export async function chooseLanguage(selectedLang: Language): Promise<void> {
  const choice = { selectedLang, chosen: true };
  await use(choice);
  localStorage.setItem(languageStorageKey, JSON.stringify(choice));
}

async function use(choice: LanguageChoice): Promise<void> {
  const texts = await catalogueFor(choice);
  inUse = { choice, texts };
  document.documentElement.lang = languageTag(languageOf(choice));
  for (const listener of listeners) listener();
}
