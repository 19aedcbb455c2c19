import { apiPaths } from '#api/paths.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type JSHandle,
  type Page,
  chromium,
} from 'playwright-core';
import { expect } from 'vitest';
import { asOnSlowMachine } from '#e2e/slow-machine.ts';
import { textOfEachLook } from '#e2e/text-of-each-look.ts';
import { isDeepSearch } from '#test/deep-search.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What Chromium leaves out. It takes the last list that it is given, so that the first are those of Playwright which
 * stories may meet. The others are of windows that nobody sees: for every page Chromium makes ready two suggestions
 * below an address bar, and a process for the next page, which is twice the work of the page itself.
 */
const leftOut: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Chromium as found by the test runner (CHROME_PATH). */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'];
  if (!executablePath) throw new Error('CHROME_PATH is not set: run these tests by npm test -- browser');
  const withoutFeatures = `--disable-features=${leftOut.join(',')}`;
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  // Without its own sandbox: in containers, and as root, Chromium refuses to start with it; it opens our pages only.
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-component-update', '--disable-sync', ...quiet, withoutFeatures],
  });
}

export const wide = { width: 1280, height: 860 };
export const phone = { width: 390, height: 844 };

/**
 * Pages are opened by somebody who wants less motion: what turns, breathes or slides in is painted anew up to sixty times
 * a second, by a processor that other tests wait for. A deep search has the motion that most people see.
 */
export const usualMotion = isDeepSearch ? 'no-preference' : 'reduce';

/** A page that remembers what went wrong in it: console errors, page errors, breaches of the content policy. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
  /** Ends the use of it by a story. */
  readonly close: () => Promise<void>;
}

type StoredByPages = Exclude<BrowserContextOptions['storageState'], string | undefined>['origins'][number];

/** Opens an empty page; what pages of an address stored before can be given. */
export async function openPage(browser: Browser, viewport = wide, stored?: StoredByPages): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport,
    // In a Dutch browser the specified English messages are Dutch.
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    acceptDownloads: true,
    reducedMotion: usualMotion,
    ...(stored ? { storageState: { cookies: [], origins: [stored] } } : {}),
  });
  const page = await context.newPage();
  await asOnSlowMachine(page, context);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript((path) => {
    // A list that changes by itself would be fetched at moments of its own: a story that is about that asks for it.
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input === path && sessionStorage.getItem('hearsChanges') === null
        ? Promise.resolve(new Response(null, { status: 204 }))
        : fetch(input, init);
  }, apiPaths.changes);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- the test listens to the console
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page, context, complaints, close: () => context.close() };
}

interface AxeFinding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Resolves when nothing fades or moves in any more: half-way colours are not what a reader gets to see. */
export async function settled(page: Page): Promise<void> {
  // What was changed just now begins to move with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

const contrast = 'color-contrast';

/** Runs axe on the page once it stands still, or on elements of it; resolves to what it found, one line per rule. */
async function findingsOfAxe(page: Page, options: object, elements?: JSHandle<Element[]>): Promise<string[]> {
  await settled(page);
  // Evaluated by the debugger, not as a script element, so that the page's own content policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ({ include, asked }) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (where: object, how: object) => Promise<{ violations: AxeFinding[] }> };
      };
      // What passes is not listed, which would take longer than trying.
      return (await axe.run(include ? { include } : document, { resultTypes: ['violations'], ...asked })).violations;
    },
    { include: elements ?? null, asked: options },
  );
  return found.map((finding) => `${finding.id}: ${finding.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

/** Looks of text that axe found nothing wrong with, on any page of this worker. */
const readable = new Set<string>();

/** All that axe finds. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const found = await findingsOfAxe(page, {});
  if (found.length === 0 && !isDeepSearch) {
    const { looks } = await page.evaluate(textOfEachLook, [...readable]);
    for (const look of looks) readable.add(look);
  }
  return found;
}

/**
 * Whether what stands on the page can be read, of some text of each look that was not found readable before; a deep
 * search looks at all of it.
 */
export async function contrastFindings(page: Page): Promise<string[]> {
  await settled(page);
  if (isDeepSearch) return findingsOfAxe(page, { runOnly: [contrast] });
  const unseen = await page.evaluateHandle(textOfEachLook, [...readable]);
  const looks = await unseen.evaluate((found) => found.looks);
  if (looks.length === 0) return [];
  const elements = await unseen.evaluateHandle((found) => [...found.elements]);
  const found = await findingsOfAxe(page, { runOnly: [contrast] }, elements).catch((error: unknown) => {
    // What was to be looked at was drawn anew meanwhile, as the rows of a list that was fetched again.
    if (String(error).includes('No elements found')) return null;
    throw error;
  });
  if (found === null) return contrastFindings(page);
  if (found.length === 0) for (const look of looks) readable.add(look);
  return found;
}

/** The same as all that axe finds, for a page that was looked at so before: contrast is then looked at by its looks. */
export async function findingsAgain(page: Page): Promise<string[]> {
  const others = await findingsOfAxe(page, { rules: { [contrast]: { enabled: false } } });
  return [...others, ...(await contrastFindings(page))];
}

/** As when the system changes, at once with its forced colours when they are given: the page follows it. */
export async function changeScheme(page: Page, colorScheme: 'dark' | 'light', forcedColors?: 'active'): Promise<void> {
  await page.emulateMedia({ colorScheme, ...(forcedColors && { forcedColors }) });
  await page.locator(`html[data-scheme=${colorScheme}]`).waitFor();
}

/** Other colours leave the elements as they are: what can go wrong in them is contrast. */
async function expectReadableInOtherColours(page: Page): Promise<void> {
  await changeScheme(page, 'dark');
  expect(await contrastFindings(page), 'in the dark scheme').toEqual([]);
  await changeScheme(page, 'light', 'active');
  expect(await contrastFindings(page), 'in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** The page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The page is accessible by axe and does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([]);
  await expectFits(page);
}

/** The same of a page that was looked at before in another window. */
export async function expectAccessibleAgain(page: Page): Promise<void> {
  expect(await findingsAgain(page)).toEqual([]);
  await expectFits(page);
}

/** The page is accessible, does not scroll sideways, and can be read dark and in forced colours too. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectReadableInOtherColours(page);
}
