import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerDossiers, listedDossier } from '#e2e/answers.ts';
import { expectSound, phone, type WatchedPage } from '#e2e/browser.ts';
import { type Desk, deskOf, eachDeskScreen } from '#e2e/desk.ts';
import { keepPicture, signedInPage, useStage } from '#e2e/story.ts';

const stage = useStage();
let watched: WatchedPage;
let provider: WatchedPage;
let desk: Desk;
beforeAll(async () => {
  desk = await deskOf(stage);
  provider = await desk.providerPage();
  watched = await signedInPage(stage);
  await answerDossiers(watched.page, [
    listedDossier('Een met fouten', 'FailedWithError'),
    listedDossier('Een dat loopt', 'Unknown'),
    listedDossier('Een dat af is', 'Finished'),
  ]);
});

/** Sets something for both readers, the adviser and the provider. */
async function forBoth(set: (page: Page) => Promise<void>): Promise<void> {
  for (const { page } of [watched, provider]) await set(page);
}

/** Shows each screen in turn, the window for a new dossier and those of the desk too. */
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
  await page.getByPlaceholder('Naam dossier').waitFor();
  await look('new-dossier', page);
  await eachDeskScreen(stage, watched, desk.adviserScreens, look);
  await eachDeskScreen(stage, provider, desk.providerScreens, look);
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

describe('for whoever reads with settings of their own', () => {
  it('wider set text is not cut off and does not make a page scroll sideways', async () => {
    await eachScreen(async (name, page) => {
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
            'p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      expect(await cutOff(page), name).toEqual([]);
      await expectSound(page);
      await keepPicture({ ...watched, page }, `spaced-${name}`);
    });
  });

  it('twice as large, nothing scrolls sideways', async () => {
    await forBoth((page) => page.setViewportSize({ width: 640, height: 430 }));
    await eachScreen(async (name, page) => {
      expect(await cutOff(page), name).toEqual([]);
      await expectSound(page);
      await keepPicture({ ...watched, page }, `enlarged-${name}`);
    });
    await forBoth((page) => page.setViewportSize({ width: 1280, height: 860 }));
  });

  it('in forced colours every button that can be pressed has an edge, and those that cannot are grey', async () => {
    await forBoth((page) => page.emulateMedia({ forcedColors: 'active' }));
    await eachScreen(async (name, page) => {
      const edgeless = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLButtonElement>('button:enabled:not([aria-disabled=true])')]
          .filter((button) => button.checkVisibility() && button.innerText.trim() !== '')
          .filter((button) => {
            const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(button);
            const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
            const isInText = textDecorationLine === 'underline' || button.closest('th') !== null;
            return !hasEdge && !isInText;
          })
          .map((button) => button.outerHTML.slice(0, 160)),
      );
      expect(edgeless, name).toEqual([]);
      const off = await page.evaluate(() =>
        [...document.querySelectorAll('button:disabled, button[aria-disabled=true]')].map(
          (button) => getComputedStyle(button).color,
        ),
      );
      const on = await page.evaluate(() => getComputedStyle(document.body).color);
      expect(new Set(off).size, `${name}: every button that is off looks the same`).toBeLessThanOrEqual(1);
      expect(off, name).not.toContain(on);
      await keepPicture({ ...watched, page }, `forced-colours-${name}`);
    });
    await forBoth((page) => page.emulateMedia({ forcedColors: 'none' }));
  });

  it('four times as large, nothing scrolls sideways nor is cut off', async () => {
    await forBoth((page) => page.setViewportSize({ width: 320, height: 256 }));
    await eachScreen(async (name, page) => {
      expect(await cutOff(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
    });
    await forBoth((page) => page.setViewportSize({ width: 1280, height: 860 }));
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

  it('who wants less motion sees none', async () => {
    await forBoth((page) => page.emulateMedia({ reducedMotion: 'reduce' }));
    await eachScreen(async (name, page) => {
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 50)
          .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
      );
      expect(moving, name).toEqual([]);
    });
    await forBoth((page) => page.emulateMedia({ reducedMotion: 'no-preference' }));
  });
});
