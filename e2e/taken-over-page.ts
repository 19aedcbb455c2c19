import type { Browser, BrowserContext, Page } from 'playwright-core';
import { apiPaths } from '#api/paths.ts';
import { openPage, usualMotion, type WatchedPage, wide } from '#e2e/browser.ts';

/** What a page has stored when a story gets it. */
export type Stored = readonly { readonly name: string; readonly value: string }[];

/** Pages that stories are done with, by the browser that they are of. */
const left = new WeakMap<Browser, WatchedPage[]>();

/**
 * A page for a story, at an address where nothing runs, with this in its storage: one that another story is done with
 * when there is one, because to open a page takes longer than to show several screens. It has nothing left of the story
 * before but what it fetched; `openPage` is for stories in which that matters.
 */
export async function takenOverPage(
  browser: Browser,
  origin: string,
  { viewport = wide, stored = [] }: { viewport?: typeof wide; stored?: Stored } = {},
): Promise<WatchedPage> {
  const watched = left.get(browser)?.pop() ?? (await openPage(browser, viewport));
  await watched.page.setViewportSize(viewport);
  await toQuietPlace(watched, origin, stored);
  // Where it waited, its server may have ended meanwhile.
  watched.complaints.length = 0;
  return { ...watched, close: leaving(browser, watched) };
}

/** Shows no screen, and has only this stored. */
async function toQuietPlace({ page, context }: WatchedPage, origin: string, stored: Stored): Promise<void> {
  await page.goto(origin + apiPaths.health);
  await context.clearCookies();
  await page.evaluate((items) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
}

/** How a story ends with a page: it is made as it was for the next one, or closed when that cannot be done. */
function leaving(browser: Browser, watched: WatchedPage): () => Promise<void> {
  const { page, context } = watched;
  const { origin } = new URL(page.url());
  const hasLasting = noteOfLasting(page, context);
  return async () => {
    if (hasLasting() || context.pages().length > 1) return watched.close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: usualMotion,
      forcedColors: null,
      contrast: null,
    });
    await page.mouse.move(0, 0);
    await toQuietPlace(watched, origin, []);
    left.set(browser, [...(left.get(browser) ?? []), watched]);
    return undefined;
  };
}

/** What stays with whatever it is asked of, a page or its context, as long as that is there. */
const lasting = [
  'addInitScript',
  'clock',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const;
const lastingOnPage = [...lasting, 'addLocatorHandler'];
const lastingOnContext = [
  ...lasting,
  'grantPermissions',
  'newCDPSession',
  'newPage',
  'route',
  'setGeolocation',
  'setOffline',
];

/** Whether a story asked, from now on, for something that stays. */
function noteOfLasting(page: Page, context: BrowserContext): () => boolean {
  let isAsked = false;
  const note = (of: object, name: string) => {
    const value: unknown = Reflect.get(of, name);
    Object.defineProperty(of, name, {
      configurable: true,
      get: () => {
        isAsked = true;
        return value;
      },
    });
  };
  for (const name of lastingOnPage) note(page, name);
  for (const name of lastingOnContext) note(context, name);
  return () => isAsked;
}
