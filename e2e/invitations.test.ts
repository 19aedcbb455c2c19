import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { apiPaths } from '#api/paths.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import { expectSound, wide } from '#e2e/browser.ts';
import { hasFocus, tabTo } from '#e2e/focus.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { keepPicture, makeOwnCodeOn, pageOfCode, setFactorOn, signedInPage } from '#e2e/story.ts';

let folder = '';

/** What the operator does on the server. */
async function issuedByOperator(organisation: string, holder: string, role: string): Promise<string> {
  const words = ['code', '--organisation', organisation, '--holder', holder, '--role', role];
  const answer = await answerOfServer(folder, words);
  if (answer?.exitCode !== 0) throw new Error(`no code: ${answer?.error}`);
  return answer.out.trim();
}

describe('an adviser of an organisation that has one already', () => {
  const stage = useOwnStage({
    isFirstStart: true,
    settings: () => {
      folder = mkdtempSync(join(inject('preparedData').runFolder, 'invitations-'));
      return { DATA_DIR: folder };
    },
  });

  it('is invited by the provider, confirmed by an adviser, who sees what the operator issued', async () => {
    const providerCode = await issuedByOperator('De Aanbieder', 'P. Aanbieder', 'provider');
    const provider = await pageOfCode(stage, providerCode, 'Maak een eigen code');
    await provider.page.getByText('Daarna stelt u nog een tweede factor in.').waitFor();
    await provider.page.goto(`${stage.server.address}/provider/messages`);
    await makeOwnCodeOn(provider);
    await provider.page.getByRole('heading', { level: 1, name: 'Stel een tweede factor in' }).waitFor();
    await setFactorOn(provider);
    await expectSoundInAllSizes(provider, 'required-factor', { picture: 'whole' });
    await provider.page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    await provider.page.getByRole('link', { name: 'Organisaties' }).click();
    await provider.page.getByRole('link', { name: 'Codes van Mijn adviesbureau' }).click();
    await provider.page.getByRole('button', { name: 'Code uitgeven' }).click();
    const invite = provider.page.getByRole('dialog');
    await invite.getByLabel('Naam van wie de code krijgt').fill('B. Tweede');
    await invite.getByRole('button', { name: 'Uitgeven' }).press('Enter');
    await invite.getByText('B. Tweede krijgt toegang zodra').waitFor();
    await expect.poll(() => hasFocus(invite.getByRole('button', { name: 'Klaar' }))).toBe(true);
    await expectSound(provider.page);
    await provider.page.keyboard.press('Enter');
    await provider.page.getByRole('heading', { name: 'Wacht op bevestiging' }).waitFor();
    await expectSoundInAllSizes(provider, 'invitations-provider', { picture: 'whole' });

    await issuedByOperator('Mijn adviesbureau', 'Adviseur', 'adviser');
    const adviser = await signedInPage(stage);
    const { page } = adviser;
    const notices = page.getByRole('region', { name: 'Meldingen over toegang' });
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith(apiPaths.accessNotices) && asked.push(request.url()));
    await page.reload();
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked, 'before the first act of the reader').toEqual([]);
    const place = await heading.boundingBox();
    await page.mouse.move(5, 5);
    await page.getByText(/De beheerder van de server heeft op .* toegang uitgegeven aan Adviseur\./).waitFor();
    expect(await heading.boundingBox()).toEqual(place);
    expect(await notices.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(wide.height);
    await page.emulateMedia({ media: 'print' });
    expect(await notices.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.getByText('1 uitnodiging wacht op uw bevestiging.').waitFor();
    await expectSoundInAllSizes(adviser, 'access-notices');
    await tabTo(page.getByRole('button', { name: 'Gezien' }));
    await page.keyboard.press('Enter');
    await page.getByText('De beheerder van de server').waitFor({ state: 'detached' });
    await tabTo(notices.getByRole('link'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Toegangscodes' }).waitFor();
    await page.getByText('Uitgenodigd door P. Aanbieder (aanbieder)').waitFor();
    await expectSoundInAllSizes(adviser, 'invitations', { picture: 'whole' });

    await tabTo(page.getByRole('button', { name: 'Uitnodiging van B. Tweede bevestigen' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByText('Bevestig alleen wie u kent.').waitFor();
    await keepPicture(adviser, 'confirm-invitation');
    await expectSound(page);
    // The question fades while the window with the code is there: by then it may not take the focus back.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await tabTo(question.getByRole('button', { name: 'Ja' }));
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog');
    const code = await shown.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5,6}){4}$/).innerText();
    await question.waitFor({ state: 'detached' });
    expect(await hasFocus(shown.getByRole('button', { name: 'Kopiëren', exact: true }))).toBe(true);
    await tabTo(shown.getByRole('button', { name: 'Klaar' }));
    await page.keyboard.press('Enter');
    await shown.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    const row = page.getByRole('row', { name: /B\. Tweede.*Adviseur.*Actief/s });
    await row.waitFor();
    expect(await page.getByRole('heading', { name: 'Uitnodigingen' }).count()).toBe(0);
    const second = await pageOfCode(stage, code, 'Overzicht werkgevers');

    await row.getByRole('button', { name: 'Code van B. Tweede vervangen' }).press('Enter');
    await question.getByRole('button', { name: 'Ja' }).press('Enter');
    const next = await shown.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5,6}){4}$/).innerText();
    expect(next).not.toBe(code);
    await question.waitFor({ state: 'detached' });
    expect(await hasFocus(shown.getByRole('button', { name: 'Kopiëren', exact: true }))).toBe(true);
    await page.keyboard.press('Escape');
    await second.page.reload();
    await second.page.getByLabel('Toegangscode').waitFor();
    await keepPicture(adviser, 'access-codes-after', 'whole');
    await expectSound(page);
    expect([...adviser.complaints, ...provider.complaints]).toEqual([]);
    for (const watched of [provider, adviser, second]) await watched.close();
  });
});
