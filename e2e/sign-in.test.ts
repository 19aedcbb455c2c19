import { describe, expect, it } from 'vitest';
import { apiPaths } from '#api/paths.ts';
import { expectSound, openPage } from '#e2e/browser.ts';
import { hasFocus } from '#e2e/focus.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { keepPicture, signedInPage, visitorPage } from '#e2e/story.ts';

describe('signing in', () => {
  const stage = useOwnStage();

  it('by the printed link shows the start page and takes the token out of the address and the history', async () => {
    const watched = await openPage(stage.browser);
    const { page } = watched;
    await page.goto(stage.server.link);
    await page.getByRole('heading', { name: /^Welkom/ }).waitFor();
    expect(page.url()).toBe(`${stage.server.address}/`);
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('eyJ');
    expect(watched.complaints).toEqual([]);
    await watched.context.close();
  });

  it('by the same link a second time leads to the sign-in page, which says that it was used', async () => {
    const { page, context } = await openPage(stage.browser);
    await page.goto(stage.server.link);
    await page.getByLabel('Toegangscode').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/auth/);
    await page.getByText('Deze inloglink is al gebruikt; een link werkt één keer.').waitFor();
    await context.close();
  });

  it('by access code works from the keyboard, and logging out ends the session on the server', async () => {
    const { page, close } = await visitorPage(stage);
    await page.goto(`${stage.server.address}/client-list`);
    await page.getByLabel('Toegangscode').focus();
    await page.keyboard.insertText(stage.server.code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
    const token = await page.evaluate(() => localStorage.getItem('evenwicht.auth') ?? '');
    await Promise.all([
      page.waitForResponse(`**${apiPaths.logout}`),
      page.getByRole('link', { name: 'Uitloggen' }).click(),
    ]);
    await page.getByText('U bent uitgelogd').waitFor();
    const bearer = (JSON.parse(token) as { api_token: string }).api_token;
    expect(bearer).toBeTruthy();
    const answer = await fetch(`${stage.server.address}/api/clients`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(answer.status).toBe(401);
    await page.goto(`${stage.server.address}/client-list`);
    await page.getByLabel('Toegangscode').waitFor();
    await close();
  });

  it('shows the code that is typed when asked', async () => {
    const { page, close } = await visitorPage(stage);
    await page.goto(`${stage.server.address}/auth`);
    const field = page.getByLabel('Toegangscode');
    expect(await field.getAttribute('type')).toBe('password');
    await page.getByLabel('Code tonen').check();
    expect(await field.getAttribute('type')).toBe('text');
    await field.fill(stage.server.code);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
    await close();
  });

  it('with a wrong code says so and keeps the person on the page', async () => {
    const watched = await visitorPage(stage);
    const { page } = watched;
    await page.goto(`${stage.server.address}/auth`);
    await page.getByLabel('Toegangscode').fill('AAAAA-AAAAA-AAAAA-AAAAA-AAAAAA');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.getByText('The login detail is incorrect').waitFor();
    await expect.poll(() => hasFocus(page.getByLabel('Toegangscode'))).toBe(true);
    await expectSound(page);
    await keepPicture(watched, 'sign-in-wrong-code');
    await watched.close();
  });

  it('is not needed for the page that tells that one has no access', async () => {
    const watched = await visitorPage(stage);
    await watched.page.goto(`${stage.server.address}/auth/unknown`);
    await watched.page.getByText('U hebt geen toegang tot de beheertool').waitFor();
    await expectSound(watched.page);
    await watched.close();
  });

  it('sends unknown addresses to the start page while signed in', async () => {
    const watched = await signedInPage(stage);
    await watched.page.goto(`${stage.server.address}/bestaat-niet`);
    await watched.page.getByRole('heading', { name: /^Welkom/ }).waitFor();
    expect(new URL(watched.page.url()).pathname).toBe('/');
    await watched.page.goto(`${stage.server.address}/auth/iets`);
    await watched.page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });
});
