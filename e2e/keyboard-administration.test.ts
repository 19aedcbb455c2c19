import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WatchedPage } from '#e2e/browser.ts';
import { type Administration, administrationOf } from '#e2e/administration.ts';
import { hasFocus, tabTo } from '#e2e/focus.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useOwnStage } from '#e2e/stage.ts';

const stage = useOwnStage();
let administration: Administration;
let adviser: WatchedPage;
let provider: WatchedPage;
beforeAll(async () => {
  administration = await administrationOf(stage);
  adviser = await administration.adviserPage();
  provider = await administration.providerPage();
});
afterAll(async () => {
  await adviser.close();
  await provider.close();
});

async function open({ page }: WatchedPage, path: string): Promise<Page> {
  await page.goto(stage.server.address + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Opens a window by a button, sees the focus in it, leaves it by Escape and finds the focus back. */
async function goesInAndOut(page: Page, button: string, focused: (page: Page) => ReturnType<Page['getByRole']>) {
  const opener = page.getByRole('button', { name: button });
  await tabTo(opener);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(focused(page))).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
}

const no = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Nee' });

describe('by keyboard alone an adviser', () => {
  it('changes the house style, makes the reports again, and asks for the standard back', async () => {
    const page = await open(adviser, '/house-style');
    const name = page.getByRole('textbox', { name: 'Naam', exact: true });
    await tabTo(name);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Kantoor Zuid');
    await tabTo(page.getByRole('textbox', { name: 'Hoofdkleur', exact: true }));
    const save = page.getByRole('button', { name: 'Opslaan' });
    await tabTo(save);
    await page.keyboard.press('Enter');
    await page.getByText('De huisstijl is opgeslagen.').waitFor();
    // It was off while the style was saved.
    await expect.poll(() => hasFocus(save)).toBe(true);
    await goesInAndOut(page, 'Standaard herstellen', no);
    await tabTo(page.locator('input[type=file]'));
    const again = page.getByRole('button', { name: /rapportages? opnieuw maken/ });
    // The example is calculated while the page is open.
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByText(/rapportages? staa[nt]? nog|huisstijl van nu/).waitFor();
          return again.count();
        },
        { timeout: 90_000 },
      )
      .toBe(1);
    await tabTo(again);
    await page.keyboard.press('Enter');
    await page.getByText(/^Nog 1 rapportage wordt/).waitFor();
  });

  it('issues, extends and revokes an access code', async () => {
    const page = await open(adviser, '/access-codes');
    await page.getByRole('rowheader').first().waitFor();
    await goesInAndOut(page, 'Collega uitnodigen', () => page.getByRole('dialog').getByLabel('Naam van uw collega'));
    await goesInAndOut(page, 'Werkgever toegang geven', () => page.getByRole('dialog').getByRole('combobox'));
    await goesInAndOut(page, 'Code van Jo Jansen verlengen', () =>
      page.getByRole('dialog').getByLabel('Geldig voor (dagen)'),
    );
    await goesInAndOut(page, 'Code van Jo Jansen intrekken', no);
  });

  it('sets how long files are kept, and goes on to the log', async () => {
    const page = await open(adviser, '/settings');
    await tabTo(page.getByLabel('Dagen bewaren'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await page.getByText('De bewaartermijn is opgeslagen.').waitFor();
    await tabTo(page.getByRole('link', { name: 'Logboek bekijken' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${stage.server.address}/audit-log`);
    await page.getByRole('row').nth(1).waitFor();
    for (const label of ['Vanaf', 'Tot en met', 'Handeling', 'Naam bevat']) await tabTo(page.getByLabel(label));
    await page.keyboard.type('niemand');
    await page.getByText('Niets gevonden met deze filters.').waitFor();
    await tabTo(page.getByRole('button', { name: 'Filters wissen' }));
    await page.keyboard.press('Enter');
    await page.getByRole('row').nth(1).waitFor();
  });

  it('takes the data of an employer along, and is asked before they are erased', async () => {
    const page = await open(adviser, `/client-overview/${administration.clientId}/data`);
    await tabTo(page.getByRole('button', { name: 'Alles downloaden (zip)' }));
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^Gegevens_.*\.zip$/);
    await goesInAndOut(page, 'Alles wissen', no);
    await tabTo(page.getByRole('link', { name: 'De Schakel B.V. (voorbeeld)' }), 'Shift+Tab');
  });
});

describe('by keyboard alone the provider', () => {
  it('adds and changes an organisation, and opens its codes', async () => {
    const page = await open(provider, '/provider/organisations');
    await page.getByRole('rowheader').first().waitFor();
    const name = () => page.getByRole('dialog').getByLabel('Naam organisatie');
    await goesInAndOut(page, 'Organisatie toevoegen', name);
    await goesInAndOut(page, 'Mijn adviesbureau wijzigen', name);
    await tabTo(page.getByRole('link', { name: 'Codes van Mijn adviesbureau' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Toegangscodes/ }).waitFor();
  });

  it('reads a message, and is asked before it is deleted', async () => {
    const page = await open(provider, '/provider/messages');
    await page.getByRole('button', { name: /^Bericht van .* lezen$/ }).waitFor();
    const read = page.getByRole('button', { name: /^Bericht van .* lezen$/ });
    await tabTo(read);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page.getByRole('dialog').getByRole('button', { name: /afgehandeld/i }));
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(read)).toBe(true);
    const remove = page.getByRole('button', { name: /^Bericht van .* verwijderen$/ });
    await tabTo(remove);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(no(page))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(remove)).toBe(true);
  });

  it('adds a curve of the central bank, is told what is wrong with another, and withdraws it', async () => {
    const page = await open(provider, '/provider/central-bank');
    const send = page.getByRole('button', { name: 'Uploaden en controleren' });
    await tabTo(send);
    await page.keyboard.press('Enter');
    await page.getByText('Vul dit in').first().waitFor();
    const sendAs = async (lines: number, day: string) => {
      const text = Array.from({ length: lines }, (_, index) => `${index + 1};${2 + index / 100}`).join('\n');
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ name: 'rente.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await page.getByLabel('Dag van de curve').fill(day);
      await input.focus();
      await tabTo(send);
      await page.keyboard.press('Enter');
    };
    await sendAs(20, '2026-08-31');
    await page.getByText(/Het bestand heeft 20 looptijden/).waitFor();
    await sendAs(60, '2026-09-30');
    await page.getByText('Rentecurve 30-09-2026 is gecontroleerd en bewaard').waitFor();
    await page.getByRole('rowheader', { name: /Rentecurve 30-09-2026/ }).waitFor();
    await expectSoundInAllSizes(provider, 'central-bank', { picture: 'whole' });
    await goesInAndOut(page, 'Rentecurve 30-09-2026 bekijken', () =>
      page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).first(),
    );
    const withdraw = page.getByRole('button', { name: 'Rentecurve 30-09-2026 intrekken' });
    await tabTo(withdraw);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(no(page))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Er zijn geen scenariosets en rentecurves').waitFor();
  });
});
