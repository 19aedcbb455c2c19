import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerDossiers, listedDossier } from '#e2e/answers.ts';
import { accessibilityFindings, phone, settled, type WatchedPage, wide } from '#e2e/browser.ts';
import { type Administration, administrationOf, eachAdministrationScreen } from '#e2e/administration.ts';
import { useStage } from '#e2e/stage.ts';
import { keepPicture, signedInPage } from '#e2e/story.ts';
import { isDeepSearch } from '#test/deep-search.ts';

const stage = useStage();
let watched: WatchedPage;
let provider: WatchedPage;
let administration: Administration;
beforeAll(async () => {
  administration = await administrationOf(stage);
  provider = await administration.providerPage();
  watched = await signedInPage(stage);
  await answerDossiers(watched.page, [
    listedDossier('Een met fouten', 'FailedWithError'),
    listedDossier('Een dat loopt', 'Unknown'),
    listedDossier('Een dat af is', 'Finished'),
  ]);
});
afterAll(async () => {
  await watched.close();
  await provider.close();
});

/** Shows each screen in turn, the window for a new dossier and those of the administration too. */
async function eachScreen(look: (name: string, page: Page) => Promise<void>): Promise<void> {
  const { page } = watched;
  for (const [name, path] of [
    ['start', '/'],
    ['clients', '/client-list'],
    ['dossiers', '/client-overview/een'],
  ] as const) {
    await page.goto(stage.server.address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (name !== 'start') await page.getByRole('rowheader').first().waitFor();
    await look(name, page);
  }
  await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
  await page.getByRole('button', { name: 'Ik heb al een bestand' }).waitFor();
  await look('new-dossier', page);
  await eachAdministrationScreen(stage, watched, administration.adviserScreens, look);
  await eachAdministrationScreen(stage, provider, administration.providerScreens, look);
}

/** What can be pressed or filled in and is cut off, as text. What is there for the ear alone is a single pixel. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, select, th, h1, h2, h3')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflow !== 'visible')
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        clientWidth <= 1 ? false : scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** Text set wider, as a reader may by a style sheet of their own. */
const widerText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

const setStyle = (page: Page, text: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, text);

/** Buttons that can be pressed and have no edge, and the colours of those that cannot. */
const seenInForcedColours = (page: Page) =>
  page.evaluate(() => ({
    edgeless: [...document.querySelectorAll<HTMLButtonElement>('button:enabled:not([aria-disabled=true])')]
      .filter((button) => button.checkVisibility() && button.innerText.trim() !== '')
      .filter((button) => {
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(button);
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        const isInText = textDecorationLine === 'underline' || button.closest('th') !== null;
        return !hasEdge && !isInText;
      })
      .map((button) => button.outerHTML.slice(0, 160)),
    off: [...document.querySelectorAll('button:disabled, button[aria-disabled=true]')].map(
      (button) => getComputedStyle(button).color,
    ),
    on: getComputedStyle(document.body).color,
  }));

/** What moves, and what would change in steps: each of those asks for frames and tells when it begins and ends. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 50)
      .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
    ...[...document.querySelectorAll('*')]
      .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
      .map((element) => `a transition of ${element.tagName}`),
  ]);

/** What was seen of a screen with each of the settings. */
interface Seen {
  readonly moving: readonly string[];
  readonly wider: Fit & Accessible;
  readonly twice: Fit & Accessible;
  readonly fourTimes: Fit;
  readonly forced: Awaited<ReturnType<typeof seenInForcedColours>>;
}

interface Fit {
  readonly cutOff: readonly string[];
  /** Pixels that the page is wider than its window. */
  readonly tooWide: number;
}

async function fitOf(page: Page, picture: string): Promise<Fit> {
  await settled(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await keepPicture({ ...watched, page }, picture);
  return { cutOff: await cutOff(page), tooWide };
}

interface Accessible {
  readonly axe: readonly string[];
}

/** For axe the elements are the same in every setting: it has looked at them in `screens` and `administration-screens`. */
const searched = async (page: Page): Promise<readonly string[]> => (isDeepSearch ? accessibilityFindings(page) : []);

/** A screen that was opened by somebody who wants less motion, with one of the other settings after another. */
async function withEachSetting(name: string, page: Page): Promise<Seen> {
  const still = await moving(page);
  await setStyle(page, widerText);
  const wider = { ...(await fitOf(page, `spaced-${name}`)), axe: await searched(page) };
  await setStyle(page, '');
  await page.setViewportSize({ width: 640, height: 430 });
  const twice = { ...(await fitOf(page, `enlarged-${name}`)), axe: await searched(page) };
  await page.setViewportSize({ width: 320, height: 256 });
  const fourTimes = await fitOf(page, `enlarged-more-${name}`);
  await page.setViewportSize(wide);
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  const forced = await seenInForcedColours(page);
  await keepPicture({ ...watched, page }, `forced-colours-${name}`);
  await page.emulateMedia({ forcedColors: 'none' });
  return { moving: still, wider, twice, fourTimes, forced };
}

const fits: Fit = { cutOff: [], tooWide: expect.toSatisfy((pixels: number) => pixels <= 0) as number };

describe('for whoever reads with settings of their own', () => {
  const seen: Record<string, Seen> = {};
  // A screen is opened once for all settings.
  beforeAll(async () => {
    for (const { page } of [watched, provider]) await page.emulateMedia({ reducedMotion: 'reduce' });
    await eachScreen(async (name, page) => void (seen[name] = await withEachSetting(name, page)));
  });
  const everywhere = <Part>(part: (of: Seen) => Part, expected: (of: Part, name: string) => void): void => {
    expect(Object.keys(seen)).toHaveLength(
      4 + administration.adviserScreens.length + administration.providerScreens.length,
    );
    for (const [name, of] of Object.entries(seen)) expected(part(of), name);
  };

  it('wider set text is not cut off and does not make a page scroll sideways', () => {
    everywhere(
      ({ wider }) => wider,
      (fit, name) => expect(fit, name).toEqual({ ...fits, axe: [] }),
    );
  });

  it('twice as large, nothing scrolls sideways', () => {
    everywhere(
      ({ twice }) => twice,
      (fit, name) => expect(fit, name).toEqual({ ...fits, axe: [] }),
    );
  });

  it('in forced colours every button that can be pressed has an edge, and those that cannot are grey', () => {
    everywhere(
      ({ forced }) => forced,
      ({ edgeless, off, on }, name) => {
        expect(edgeless, name).toEqual([]);
        expect(new Set(off).size, `${name}: every button that is off looks the same`).toBeLessThanOrEqual(1);
        expect(off, name).not.toContain(on);
      },
    );
  });

  it('four times as large, nothing scrolls sideways nor is cut off', () => {
    everywhere(
      ({ fourTimes }) => fourTimes,
      (fit, name) => expect(fit, name).toEqual(fits),
    );
  });

  it('on a touch screen the letters of fields are so large that a telephone does not zoom in on them', async () => {
    const context = await stage.browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`${stage.server.address}/auth`);
    await page.getByLabel('Toegangscode').waitFor();
    const sizes = await page
      .locator('input:visible, select:visible')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThanOrEqual(2);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
    await context.close();
  });

  it('light or dark is as the system, until it is chosen; the choice is kept, and paper is light', async () => {
    const { page, context } = await signedInPage(stage);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [light, dark] = ['rgb(244, 247, 248)', 'rgb(16, 24, 30)'];
    await expect.poll(ground).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe(dark);
    await page.getByRole('combobox', { name: 'Weergave' }).selectOption('Licht');
    await expect.poll(ground).toBe(light);
    await page.getByRole('combobox', { name: 'Weergave' }).selectOption('Donker');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(ground).toBe(dark);
    await page.emulateMedia({ media: 'print' });
    const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).color);
    await expect.poll(ink).toBe('rgb(23, 36, 46)');
    await context.close();
  });

  it('who wants less motion sees none', () => {
    everywhere(
      ({ moving: still }) => still,
      (animations, name) => expect(animations, name).toEqual([]),
    );
  });
});
