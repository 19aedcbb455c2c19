import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '#api/paths.ts';
import { listPaths } from '#e2e/answers.ts';
import { openPage, type WatchedPage, wide } from '#e2e/browser.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { endedLogin, signedInPage, signInAgain } from '#e2e/story.ts';

const stage = useOwnStage();
const storedLogin = (page: Page) => page.evaluate(() => localStorage.getItem('evenwicht.auth'));
/** Has the form of a token, which is all that a browser can see. */
const wellFormed = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x';
const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');

/** Waits for the sign-in page and says what it keeps of a login. */
async function expectShutOut(page: Page): Promise<void> {
  await page.waitForURL(`${stage.server.address}/auth`);
  await page.getByLabel('Toegangscode').waitFor();
  expect(await storedLogin(page)).toBeNull();
}

/** A page of somebody who is not signed in, where something that is no login stands in the place of one. */
async function spoiledPage(): Promise<WatchedPage> {
  const watched = await openPage(stage.browser);
  await watched.page.goto(`${stage.server.address}/auth`);
  await watched.page.evaluate(() => localStorage.setItem('evenwicht.auth', 'onzin'));
  return watched;
}

describe('the hand-off', () => {
  it('trades the token for a login, stores that as api_token, fetches the person with it and goes to /', async () => {
    const { page, context } = await openPage(stage.browser);
    const [answer, person] = await Promise.all([
      page.waitForResponse('**/api/generatetoken'),
      page.waitForRequest('**/api/users/current'),
      page.goto(stage.server.link),
    ]);
    await page.waitForURL(`${stage.server.address}/`);
    const { api_token: token } = (await answer.json()) as { api_token: string };
    expect(JSON.parse((await storedLogin(page)) ?? '')).toEqual({ api_token: token });
    expect(await person.headerValue('authorization')).toBe(`Bearer ${token}`);
    expect(stage.server.link).not.toContain(token);
    await context.close();
  });

  it('with something that cannot be decoded goes to /auth without asking the server', async () => {
    const { page, context } = await spoiledPage();
    const calls: string[] = [];
    page.on('request', (request) => isCall(request) && calls.push(request.url()));
    await page.goto(`${stage.server.address}/geen.token.hier`);
    await expectShutOut(page);
    expect(calls).toEqual([]);
    await context.close();
  });

  it('with a token that is refused clears the login and goes to /auth', async () => {
    const { page, context } = await spoiledPage();
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/generatetoken'),
      page.goto(`${stage.server.address}/${wellFormed}`),
    ]);
    expect(answer.status()).toBe(401);
    await expectShutOut(page);
    await context.close();
  });

  it('whose person cannot be fetched clears the login and goes to /auth', async () => {
    const { page, context } = await spoiledPage();
    await page.route('**/api/generatetoken', (route) => route.fulfill({ json: { api_token: wellFormed } }));
    await page.route('**/api/users/current', (route) => route.fulfill({ status: 500, body: '' }));
    await Promise.all([
      page.waitForRequest('**/api/users/current'),
      page.goto(`${stage.server.address}/${wellFormed}`),
    ]);
    await expectShutOut(page);
    await context.close();
  });
});

