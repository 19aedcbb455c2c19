import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSound, type WatchedPage } from '#e2e/browser.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { keepPicture, signedInPage } from '#e2e/story.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';

/** Adds an employer in the window; resolves when the window has closed. */
async function addEmployer({ page }: WatchedPage, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Werkgever toevoegen' }).first().click();
  await page.getByRole('dialog').getByLabel('Naam werkgever').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const employerNames = (page: Page): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();

describe('the employers in the browser', () => {
  const stage = useOwnStage();

  it('are found, sorted and paged', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    for (let count = 1; count <= 11; count += 1) await addEmployer(watched, `Werkgever ${count}`);
    await page.getByText('1–10 van 12').waitFor();
    await page.getByRole('button', { name: 'Volgende pagina' }).click();
    await page.getByText('11–12 van 12').waitFor();
    await page.getByLabel('Ga naar pagina').fill('1');
    await page.getByText('1–10 van 12').waitFor();
    await page.getByLabel('Aantal per pagina').selectOption({ label: '25 per pagina' });
    await page.getByText('1–12 van 12').waitFor();
    const rising = await employerNames(page);
    await page.getByRole('columnheader', { name: 'Werkgever' }).getByRole('button').click();
    await expect.poll(() => employerNames(page)).toEqual(rising.toReversed());
    await page.getByPlaceholder('Zoeken binnen deze lijst..').fill('werkgever 11');
    await page.getByText('1–1 van 1').waitFor();
    await expectSound(page);
    await page.waitForURL('**/client-list#zoek=werkgever+11&sorteer=-name&per=25');
    await page.reload();
    await page.getByText('1–1 van 1').waitFor();
    await page.getByRole('button', { name: 'Zoekopdracht wissen' }).first().click();
    await expect.poll(() => employerNames(page)).toEqual(rising.toReversed());
    // The part behind the # is the list's: the way past the header leaves it alone.
    await page.getByRole('link', { name: 'Naar de inhoud' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('inhoud');
    await expect.poll(() => employerNames(page)).toEqual(rising.toReversed());
    await watched.close();
  });

  it('are not overwritten by an edit of what somebody else changed meanwhile', async () => {
    const [one, other] = [await signedInPage(stage), await signedInPage(stage)];
    await addEmployer(one, 'Twee Heren');
    await other.page.reload();
    const edit = async ({ page }: WatchedPage, reference: string): Promise<void> => {
      await page.getByRole('dialog').getByLabel('Kenmerk').fill(reference);
      await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
    };
    for (const { page } of [one, other]) {
      await page.getByPlaceholder('Zoeken binnen deze lijst..').fill('twee');
      await page.getByRole('button', { name: 'Twee Heren wijzigen' }).click();
    }
    await edit(one, 'eerste');
    await one.page.getByText('eerste').waitFor();
    await edit(other, 'tweede');
    await other.page.getByText('Iemand anders heeft deze werkgever intussen gewijzigd.').waitFor();
    await keepPicture(other, 'client-changed-meanwhile');
    await expectSound(other.page);
    await other.page.getByRole('button', { name: 'Nieuwste gegevens laden' }).click();
    // The form is filled again once the latest data have come.
    await other.page.getByText('Iemand anders heeft').waitFor({ state: 'detached' });
    await edit(other, 'tweede, na het lezen');
    await other.page.getByText('tweede, na het lezen').waitFor();
    await one.close();
    await other.close();
  });

  it('are deleted with their dossiers after a question that says how many, and how many people lose access', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    const adviser = await signedInAt(stage.server.address, stage.server.code);
    const { data } = (await (await adviser.call('GET', '/api/clients')).json()) as {
      data: { id: string; name: string }[];
    };
    const clientId = data.find(({ name }) => name.startsWith('De Schakel'))?.id;
    for (const holder of ['W. Werkgever', 'P. Personeel'])
      expect((await adviser.call('POST', '/api/access-codes', { clientId, holder })).status).toBe(201);
    await page.getByPlaceholder('Zoeken binnen deze lijst..').fill('schakel');
    await page.getByRole('button', { name: 'De Schakel B.V. (voorbeeld) verwijderen' }).click();
    const question = page.getByRole('alertdialog');
    await question
      .getByText(
        '2 medewerkers van deze werkgever verliezen de toegang. Ook 1 dossier van deze werkgever wordt verwijderd',
      )
      .waitFor();
    await keepPicture(watched, 'delete-client');
    await expectSound(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'De Schakel B.V. (voorbeeld) verwijderen' }).click();
    await question.getByRole('button', { name: 'Ja' }).click();
    await page.getByText('Verwijderd: De Schakel').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Zoekopdracht wissen' }).first().click();
    await page.getByText('van 12').waitFor();
    expect(await employerNames(page)).not.toContain('De Schakel B.V. (voorbeeld)');
    await watched.close();
  });
});
