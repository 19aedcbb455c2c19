import { describe, expect, it } from 'vitest';
import { expectSound } from '#e2e/browser.ts';
import { hasFocus } from '#e2e/focus.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { asSignedInLongAgo, keepPicture, pageOfCode, proveOn, signedInPage } from '#e2e/story.ts';

const employer = 'De Schakel B.V. (voorbeeld)';

describe('access codes of employers', () => {
  const stage = useOwnStage();

  it('are issued by an adviser, shown once, extended and revoked', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.getByRole('link', { name: 'Toegangscodes' }).click();
    await page
      .getByRole('row', { name: /Adviseur.*Actief.*Beheerder/s })
      .first()
      .waitFor();
    await expectSound(page);

    await page.getByRole('button', { name: 'Collega uitnodigen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naam van uw collega').fill('Bo de Boer');
    const message = await dialog.getByLabel('Bericht aan de aanbieder').inputValue();
    expect(message).toContain('Graag een uitnodiging voor Bo de Boer, als adviseur van Mijn adviesbureau.');
    const mail = new URL((await dialog.getByRole('link', { name: 'Mail openen' }).getAttribute('href')) ?? '');
    expect([mail.protocol, mail.searchParams.get('body')]).toEqual(['mailto:', message]);
    await keepPicture(watched, 'invite-colleague');
    await expectSound(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Werkgever toegang geven' }).click();
    await dialog.getByRole('button', { name: 'Uitgeven' }).click();
    await dialog.getByText('Kies een werkgever', { exact: true }).last().waitFor();
    await dialog.getByLabel('Naam van wie de code krijgt').fill('Jo Jansen');
    await dialog.getByRole('combobox', { name: 'Werkgever' }).fill(employer.slice(0, 6).toUpperCase());
    await page.getByRole('option', { name: employer }).waitFor();
    await expectSound(page);
    // The first arrow is at the first employer, not at the offer of a new one.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Werkgever' }).inputValue()).toBe(employer);
    await keepPicture(watched, 'issue-code');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Uitgeven' }).click();
    const code = await dialog.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5,6}){4}$/).innerText();
    await watched.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect.poll(() => hasFocus(dialog.getByRole('button', { name: 'Kopiëren', exact: true }))).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Gekopieerd' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await keepPicture(watched, 'shown-code');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Zin kopiëren' }).click();
    await expect.poll(() => dialog.getByRole('button', { name: 'Gekopieerd' }).count()).toBe(2);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(stage.server.address);
    await dialog.getByRole('button', { name: 'Klaar' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(code);

    await page.getByRole('button', { name: 'Werkgever toegang geven' }).click();
    await dialog.getByRole('combobox', { name: 'Werkgever' }).fill('Nieuw Begin');
    await page.getByRole('option', { name: 'Nieuwe werkgever: Nieuw Begin' }).click();
    // Taken by an adviser: the employer is there by then, and is not added twice.
    await dialog.getByLabel('Naam van wie de code krijgt').fill('Adviseur');
    await dialog.getByRole('button', { name: 'Uitgeven' }).click();
    await dialog.getByText('Iemand met deze naam heeft').waitFor();
    await dialog.getByLabel('Naam van wie de code krijgt').fill('Kim Klein');
    await dialog.getByRole('button', { name: 'Uitgeven' }).click();
    await dialog.getByRole('button', { name: 'Klaar' }).click();
    await page.getByRole('row', { name: /Kim Klein.*Nieuw Begin.*Actief/s }).waitFor();

    const other = await pageOfCode(stage, code, `Overzicht dossiers ${employer}`);
    expect(new URL(other.page.url()).pathname).toMatch(/^\/client-overview\//);
    await other.page.getByRole('link', { name: 'Overzicht dossiers' }).waitFor();
    expect(await other.page.getByText('Overzicht werkgevers').count()).toBe(0);
    for (const hidden of ['Huisstijl', 'Toegangscodes', 'Instellingen'])
      expect(await other.page.getByRole('link', { name: hidden }).count()).toBe(0);
    for (const path of ['house-style', 'access-codes', 'settings', 'provider/organisations']) {
      await other.page.goto(`${stage.server.address}/${path}`);
      await other.page.waitForURL(`${stage.server.address}/`);
    }
    await other.page.goto(`${stage.server.address}/client-list`);

    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Jo Jansen' }) });
    await row.getByText('Actief').waitFor();
    const before = await row.innerText();
    await row.getByRole('button', { name: 'Code van Jo Jansen verlengen' }).click();
    await dialog.getByLabel('Geldig voor (dagen)').fill('4000');
    await dialog.getByRole('button', { name: 'Verlengen' }).click();
    await dialog.getByText('Maximaal 3650 dagen').waitFor();
    await expectSound(page);
    await dialog.getByLabel('Geldig voor (dagen)').fill('3650');
    await dialog.getByRole('button', { name: 'Verlengen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => row.innerText()).not.toBe(before);
    await keepPicture(watched, 'access-codes');
    await expectSound(page);

    await asSignedInLongAgo(watched);
    await row.getByRole('button', { name: 'Code van Jo Jansen intrekken' }).press('Enter');
    await proveOn(watched, stage.server.code);
    const question = page.getByRole('alertdialog');
    await question.getByText('wordt meteen uitgelogd').waitFor();
    await keepPicture(watched, 'revoke-code');
    await expectSound(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: 'Code van Jo Jansen intrekken' }).click();
    await question.getByRole('button', { name: 'Ja' }).click();
    await row.getByText('Ingetrokken').waitFor();
    await expect.poll(() => row.getByRole('button').count()).toBe(0);
    await expectSound(page);
    expect(watched.complaints.filter((text) => !text.includes('409'))).toEqual([]);

    await other.page.reload();
    await other.page.getByLabel('Toegangscode').waitFor();
    await other.close();
    await watched.close();
  });
});