describe('a stored login', () => {
  it('is checked at confirmjwtvalid on load, and every call carries it and asks for JSON', async () => {
    const { page, context } = await signedInPage(stage, wide, 'first');
    const { api_token: token } = JSON.parse((await storedLogin(page)) ?? '') as { api_token: string };
    const calls: Request[] = [];
    page.on('request', (request) => isCall(request) && calls.push(request));
    await page.reload();
    await Promise.all([
      page.waitForResponse(listPaths.dossiers),
      page.getByRole('link', { name: /^Dossiers van/ }).click(),
    ]);
    const [check] = calls;
    expect(check?.url()).toBe(`${stage.server.address}/api/confirmjwtvalid`);
    expect(calls.length).toBeGreaterThanOrEqual(3);
    for (const request of calls) {
      expect(await request.headerValue('authorization')).toBe(`Bearer ${token}`);
      expect(await request.headerValue('accept')).toBe('application/json');
    }
    await context.close();
  });

  it.each([
    ['the server refuses', null],
    ['cannot be checked because the server does not answer', 'failed'],
  ] as const)('that %s is cleared, with the error in the console', async (_, failure) => {
    const { page, context, complaints } = await openPage(stage.browser);
    // There before the page is: what one page stores may reach the process of the next one late.
    await page.addInitScript((text) => localStorage.setItem('evenwicht.auth', text), '{"api_token":"oud"}');
    if (failure) await page.route('**/api/confirmjwtvalid', (route) => route.abort(failure));
    await page.goto(`${stage.server.address}/client-list`);
    await expectShutOut(page);
    // The console is heard a moment after the page has changed.
    await expect.poll(() => complaints.join('\n')).toContain('ApiError');
    await context.close();
  });

  it('is checked once more where the first check had no answer', async () => {
    const { page, context } = await signedInPage(stage, wide, 'first');
    await page.route('**/api/confirmjwtvalid', (route) => route.abort('failed'), { times: 1 });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
    await context.close();
  });

  it('is kept when the page is loaded again before its check is over', async () => {
    const { page, context, complaints } = await signedInPage(stage, wide, 'first');
    const check = '**/api/confirmjwtvalid';
    await page.route(check, () => undefined);
    await Promise.all([page.waitForRequest(check), page.reload()]);
    await page.unroute(check);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
    expect(await storedLogin(page)).toContain('api_token');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('that ends at the server sends the person out at the next call, who comes back to that page after signing in', async () => {
    const { page, context } = await signedInPage(stage, wide, 'first');
    await page.route(listPaths.dossiers, (route) => route.fulfill({ status: 401, json: endedLogin }));
    await page.getByRole('link', { name: /^Dossiers van/ }).click();
    await expectShutOut(page);
    await page.unroute(listPaths.dossiers);
    await signInAgain(page, stage.server.code);
    await page.getByRole('heading', { level: 1, name: 'Overzicht dossiers' }).waitFor();
    expect(page.url()).toContain('/client-overview/');
    await context.close();
  });

  it('that ends while a form is sent leaves what was filled in for the person, once, and not for another one', async () => {
    const { page, context } = await signedInPage(stage, wide, 'first');
    const refuseSending = (path: string) =>
      page.route(path, (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 401, json: endedLogin }),
      );
    const form = page.getByRole('dialog', { name: 'Werkgever toevoegen' });
    const name = form.getByLabel('Naam werkgever');
    await page.getByRole('button', { name: 'Werkgever toevoegen' }).click();
    await name.fill('Bakkerij Koren');
    const contact = form.getByLabel('Naam contactpersoon');
    await contact.fill('J. de Vries');
    await refuseSending('**/api/clients');
    await contact.press('Enter');
    const someoneElse = {
      name: 'Iemand anders',
      organisation: 'Mijn adviesbureau',
      role: 'adviser',
      clientId: null,
      lacksSecondFactor: false,
      lacksOwnCode: false,
      hasOwnCode: false,
    };
    await page.route('**/api/users/current', (route) => route.fulfill({ json: { data: someoneElse } }));
    await signInAgain(page, stage.server.code);
    await page.getByRole('rowheader').first().waitFor();
    expect(await form.count()).toBe(0);
    await page.getByRole('link', { name: 'Uitloggen' }).click();
    await page.unroute('**/api/users/current');
    await page.getByLabel('Toegangscode').fill(stage.server.code);
    await page.keyboard.press('Enter');
    await form.waitFor();
    expect(await name.inputValue()).toBe('Bakkerij Koren');
    expect(await contact.inputValue()).toBe('J. de Vries');
    await form.getByRole('button', { name: 'Annuleren' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Werkgever toevoegen' }).click();
    expect(await name.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Instellingen' }).click();
    await page.getByLabel('Dagen bewaren').fill('45');
    await refuseSending('**/api/retention');
    await page.keyboard.press('Enter');
    await signInAgain(page, stage.server.code);
    await page.getByLabel('Dagen bewaren').waitFor();
    expect(await page.getByLabel('Dagen bewaren').inputValue()).toBe('45');

    await page.getByRole('link', { name: 'Huisstijl' }).click();
    const line = page.getByLabel('Contactregel');
    await line.fill('Kade 1, Delft');
    await refuseSending('**/api/house-style');
    await page.keyboard.press('Enter');
    await signInAgain(page, stage.server.code);
    await line.waitFor();
    expect(await line.inputValue()).toBe('Kade 1, Delft');
    await page.getByText('Nog niet opgeslagen').waitFor();

    await page.getByRole('link', { name: 'Instellingen' }).click();
    await page.locator('a[href="/settings/standards"]').click();
    const reason = page.getByLabel('Reden', { exact: true });
    await reason.fill('Besluit van 1 december');
    await refuseSending('**/api/office-standards');
    await page.getByLabel('Vastgesteld op').fill('2026-11-01');
    await page.keyboard.press('Enter');
    await signInAgain(page, stage.server.code);
    await reason.waitFor();
    expect(await reason.inputValue()).toBe('Besluit van 1 december');
    await context.close();
  });

  it('is gone after Uitloggen in every tab, and can be made again on the page that says so, for every tab', async () => {
    const { page, context } = await signedInPage(stage, wide, 'first');
    const other = await context.newPage();
    await other.goto(`${stage.server.address}/client-list`);
    await other.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
    for (const [here, there] of [
      [page, other],
      [other, page],
    ] as const) {
      await here.getByRole('link', { name: 'Uitloggen' }).click();
      await here.waitForURL(`${stage.server.address}/auth/logout`);
      await here.getByText('U bent uitgelogd').waitFor();
      expect(await storedLogin(here)).toBeNull();
      await there.getByLabel('Toegangscode').waitFor();
      await there.getByText('U bent uitgelogd').waitFor();
      // One time where one logged out, the other time in the other tab.
      const field = page.getByLabel('Toegangscode');
      await field.fill(stage.server.code);
      await page.getByRole('button', { name: 'Inloggen' }).click();
      for (const tab of [page, other]) {
        await tab.waitForURL(`${stage.server.address}/client-list`);
        await tab.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
      }
    }
    expect(await storedLogin(page)).toContain('api_token');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
    await context.close();
  });

  it('ends at the server also for who closes the page right after Uitloggen', async () => {
    const { page, context } = await signedInPage(stage, wide, 'first');
    const { promise: outlivesPage, resolve: seen } = Promise.withResolvers<boolean>();
    await page.exposeFunction('seen', seen);
    await page.addInitScript((path) => {
      const fetched = globalThis.fetch;
      globalThis.fetch = (input, init) => {
        if (input === path) Reflect.get(globalThis, 'seen')(init?.keepalive === true);
        return fetched(input, init);
      };
    }, apiPaths.logout);
    await page.reload();
    await page.getByRole('link', { name: 'Uitloggen' }).click();
    expect(await outlivesPage).toBe(true);
    await context.close();
  });
});
