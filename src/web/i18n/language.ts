import { use, useSyncExternalStore } from 'react';
import type { Catalogue, FirstTexts } from '#web/i18n/catalogue.ts';
import { catalogueFor, firstTextsFor } from '#web/i18n/catalogues.ts';
import { defaultFirstTexts } from '#web/i18n/default-first-texts.ts';
import {
  hasSpecifiedMessages,
  languageOf,
  languageStorageKey,
  languageTag,
  noChoice,
  parsedChoice,
  type Language,
  type LanguageChoice,
} from '#web/i18n/language-choice.ts';

interface LanguageInUse {
  readonly choice: LanguageChoice;
  readonly first: FirstTexts;
  /** Null until a screen asked for them. */
  readonly all: Catalogue | null;
}

let inUse: LanguageInUse = { choice: noChoice, first: defaultFirstTexts, all: null };
const listeners = new Set<() => void>();
const current = (): LanguageInUse => inUse;

/** The first texts of the language in use, for what happens outside the drawing of a screen (a message after a call). */
export const currentFirstTexts = (): FirstTexts => inUse.first;

/** All texts of the language in use, outside the drawing of a screen that has them. */
export function currentTexts(): Catalogue {
  if (inUse.all === null) throw new Error('the texts of the screens have not been fetched yet');
  return inUse.all;
}

/** All texts of the language in use when they are there; null before any screen but the first was opened. */
export const fetchedTexts = (): Catalogue | null => inUse.all;

/** The texts that are there at once; the screen is drawn again when the language changes. */
export const useFirstTexts = (): FirstTexts => useSyncExternalStore(listen, currentFirstTexts);

/** All texts of the language in use: a screen that is drawn before they have come waits for them. */
export const useTexts = (): Catalogue => useSyncExternalStore(listen, current).all ?? use(allTextsFetched());

let fetching: Promise<Catalogue> | null = null;

/** Fetches all texts of the language in use, once. */
export function allTextsFetched(): Promise<Catalogue> {
  const { choice } = inUse;
  fetching ??= catalogueFor(choice).then(
    (all) => {
      fetching = null;
      if (inUse.choice === choice) takeIntoUse({ ...inUse, all });
      return inUse.all ?? allTextsFetched();
    },
    (error: unknown) => {
      fetching = null;
      throw error;
    },
  );
  return inUse.all === null ? fetching : Promise.resolve(inUse.all);
}

export const useLanguageChoice = (): LanguageChoice => useSyncExternalStore(listen, () => inUse.choice);

/** The language in use; as long as nobody chose, the product's own texts are Dutch. */
export const useLanguage = (): Language => useSyncExternalStore(listen, () => languageOf(inUse.choice));

/** Whether the specified messages are in English, on screens that are Dutch. */
export const isSpecifiedInUse = (): boolean => hasSpecifiedMessages(inUse.choice);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the stored choice into use, or stores the default at the first visit. Before the first screen is drawn. */
export async function startLanguage(): Promise<void> {
  const choice = parsedChoice(localStorage.getItem(languageStorageKey));
  localStorage.setItem(languageStorageKey, JSON.stringify(choice));
  await begin(choice).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- screens in Dutch are better than none; the console says why
    console.error(error);
    return begin(noChoice);
  });
}

/** Switches all screens to a language and remembers it. Throws when its texts cannot be fetched: nothing changes then. */
export async function chooseLanguage(selectedLang: Language): Promise<void> {
  const choice = { selectedLang, chosen: true };
  const all = await catalogueFor(choice);
  takeIntoUse({ choice, first: all, all });
  localStorage.setItem(languageStorageKey, JSON.stringify(choice));
}

async function begin(choice: LanguageChoice): Promise<void> {
  const first = await firstTextsFor(choice);
  takeIntoUse({ choice, first, all: isWhole(first) ? first : null });
}

const isWhole = (texts: FirstTexts): texts is Catalogue => 'dossiers' in texts;

function takeIntoUse(language: LanguageInUse): void {
  const isOther = inUse.choice !== language.choice;
  inUse = language;
  if (isOther) document.documentElement.lang = languageTag(languageOf(language.choice));
  for (const listener of listeners) listener();
}
