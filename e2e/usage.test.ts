import { describe, expect, it } from 'vitest';
import { expectSound } from '#e2e/browser.ts';
import { correctFileOf } from '#e2e/example-files.ts';
import { hasFocus } from '#e2e/focus.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { addDossier, chooseFiles, dossierRow, providerPage, signedInPage } from '#e2e/story.ts';
import { zipBytes } from '#test/factories.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';

describe('the limits of an organisation', () => {
  const stage = useOwnStage();

  it('are set by the provider; the adviser sees them, is refused, deletes, and may add again', async () => {
    const adviser = await signedInAt(stage.server.address, stage.server.code);
    const { organisation } = (
      (await (await adviser.call('GET', '/api/users/current')).json()) as {
        data: { organisation: string };
      }
    ).data;
    const clientId = await adviser.madeClient('Kaasmakerij');
    const provider = await providerPage(stage);
    const dialog = provider.page.getByRole('dialog');
    await provider.page.getByRole('button', { name: `Limieten van ${organisation}` }).click();
    await dialog.getByText('Nu in gebruik: 1 dossier').waitFor();
    const storage = dialog.getByRole('group', { name: 'Opslag in MB' });
    await expect.poll(() => hasFocus(storage.getByLabel('Hele organisatie'))).toBe(true);
    expect(await storage.getByLabel('Hele organisatie').inputValue()).toBe('2048');
    await storage.getByLabel('Per werkgever').fill('4096');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await dialog.getByText('Niet meer dan voor de hele organisatie').waitFor();
    await expectSoundInAllSizes(provider, 'limits');
    await dialog.getByRole('button', { name: 'Standaardwaarden invullen' }).click();
    await storage.getByLabel('Per werkgever').fill('1');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await provider.page.locator('body').innerText()).not.toContain('Kaasmakerij');
    expect(provider.complaints).toEqual([]);
    await provider.close();

    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.goto(`${stage.server.address}/client-overview/${clientId}`);
    await page.getByText('Er zijn nog geen dossiers').waitFor();
    const warning = page.getByText('Deze werkgever heeft een limiet bijna of helemaal bereikt.');
    expect(await warning.count()).toBe(0);
    // Passes the door of the server, and the reader then finds that it is no workbook: nothing but itself is stored.
    expect((await adviser.upload(clientId, 'Eerste', zipBytes('x'.repeat(900 * 1024)))).status).toBe(201);
    await page.reload();
    await warning.waitFor();
    await page.getByText('Opslag: 0,9 van 1 MB. Verwijder dossiers').waitFor();
    await expectSoundInAllSizes(watched, 'near-limit');

    const window = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
    await chooseFiles(window, await correctFileOf(300 * 1024));
    await window.getByPlaceholder('Naam dossier').fill('Tweede');
    await window.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await window.getByText(/opslagruimte voor deze werkgever.*Nu in gebruik: 0,9 van 1 MB\./).waitFor();
    await expectSoundInAllSizes(watched, 'limit-reached', { isLikeAnother: true });
    await window.getByRole('button', { name: 'Annuleren' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
    await window.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Gegevens beheren' }).click();
    const meter = page.getByRole('meter', { name: 'Opslag', exact: true });
    await meter.waitFor();
    expect(await meter.getAttribute('aria-valuetext')).toBe('0,9 van 1 MB (88%)');
    await page.getByText('bijna bereikt:').waitFor();
    await expectSoundInAllSizes(watched, 'employer-usage', { picture: 'whole' });
    await page.goto(`${stage.server.address}/settings`);
    await page.getByText(/van 2\.048 MB/).waitFor();
    await expectSoundInAllSizes(watched, 'organisation-usage', { picture: 'whole' });

    await page.goto(`${stage.server.address}/client-overview/${clientId}`);
    await page.getByRole('button', { name: 'Dossier Eerste verwijderen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
    await dossierRow(watched, 'Eerste').waitFor({ state: 'detached' });
    await warning.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Meldingen' }).getByRole('button', { name: 'Sluiten' }).click();
    await addDossier(watched, 'Tweede', await correctFileOf(300 * 1024));
    await expectSound(page);
    expect(watched.complaints.filter((text) => !text.includes('507'))).toEqual([]);
    await watched.close();
  });
});
