import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { manualSections } from '#api/manual-sections.ts';
import { type Administration, administrationOf, eachAdministrationScreen } from '#e2e/administration.ts';
import { useStage } from '#e2e/stage.ts';
import { openEmployer, signedInPage, visitorPage } from '#e2e/story.ts';
import { readPdf } from '#test/pdf/read-pdf.ts';

const stage = useStage();
let administration: Administration;
let places: readonly string[];
beforeAll(async () => {
  administration = await administrationOf(stage);
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
  const adviser = await administration.adviserPage();
  await adviser.page.getByRole('rowheader').first().waitFor();
  await look('clients', adviser.page);
  await openEmployer(adviser, 'De Schakel B.V. (voorbeeld)');
  await look('dossiers', adviser.page);
  await adviser.page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
  await adviser.page.getByRole('dialog').getByRole('button', { name: 'Ik heb al een bestand' }).waitFor();
  seen['new-dossier'] = (await linkedPlaces(adviser.page)).filter((place) => place !== 'status');
  await eachAdministrationScreen(stage, adviser, administration.adviserScreens, look);
  await eachAdministrationScreen(stage, await administration.providerPage(), administration.providerScreens, look);
  const outside = await visitorPage(stage);
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
    'office-standards': ['kantoorstandaarden'],
    'organisation-sessions': ['sessies'],
    security: ['tweede-factor'],
    'audit-log': ['logboek'],
    'central-bank': ['beheer'],
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
  const link = watched.page.getByRole('link', { name: 'Uitleg in de handleiding' });
  expect(await link.getAttribute('href')).toMatch(/manualDocument\?view=inline#nameddest=werkgevers$/);
  // What it asks for, and not what it shows: a browser without a reader of its own saves the file instead.
  const [, asked] = await Promise.all([
    watched.context.waitForEvent('page'),
    watched.context.waitForEvent('request', (request) => request.url().includes('manualDocument')),
    link.click(),
  ]);
  expect(asked.url()).toMatch(/manualDocument\?view=inline$/);
  expect((await asked.response())?.headers()['content-type']).toBe('application/pdf');
  expect(watched.complaints).toEqual([]);
  await watched.close();
});
