import { describe, expect, it } from 'vitest';
import { expectSound } from '#e2e/browser.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { keepPicture, signedInPage } from '#e2e/story.ts';

describe('sessions', () => {
  const stage = useOwnStage();

  it("are seen on the page of one's own name, and ended there, elsewhere at once", async () => {
    const watched = await signedInPage(stage);
    const elsewhere = await signedInPage(stage);
    const { page } = watched;
    await page.getByRole('link', { name: /Beveiliging$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Beveiliging' }).waitFor();
    await page.getByText('Deze sessie').waitFor();
    await keepPicture(watched, 'security', 'whole');
    await page.getByRole('button', { name: 'Alle andere sessies beëindigen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Alle andere sessies beëindigen' }).count()).toBe(0);
    await expectSound(page);
    await elsewhere.page.getByRole('link', { name: 'Home' }).first().click();
    await elsewhere.page.getByText('U bent niet (meer) ingelogd').waitFor();
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it('of an organisation are ended by its adviser, who chooses when they end by themselves', async () => {
    const watched = await signedInPage(stage);
    const elsewhere = await signedInPage(stage);
    const { page } = watched;
    await page.getByRole('link', { name: 'Instellingen' }).click();
    await page.getByRole('link', { name: 'Sessies bekijken' }).click();
    await page.getByLabel('Minuten zonder gebruik').fill('4');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Vul een heel aantal minuten in van 5 tot en met 720').waitFor();
    await page.getByLabel('Minuten zonder gebruik').fill('30');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('De regels zijn opgeslagen.').waitFor();
    await page.getByText(/Zo gekozen op .* door Adviseur/).waitFor();
    await keepPicture(watched, 'organisation-sessions', 'whole');
    const end = page.getByRole('button', { name: /^Sessie beëindigen: Adviseur/ });
    while ((await end.count()) > 0) {
      const before = await end.count();
      await end.first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
      await expect.poll(() => end.count()).toBe(before - 1);
    }
    await elsewhere.page.getByRole('link', { name: 'Home' }).first().click();
    await elsewhere.page.getByText('U bent niet (meer) ingelogd').waitFor();
    await watched.close();
  });
});
