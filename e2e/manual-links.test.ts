import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { manualSections } from '#contract/manual-sections.ts';
import { openPage } from '#e2e/browser.ts';
import { type Desk, deskOf, eachDeskScreen } from '#e2e/desk.ts';
import { openEmployer, signedInPage, useStage } from '#e2e/story.ts';
import { readPdf } from '#test/pdf/read-pdf.ts';

const stage = useStage();
let desk: Desk;
let places: readonly string[];
beforeAll(async () => {
  desk = await deskOf(stage);
  const manual = await fetch(`${stage.server.address}/api/generalDocuments/manualDocument?view=inline`);
  places = (await readPdf(new Uint8Array(await manual.arrayBuffer()))).destinations;
});

/** The places in the manual that a screen links to; each must be there, and open beside the screen. */
async function linkedPlaces(page: Page): Promise<string[]> {
  const links = page.getByRole('link', { name: 'Uitleg in de handleiding' });
  const found = await links.evaluateAll((elements) =>
    elements.map((element) => ({
      place: new URL((element as HTMLAnchorElement).href).hash.replace('#nameddest=', ''),
      target: element.getAttribute('target'),
    })),
  );
  for (const { place, target } of found) {
    expect(places, `a link to ${place}`).toContain(place);
    expect(target).toBe('_blank');
  }
  return found.map(({ place }) => place);
}

it('each screen has a link to its own place in the manual, and that place is there', async () => {
  const seen: Record<string, string[]> = {};
  const look = async (name: string, page: Page) => void (seen[name] = await linkedPlaces(page));
  const adviser = await desk.adviserPage();
  await adviser.page.getByRole('rowheader').first().waitFor();
  await look('clients', adviser.page);
  await openEmployer(adviser, 'De Schakel B.V. (voorbeeld)');
  await look('dossiers', adviser.page);
  await adviser.page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
  await adviser.page.getByRole('dialog').getByPlaceholder('Naam dossier').waitFor();
  seen['new-dossier'] = (await linkedPlaces(adviser.page)).filter((place) => place !== 'status');
  await eachDeskScreen(stage, adviser, desk.adviserScreens, look);
  await eachDeskScreen(stage, await desk.providerPage(), desk.providerScreens, look);
  const outside = await openPage(stage.browser);
  await outside.page.goto(`${stage.server.address}/auth`);
  await outside.page.getByLabel('Toegangscode').waitFor();
  await look('sign-in', outside.page);
  expect(seen).toEqual({
    clients: ['werkgevers'],
    dossiers: ['status'],
    'new-dossier': ['dossier-toevoegen'],
    'house-style': ['huisstijl', 'rapporten-opnieuw'],
    'access-codes': ['werkgeverstoegang'],
    settings: ['instellingen'],
    'audit-log': ['logboek'],
    'employer-data': ['alle-gegevens'],
    organisations: ['beheer'],
    'organisation-codes': ['beheer'],
    messages: ['contact'],
    'provider-audit': ['logboek'],
    'sign-in': ['toegang'],
  });
});

it('every section that a screen may name is a place in the manual', () => {
  expect(manualSections.filter((section) => !places.includes(section))).toEqual([]);
});

it('the manual opens beside the screen, without a complaint', async () => {
  const watched = await signedInPage(stage);
  const [opened] = await Promise.all([
    watched.context.waitForEvent('page'),
    watched.page.getByRole('link', { name: 'Uitleg in de handleiding' }).click(),
  ]);
  await opened.waitForURL(/manualDocument\?view=inline#nameddest=werkgevers$/).catch((error: unknown) => {
    // A browser without a reader of its own saves the file instead.
    if (!String(error).includes('Download is starting')) throw error;
  });
  expect(watched.complaints).toEqual([]);
  await watched.context.close();
});
