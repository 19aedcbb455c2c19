import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Desk, DeskDossier, DeskReason } from '#api/desk.ts';
import { dutchDay } from '#api/dutch-time.ts';
import { expectSound } from '#e2e/browser.ts';
import { hasFocus } from '#e2e/focus.ts';
import { seenIn, watchShifts } from '#e2e/layout-shifts.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { keepPicture, openStart, signedInPage } from '#e2e/story.ts';

const stage = useStage();
const employer = 'De Schakel B.V. (voorbeeld)';

const dossier = (name: string, reason: DeskReason, different: Partial<DeskDossier> = {}): DeskDossier => ({
  clientId: 'koren',
  clientName: 'Bakkerij Koren',
  id: name,
  name,
  reason,
  createdOn: '2027-03-04T13:05:59.000Z',
  calculationStatus: 'Finished',
  statusReason: null,
  findingCount: null,
  filesEraseOn: null,
  ...different,
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const everything: Desk = {
  dossiers: [
    dossier('Regeling met fouten', 'wrong', { calculationStatus: 'FailedWithError', findingCount: 10 }),
    dossier('Regeling die misging', 'wrong', { calculationStatus: 'Failed' }),
    dossier('Regeling van vorige maand', 'expiring', { filesEraseOn: inDays(3) }),
    dossier('Regeling die loopt', 'running', { calculationStatus: 'Submitted' }),
    dossier('Regeling 2028', 'recent'),
  ],
  deadlines: [
    {
      day: dutchDay(new Date(inDays(12))),
      what: 'contractEnd',
      client: { clientId: 'zaal', clientName: 'Zaal & Zonen' },
      step: null,
    },
    {
      day: dutchDay(new Date(inDays(20))),
      what: 'step',
      client: null,
      step: {
        clientId: 'zaal',
        clientName: 'Zaal & Zonen',
        id: 'regeling',
        name: 'Regeling 2029',
        step: 'answer',
        who: ['council', 'employees'],
      },
    },
    { day: dutchDay(new Date(inDays(300))), what: 'transitionPlan', client: null, step: null },
  ],
  news: [
    {
      clientId: 'zaal',
      clientName: 'Zaal & Zonen',
      id: 'gedeeld',
      name: 'Gedeelde regeling',
      by: 'W. Werkgever',
      on: '2027-03-04T13:05:59.000Z',
      choice: 'B',
    },
  ],
  total: 12,
  hasOwn: true,
};

const answerDesk = (page: Page, desk: Desk) =>
  page.route('**/api/desk', (route) => route.fulfill({ json: { data: desk } }));

it('the start page begins with what is wrong and its remedy, then what is due, what runs, and what is recent', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  await answerDesk(page, everything);
  await openStart(watched);
  const desk = page.getByRole('region', { name: 'Uw dossiers en termijnen' });
  await desk.getByRole('heading', { name: 'Van uw werkgevers' }).waitFor();
  const headings = await desk.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual([
    'Vraagt actie',
    'Binnen zes weken',
    'Daarna',
    'Wordt berekend',
    'Recent',
    'Van uw werkgevers',
  ]);
  const rows = async (name: string) => {
    const texts = await desk.getByRole('list', { name }).getByRole('listitem').allInnerTexts();
    return texts.map((text) => text.split('\n').filter((line) => line !== ''));
  };
  expect(await rows('Vraagt actie')).toEqual([
    ['Regeling met fouten', 'Bakkerij Koren', '10 fouten', 'Bekijk de fouten'],
    ['Regeling die misging', 'Bakkerij Koren', 'Mislukt', 'Opnieuw proberen'],
  ]);
  await desk.getByText('Instemming geven').waitFor();
  expect(await rows('Binnen zes weken')).toEqual([
    ['nog 3 dagen', expect.stringMatching(/ · u$/), 'Regeling van vorige maand', 'Bakkerij Koren', expect.any(String)],
    ['nog 12 dagen', expect.stringMatching(/ · werkgever$/), 'Zaal & Zonen', 'Contract met de uitvoerder eindigt'],
    [
      'nog 20 dagen',
      expect.stringMatching(/ · ondernemingsraad, werknemers$/),
      'Regeling 2029',
      'Zaal & Zonen',
      'Instemming geven',
    ],
  ]);
  await desk.getByText('Transitieplan naar de uitvoerder').waitFor();
  expect(await rows('Van uw werkgevers')).toEqual([
    ['Gedeelde regeling', 'Zaal & Zonen', 'Keuze B vastgelegd', 'W. Werkgever, 04-03-2027, 14:05'],
  ]);
  const remedy = desk.getByRole('link', { name: 'Bekijk de fouten: Regeling met fouten' });
  expect(await remedy.getAttribute('href')).toBe('/client-overview/koren/dossier/Regeling%20met%20fouten');
  const again = desk.getByRole('link', { name: 'Opnieuw proberen: Regeling die misging' });
  expect(await again.getAttribute('href')).toBe('/client-overview/koren');
  await expectSoundInAllSizes(watched, 'desk', { picture: 'whole' });
  await desk.getByRole('link', { name: 'Alle 12 dossiers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
  expect(watched.complaints).toEqual([]);
  await watched.context.close();
});

it('the welcome is folded away for who has a dossier, can be opened again, and moves nothing', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  const welcome = page.getByRole('heading', { name: 'Zo werkt het' });
  await openStart(watched);
  await welcome.waitFor();
  await answerDesk(page, everything);
  await watchShifts(page);
  await page.reload();
  const fold = page.getByText('Wat Evenwicht doet', { exact: true });
  await fold.waitFor();
  expect((await seenIn(page)).shift).toBeLessThan(0.02);
  expect(await welcome.isVisible()).toBe(false);
  await fold.press('Enter');
  await welcome.waitFor();
  expect(watched.complaints).toEqual([]);
  await watched.context.close();
});

it('the search is opened by Ctrl+K on any page, goes by the arrows, and opens what is chosen', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Naam van werkgever of dossier' });
  await expect.poll(() => hasFocus(field)).toBe(true);
  await field.fill('schakel');
  const options = page.getByRole('option');
  await options.filter({ hasText: 'VOORBEELD De Schakel' }).first().waitFor();
  await keepPicture(watched, 'search');
  await expectSound(page);
  expect(await options.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await options.first().getAttribute('aria-selected')).toBe('false');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Overzicht dossiers ${employer}` }).waitFor();
  await field.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await field.fill('bestaat zeker niet');
  await page.getByText('Niets gevonden.').waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(watched.complaints).toEqual([]);
  await watched.context.close();
});

it('a new dossier is begun from the start page: for which employer, then its form', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  await openStart(watched);
  await page.getByRole('button', { name: 'Nieuw dossier' }).click();
  const name = page.getByRole('combobox', { name: 'Naam van de werkgever' });
  // Of one that is not there yet it leads on.
  await name.fill('Bestaat nog niet');
  await page.getByRole('button', { name: 'Werkgever toevoegen' }).click();
  await page.waitForURL('**/client-list');
  await name.waitFor({ state: 'detached' });
  await openStart(watched);
  await page.getByRole('button', { name: 'Nieuw dossier' }).click();
  await name.fill('schakel');
  await page.getByRole('option', { name: employer }).click();
  const form = page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' });
  await form.waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('rowheader').first().waitFor();
  expect(await form.count()).toBe(0);
  expect(watched.complaints).toEqual([]);
  await watched.context.close();
});
