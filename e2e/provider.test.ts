import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectSound } from '#e2e/browser.ts';
import { hasFocus } from '#e2e/focus.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { keepPicture, makeOwnCodeOn, pageOfCode, providerPage } from '#e2e/story.ts';

const message = {
  message: 'Kunnen wij een tweede organisatie krijgen?\nWij gaan samen met een ander kantoor.',
  name: 'A. de Vries',
  organization: 'Kantoor Oost',
  phoneNumber: '030 123 45 67',
  email: 'a.devries@example.org',
};

/** What the contact form does, as the adviser of the first start. */
async function sendMessage(address: string, accessCode: string): Promise<void> {
  const post = (path: string, body: object, token = '') =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const { api_token: token } = (await (await post('/api/generatetoken', { accessCode })).json()) as {
    api_token: string;
  };
  expect((await post('/api/contactus', message, token)).status).toBe(204);
}

describe('the provider', () => {
  const stage = useOwnStage();

  it('manages organisations and their codes, and sees no employers', async () => {
    const watched = await providerPage(stage);
    const { page } = watched;
    expect(new URL(page.url()).pathname).toBe('/provider/organisations');
    for (const hidden of ['Overzicht werkgevers', 'Home', 'Huisstijl'])
      expect(await page.getByRole('link', { name: hidden, exact: true }).count()).toBe(0);
    for (const path of ['', 'client-list', 'client-overview/7', 'house-style', 'access-codes']) {
      await page.goto(`${stage.server.address}/${path}`);
      await page.waitForURL('**/provider/organisations');
    }
    await page.getByRole('button', { name: 'Organisatie toevoegen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naam organisatie').fill('de aanbieder');
    await page.keyboard.press('Enter');
    await dialog.getByText('Er bestaat al een organisatie met deze naam.').waitFor();
    await expectSound(page);
    await dialog.getByLabel('Naam organisatie').fill('Kantoor Oost');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'De Aanbieder wijzigen' }).click();
    expect(await dialog.getByLabel('Actief').isDisabled()).toBe(true);
    await expect.poll(() => hasFocus(dialog.getByLabel('Naam organisatie'))).toBe(true);
    await page.keyboard.press('Escape');
    await expectSoundInAllSizes(watched, 'organisations');
    await page.getByRole('link', { name: 'Codes van Kantoor Oost' }).click();
    await page.getByRole('heading', { level: 1, name: 'Toegangscodes Kantoor Oost' }).waitFor();
    await page.getByRole('button', { name: 'Code uitgeven' }).click();
    await dialog.getByLabel('Naam van wie de code krijgt').fill('A. de Vries');
    expect(await dialog.getByLabel('Werkgever').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Uitgeven' }).click();
    const code = await dialog.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5,6}){4}$/).innerText();
    await dialog.getByRole('button', { name: 'Klaar' }).click();
    await page.getByRole('row', { name: /A. de Vries.*Adviseur.*Actief/s }).waitFor();
    await keepPicture(watched, 'organisation-codes');
    await expectSound(page);
    const adviser = await pageOfCode(stage, code, 'Maak een eigen code');
    await makeOwnCodeOn(adviser);
    await adviser.page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();

    await page.getByRole('link', { name: 'Organisaties' }).first().click();
    await page.getByRole('button', { name: 'Kantoor Oost wijzigen' }).click();
    await dialog.getByLabel('Actief').press('Space');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('row', { name: /Kantoor Oost.*Inactief/s }).waitFor();
    await adviser.page.reload();
    await adviser.page.getByLabel('Toegangscode').waitFor();
    expect(watched.complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await adviser.close();
    await watched.close();
  });

  it('reads contact messages, marks them as handled and deletes them', async () => {
    await sendMessage(stage.server.address, stage.server.code);
    const watched = await providerPage(stage);
    const { page } = watched;
    await page.getByRole('link', { name: 'Contactberichten' }).click();
    await page.getByRole('row', { name: /A. de Vries.*Open/s }).waitFor();
    await expectSoundInAllSizes(watched, 'messages');
    await page.getByRole('button', { name: 'Bericht van A. de Vries lezen' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Wij gaan samen met een ander kantoor.').waitFor();
    expect(await dialog.getByRole('link', { name: message.email }).getAttribute('href')).toBe(
      `mailto:${message.email}`,
    );
    await keepPicture(watched, 'message');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Bericht van A. de Vries is afgehandeld' }).click();
    await page.getByRole('row', { name: /A. de Vries.*Afgehandeld/s }).waitFor();
    await page.getByPlaceholder('Zoeken binnen deze lijst..').fill('tweede oost');
    await page.getByText('1–1 van 1').waitFor();
    await page.getByRole('button', { name: 'Bericht van A. de Vries verwijderen' }).click();
    await expectSound(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
    await page.getByText('Er zijn geen contactberichten').waitFor();
    await expectSound(page);
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it('searches the audit log and takes it along', async () => {
    const watched = await providerPage(stage);
    const { page } = watched;
    await page.getByRole('link', { name: 'Logboek' }).click();
    await page
      .getByRole('row', { name: /P\. Aanbieder/ })
      .first()
      .waitFor();
    await expectSoundInAllSizes(watched, 'audit-log');
    await page.getByLabel('Handeling').selectOption('dossier toegevoegd');
    await page.getByText('1–1 van 1').waitFor();
    await page.getByRole('row', { name: /dossier toegevoegd.*Niet zichtbaar/s }).waitFor();
    expect(await page.getByRole('table').innerText()).not.toContain('Schakel');
    await page.waitForURL('**/provider/audit#action=dossier+uploaded');
    await page.reload();
    await page.getByText('1–1 van 1').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV downloaden' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    await page.getByRole('button', { name: 'Filters wissen' }).click();
    await page.getByLabel('Tot en met').fill('2020-01-01');
    await page.getByText('Niets gevonden met deze filters.').waitFor();
    await expectSound(page);
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });
});
