import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectFits, type WatchedPage, wide } from '#e2e/browser.ts';
import { sizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { keepPicture, languageMenu, openEmployer, signedInPage, visitorPage } from '#e2e/story.ts';
import { isDeepSearch } from '#test/deep-search.ts';
import type { Language } from '#web/i18n/language-choice.ts';

const stage = useStage();

/** Pages of a visitor and of an adviser, for all languages one after another: opening one takes longer than a screen. */
let outside: WatchedPage;
let inside: WatchedPage;
let dossiers = '';

beforeAll(async () => {
  outside = await visitorPage(stage);
  inside = await signedInPage(stage);
  await openEmployer(inside, 'De Schakel B.V. (voorbeeld)');
  dossiers = inside.page.url();
});
afterAll(async () => {
  await outside.close();
  await inside.close();
});

/** What a reader of each language looks for. */
const screens: Readonly<Record<Exclude<Language, 'nl'>, { tag: string; clients: string; add: string }>> = {
  de: { tag: 'de', clients: 'Arbeitgeber', add: 'Neues Dossier hinzufügen' },
  en: { tag: 'en', clients: 'Employers', add: 'Add new dossier' },
  es: { tag: 'es', clients: 'Empleadores', add: 'Añadir expediente' },
  fr: { tag: 'fr', clients: 'Employeurs', add: 'Ajouter un dossier' },
  ja: { tag: 'ja', clients: '雇用主一覧', add: '案件を追加' },
  zh: { tag: 'zh-Hans', clients: '雇主列表', add: '添加新档案' },
};

const shown = ['sign-in', 'dossiers', 'new-dossier', 'clients', 'start'] as const;

/**
 * The screen fits in all widths. Axe looks at one language, on its narrowest window: but for the words all are the same.
 */
async function expectFitting(watched: WatchedPage, language: string, screen: (typeof shown)[number]): Promise<void> {
  const { page } = watched;
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await expectFits(page);
    await keepPicture(watched, `${language}-${screen}-${size}`);
  }
  if (language === 'de' || isDeepSearch) await expectAccessible(page);
}

/** The language with the longest words and one with a script of its own; a deep search looks at all of them. */
const tried = Object.entries(screens).filter(([language]) => isDeepSearch || ['de', 'ja'].includes(language));

it.each(tried)('the screens in %s are accessible and fit on every window', async (language, words) => {
  await outside.page.setViewportSize(wide);
  await outside.page.goto(`${stage.server.address}/auth`);
  await languageMenu(outside.page).selectOption(language);
  await outside.page.locator(`html[lang=${words.tag}]`).waitFor();
  await expectFitting(outside, language, 'sign-in');

  const { page } = inside;
  await page.setViewportSize(wide);
  await page.goto(dossiers);
  await languageMenu(page).selectOption(language);
  const add = page.getByRole('button', { name: words.add }).first();
  await add.waitFor();
  await page.getByRole('rowheader', { name: 'VOORBEELD De Schakel' }).waitFor();
  await expectFitting(inside, language, 'dossiers');
  await add.click();
  await page.getByRole('dialog').waitFor();
  await expectFitting(inside, language, 'new-dossier');
  await page.goto(`${stage.server.address}/client-list`);
  await page.getByRole('heading', { level: 1, name: words.clients }).waitFor();
  await expectFitting(inside, language, 'clients');
  await page.goto(`${stage.server.address}/`);
  await page.getByRole('main').getByRole('listitem').nth(2).waitFor();
  await expectFitting(inside, language, 'start');
  expect([...outside.complaints, ...inside.complaints]).toEqual([]);
});
