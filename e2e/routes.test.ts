import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerDossiers, listedDossier } from '#e2e/answers.ts';
import { settled, type WatchedPage } from '#e2e/browser.ts';
import { useStage } from '#e2e/stage.ts';
import { signedInPage, visitorPage } from '#e2e/story.ts';

const stage = useStage();

/** Goes to an address and waits until the page has led on to another. */
async function expectLeads({ page }: WatchedPage, from: string, to: string): Promise<void> {
  await page.goto(stage.server.address + from);
  await page.waitForURL(stage.server.address + to);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('while nobody is signed in', () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await visitorPage(stage);
  });
  afterAll(() => watched.close());

  it('every path but that of a hand-off leads to /auth', async () => {
    for (const address of ['/', '/client-list', '/client-overview/5', '/zo/maar/iets']) {
      await expectLeads(watched, address, '/auth');
    }
  });

  it('unknown paths under /auth lead to /unauthorized', async () => {
    for (const address of ['/auth/iets', '/auth/iets/anders', '/unauthorized']) {
      await expectLeads(watched, address, '/unauthorized');
      await watched.page
        .getByText(/^U hebt geen toegang tot de beheertool\. .* contactpersoon bij de aanbieder/)
        .waitFor();
    }
  });

  it('/auth says that there is no access, and to whom to turn', async () => {
    await expectLeads(watched, '/auth', '/auth');
    await watched.page
      .getByText(/^U hebt geen toegang tot de beheertool\. Hebt u een toegangscode ingevoerd of wilt u toegang\?/)
      .waitFor();
  });

  it('/auth/logout says that one is logged out and can come back with the access code', async () => {
    await expectLeads(watched, '/auth/logout', '/auth/logout');
    await watched.page.getByText(/^U bent uitgelogd\. U kunt opnieuw inloggen met de toegangscode/).waitFor();
  });

  it('there is no button to log out, nor to other pages', async () => {
    await expectLeads(watched, '/auth', '/auth');
    for (const name of ['Uitloggen', 'Home', 'Overzicht werkgevers']) {
      expect(await watched.page.getByRole('link', { name, exact: true }).count()).toBe(0);
    }
  });
});

describe('while signed in', () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await signedInPage(stage);
  });
  afterAll(() => watched.close());

  it('paths under /auth lead to /client-list', async () => {
    for (const address of ['/auth', '/auth/iets', '/auth/iets/anders']) {
      await expectLeads(watched, address, '/client-list');
    }
  });

  it('any other path leads to /, a hand-off too', async () => {
    const handoff = '/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x';
    for (const address of ['/unauthorized', handoff, '/zo/maar/iets', '/dashboard', '/client-overview']) {
      await expectLeads(watched, address, '/');
    }
  });

  it('the header of each page has the buttons that belong there, and its logo leads to /', async () => {
    const { page } = watched;
    await answerDossiers(page, []);
    const header = page.getByRole('banner');
    const hrefs = (name: string) =>
      header.getByRole('link', { name, exact: true }).evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    const places: unknown[] = [];
    for (const [address, here] of [
      ['/', ['Home']],
      ['/client-list', ['Overzicht werkgevers']],
      ['/client-overview/5', []],
    ] as const) {
      await expectLeads(watched, address, address);
      expect(await hrefs('Home'), address).toEqual(['/']);
      expect(await hrefs('Overzicht werkgevers'), address).toEqual(['/client-list']);
      expect(await hrefs('Uitloggen'), address).toEqual(['/auth/logout']);
      expect(await header.locator('[aria-current=page]').allInnerTexts(), address).toEqual(here);
      places.push(await header.getByRole('link', { name: 'Huisstijl' }).boundingBox());
      await header.locator('a:has(img)').click();
      await page.waitForURL(`${stage.server.address}/`);
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  });

  it('a long name is cut off in the header, and leaves its buttons in one line', async () => {
    const own = await signedInPage(stage);
    const data = {
      name: 'Aleid van der Meulen-Hoogeveen tot Ter Apel',
      organisation: 'Van der Meulen, Hoogeveen & Partners Pensioenadviseurs B.V.',
      role: 'adviser',
      clientId: null,
      lacksSecondFactor: false,
      lacksOwnCode: false,
      hasOwnCode: false,
    };
    await own.page.route('**/api/confirmjwtvalid', (route) => route.fulfill({ json: { data } }));
    await own.page.reload();
    await own.page.getByText(data.name).waitFor();
    const logOut = await own.page.getByRole('link', { name: 'Uitloggen' }).boundingBox();
    const logo = await own.page.locator('header a:has(img)').boundingBox();
    expect(logOut?.y).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0));
    expect(logOut?.x).toBeGreaterThan(1000);
    await own.close();
  });

  it('each page has a title, a description and a way back', async () => {
    const { page } = watched;
    await answerDossiers(page, []);
    const seen: Record<string, unknown> = {};
    for (const address of ['/', '/client-list', '/client-overview/5']) {
      await expectLeads(watched, address, address);
      await page.waitForFunction(() => !document.querySelector('h1 .skeleton'));
      const description = await page.locator('meta[name=description]').last().getAttribute('content');
      expect(description?.length).toBeGreaterThan(20);
      const crumbs = await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('listitem').allInnerTexts();
      seen[address] = [await page.title(), crumbs.filter((text) => text !== '').join(' > ')];
    }
    // The last of them is short: nothing is to be scrolled for the height of the footer.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    expect(seen).toEqual({
      '/': [expect.stringMatching(/^(Home|Start) - Evenwicht$/), ''],
      '/client-list': ['Overzicht werkgevers - Evenwicht', 'Home > Overzicht werkgevers'],
      '/client-overview/5': [
        'Overzicht dossiers Bakkerij Koren - Evenwicht',
        'Home > Overzicht werkgevers > Bakkerij Koren',
      ],
    });
  });

  it('the way back up appears after 200 pixels, and leads to the top', async () => {
    const { page } = watched;
    const many = Array.from({ length: 50 }, (_, index) => listedDossier(`Dossier ${index}`, 'Finished'));
    await answerDossiers(page, many);
    await page.goto(`${stage.server.address}/client-overview/6#per=50`);
    await page.getByText('1–50 van 50').waitFor();
    const up = page.getByRole('link', { name: 'Naar boven' });
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await page.waitForFunction(() => scrollY === 200);
    expect(await up.count()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }));
    await up.waitFor();
    await page.route('**/documents/*?downloadType=*', (route) => route.fulfill({ status: 500, body: '' }));
    await page
      .getByRole('button', { name: /invoerbestand van Dossier 20 / })
      .first()
      .click();
    const toast = page.getByRole('alertdialog');
    await toast.waitFor();
    await settled(page);
    const [toastBox, upBox] = [await toast.boundingBox(), await up.boundingBox()];
    expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(upBox?.y ?? 0);
    await up.click();
    await page.waitForFunction(() => scrollY === 0);
    await up.waitFor({ state: 'detached' });
    expect(watched.complaints.filter((complaint) => !complaint.includes('500'))).toEqual([]);
  });
});
