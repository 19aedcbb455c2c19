import { expect, it } from 'vitest';
import { accessibilityFindings, contrastFindings, findingsAgain, openPage } from '#e2e/browser.ts';
import { useStage } from '#e2e/stage.ts';
import { textOfEachLook } from '#e2e/text-of-each-look.ts';

const stage = useStage();

/** What can be read, many times, and between it what cannot: by its colour, its background, a parent, or in a field. */
const content = `<!doctype html><html lang="nl" data-scheme="light"><head><title>Te lezen</title></head><body><main><h1>Te lezen</h1>
  ${'<p>Goed</p>'.repeat(50)}
  <p style="color: #ccc"><span id="mark" aria-hidden="true">teken</span></p><button disabled style="color: #ccc">Uit</button>
  <p id="pale" style="color: #ccc">Bleek</p>
  <div style="background: #333"><p id="dark">Donker</p></div>
  <div style="opacity: 0.3"><p id="faded">Vaag</p></div>
  <label>Naam <input id="field" value="Jo" style="color: #bbb; background: #fff"></label>
  ${'<p>Goed</p>'.repeat(50)}</main></body></html>`;

it('finds what cannot be read between what can, as looking at each text does, and nothing else', async () => {
  // A page of nobody: those of the program write no other content.
  const watched = await openPage(stage.browser);
  const { page } = watched;
  await page.setContent(content);
  const [whole = '', ...more] = await accessibilityFindings(page);
  expect(more).toEqual([]);
  for (const id of ['mark', 'pale', 'dark', 'faded', 'field']) expect(whole).toContain(`id="${id}"`);
  expect(await contrastFindings(page)).toEqual([whole]);
  expect(await findingsAgain(page)).toEqual([whole]);
  await page.evaluate(() => document.querySelector('h1')?.remove());
  expect((await findingsAgain(page)).length).toBeGreaterThan(1);
  await watched.close();
});

it('looks again at no look that could be read, and finds each other one: another colour, background or scheme', async () => {
  const watched = await openPage(stage.browser);
  const { page } = watched;
  const style = 'body { color: #123 } @media (prefers-color-scheme: dark) { body { background: #012 } }';
  const text = '<h1>Goed</h1><p>Goed</p><div><p>Ook goed</p></div>';
  await page.setContent(
    `<!doctype html><html lang="nl"><head><title>Te lezen</title><style>${style}</style></head><body><main>${text}</main></body></html>`,
  );
  const unseen = async () => (await page.evaluate(textOfEachLook, [])).looks;
  expect(await unseen()).toHaveLength(2);
  expect(await contrastFindings(page)).toEqual([]);
  const dress = (changed: string) => page.locator('div').evaluate((div, given) => (div.style.cssText = given), changed);
  for (const changed of ['color: #ccc', 'background: #333', 'background: #333; opacity: 0.9']) {
    await dress(changed);
    for (let times = 0; times < 2; times += 1)
      expect(await contrastFindings(page), changed).toEqual([expect.stringContaining('Ook goed')]);
  }
  await dress('');
  expect(await contrastFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastFindings(page)).toEqual([expect.stringContaining('Ook goed')]);
  await watched.close();
});
