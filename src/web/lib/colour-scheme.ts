import { useSyncExternalStore } from 'react';

/** How the screens look: as the system of the reader does, until he chooses. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const schemeStorageKey = 'evenwicht.scheme';

/** The choice in a stored text; as the system when there is none or something else is stored there. */
export const parsedScheme = (text: string | null): Scheme => schemes.find((scheme) => scheme === text) ?? 'system';

export const isShownDark = (scheme: Scheme, isSystemDark: boolean): boolean =>
  scheme === 'dark' || (scheme === 'system' && isSystemDark);

const listeners = new Set<() => void>();
const chosen = (): Scheme => parsedScheme(localStorage.getItem(schemeStorageKey));
const systemDarkness = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The style sheet has the colours of both. Everything changes at once: without `data-still`, buttons would fade on their own. */
function showAs(shown: 'dark' | 'light'): void {
  const { documentElement: root, body } = document;
  root.dataset['still'] = '';
  root.dataset['scheme'] = shown;
  // Measuring makes the browser take the colours into use now.
  body.getBoundingClientRect();
  root.removeAttribute('data-still');
}

const isDark = (): boolean => isShownDark(chosen(), systemDarkness().matches);

function show(): void {
  showAs(isDark() ? 'dark' : 'light');
  for (const listener of listeners) listener();
}

/** What is read of the page as it is in the light; it is dark again before the browser draws. */
export function readInLight<Result>(read: () => Result): Result {
  if (!isDark()) return read();
  showAs('light');
  try {
    return read();
  } finally {
    showAs('dark');
  }
}

/** Takes the stored choice into use, and follows the system and other tabs. Before the first screen is drawn. */
export function startScheme(): void {
  show();
  systemDarkness().addEventListener('change', show);
  addEventListener('storage', ({ key }) => key === schemeStorageKey && show());
}

export function chooseScheme(scheme: Scheme): void {
  localStorage.setItem(schemeStorageKey, scheme);
  show();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useScheme = (): Scheme => useSyncExternalStore(listen, chosen);
