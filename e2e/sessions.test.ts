import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSound } from '#e2e/browser.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { hasFocus } from '#e2e/focus.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import {
  asSignedInLongAgo,
  keepOwnCode,
  keepPicture,
  makeOwnCodeOn,
  proveOn,
  setFactorOn,
  shownOwnCode,
  signedInPage,
} from '#e2e/story.ts';

async function logInAgain(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'Uitloggen' }).click();
  await page.getByLabel('Toegangscode').fill(code);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

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
    await asSignedInLongAgo(watched);
    const endOthers = page.getByRole('button', { name: 'Alle andere sessies beëindigen' });
    await endOthers.click();
    const asked = page.getByRole('dialog', { name: 'Bevestig dat u het bent' });
    await asked.getByRole('button', { name: 'Bevestigen' }).click();
    await asked.getByText('Vul uw toegangscode in.').waitFor();
    await asked.getByLabel('Toegangscode').fill('verkeerd');
    await page.keyboard.press('Enter');
    await asked.getByText('Dit is niet uw toegangscode').waitFor();
    // The browser may tell of a refusal after the page does.
    await expect.poll(() => watched.complaints).toEqual([expect.stringContaining('422')]);
    watched.complaints.length = 0;
    await expectSoundInAllSizes(watched, 'reauthentication');
    await asked.getByLabel('Toegangscode').fill(stage.server.code);
    await page.keyboard.press('Enter');
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
    await asSignedInLongAgo(watched);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await proveOn(watched, stage.server.code);
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

  it('of an issued code make an own one before all else once the organisation asks it, and go on where they were', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.goto(`${stage.server.address}/settings/sessions`);
    const choice = page.getByLabel('Uitgegeven toegangscodes inruilen bij het eerste gebruik');
    // Asked for after the first act, and refused once an own code comes first.
    const noticed = page.waitForResponse('**/api/access-notices');
    await choice.press('Space');
    await noticed;
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Maak een eigen code' }).waitFor();
    await keepPicture(watched, 'exchange', 'whole');
    await expectSound(page);
    await page.getByRole('button', { name: 'Eigen code maken' }).press('Enter');
    const code = await shownOwnCode(watched);
    await expectSoundInAllSizes(watched, 'exchanged', { picture: 'whole' });
    const end = page.getByLabel('Laatste zes tekens van uw eigen code');
    await end.fill(code.slice(0, 5));
    await page.getByRole('button', { name: 'Ik heb hem bewaard' }).click();
    await page.getByText('Vul de laatste zes tekens van de code hierboven in.').waitFor();
    expect(await hasFocus(end)).toBe(true);
    await keepPicture(watched, 'exchange-not-kept', 'whole');
    await expectSound(page);
    await keepOwnCode(watched, code);
    await page.getByRole('heading', { level: 1, name: 'Sessies van uw organisatie' }).waitFor();
    expect(await choice.isChecked()).toBe(true);
    await keepPicture(watched, 'sign-in-rules', 'whole');
    await logInAgain(page, code);
    await page.getByRole('heading', { level: 1, name: /^Welkom|Overzicht werkgevers/ }).waitFor();
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });
});

describe('an own code', () => {
  const stage = useOwnStage();

  it('is made in exchange for the issued one, which is for recovery alone after that', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.goto(`${stage.server.address}/account/security`);
    const make = page.getByRole('button', { name: 'Eigen code maken' });
    await make.waitFor();
    await keepPicture(watched, 'own-code-offer', 'whole');
    await make.dblclick();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Uw eigen code');
    await keepPicture(watched, 'own-code', 'whole');
    await expectSound(page);
    const own = await shownOwnCode(watched);
    await keepOwnCode(watched, own);
    await page.getByText(/^Gemaakt op /).waitFor();
    await logInAgain(page, own);
    await page.getByRole('heading', { level: 1, name: /^Welkom|Overzicht werkgevers/ }).waitFor();
    await logInAgain(page, stage.server.code);
    await page.getByRole('heading', { level: 1, name: 'Maak een nieuwe eigen code' }).waitFor();
    await page.getByText('De uitgegeven toegangscode is voor herstel gebruikt.', { exact: false }).waitFor();
    await keepPicture(watched, 'own-code-recovery', 'whole');
    await expectSound(page);
    await makeOwnCodeOn(watched);
    await page.getByRole('heading', { level: 1, name: /^Welkom|Overzicht werkgevers/ }).waitFor();
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });
});

describe('a second factor', () => {
  const stage = useOwnStage();

  it('is set with an app, kept with recovery codes, and asked at the next sign-in', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.goto(`${stage.server.address}/account/security`);
    await setFactorOn(watched);
    await keepPicture(watched, 'recovery-codes', 'whole');
    await expectSound(page);
    const recoveryCode = await page
      .getByRole('listitem')
      .filter({ hasText: /^[0-9A-Z]{5}-/ })
      .first()
      .innerText();
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    await page.getByText(/^Ingesteld op .* 8 herstelcodes over\./).waitFor();
    await keepPicture(watched, 'second-factor', 'whole');
    await expectSound(page);
    await page.getByRole('link', { name: 'Uitloggen' }).click();
    await page.getByLabel('Toegangscode').fill(stage.server.code);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    const field = page.getByLabel('Code uit uw authenticator-app');
    await field.fill('geen code');
    await keepPicture(watched, 'sign-in-second-factor');
    await page.keyboard.press('Enter');
    await page.getByText('Deze code is onjuist, verlopen of al gebruikt.').waitFor();
    await expectSound(page);
    await field.fill(recoveryCode);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Welkom|Overzicht werkgevers/ }).waitFor();
    await watched.close();
  });
});
