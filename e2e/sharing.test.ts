import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptText } from '#api/written-texts.ts';
import { expectSound, phone, type WatchedPage, wide } from '#e2e/browser.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { keepPicture, openEmployer, pageOfCode, rowNames, signedInPage } from '#e2e/story.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';

const stage = useOwnStage();
const employerName = 'De Schakel B.V. (voorbeeld)';
const dossier = 'VOORBEELD De Schakel';
const lists = `Overzicht dossiers ${employerName}`;

/** What was written while another choice was recorded. */
const textOfOtherChoice: KeptText = {
  key: 'advies',
  text: 'Wij adviseren keuze A.',
  applies: true,
  version: 1,
  writtenBy: 'B. de Boer',
  writtenOn: '2027-03-04T13:05:59.000Z',
  isOfThisOutcome: true,
  otherChoice: 'A',
  earlier: [],
};

/** A code for somebody of the employer of the example. */
async function employersCode(): Promise<string> {
  const adviser = await signedInAt(stage.server.address, stage.server.code);
  const { data } = (await (await adviser.call('GET', '/api/clients')).json()) as { data: { id: string }[] };
  const given = await adviser.call('POST', '/api/access-codes', { clientId: data[0]?.id, holder: 'W. Werkgever' });
  return ((await given.json()) as { data: { code: string } }).data.code;
}

describe('a dossier that an office shares', () => {
  let office: WatchedPage;
  let employer: WatchedPage;
  let asked: Locator;
  const openShare = async () => {
    await office.page.getByRole('button', { name: 'Delen', exact: true }).click();
    asked = office.page.getByRole('dialog', { name: 'Delen met de werkgever' });
    await asked.waitFor();
  };
  const choices = ({ page }: WatchedPage) => page.getByRole('table', { name: 'De keuzes' });

  beforeAll(async () => {
    office = await signedInPage(stage);
    employer = await pageOfCode(stage, await employersCode(), lists);
  });
  afterAll(async () => {
    await office.close();
    await employer.close();
  });

  it('is not there for the employer before', async () => {
    const { page } = employer;
    // What is shared comes by itself.
    await page.evaluate(() => sessionStorage.setItem('hearsChanges', 'yes'));
    await page.reload();
    await page.getByText('Nog geen dossiers').waitFor();
    expect(await page.getByText(dossier).count()).toBe(0);
  });

  it('is looked at as the employer will see it, and shared with the parts that were chosen', async () => {
    const { page } = office;
    await openEmployer(office, employerName);
    await page.getByRole('link', { name: dossier }).click();
    await choices(office).waitFor();
    const written = '**/api/clients/*/documents/*/texts';
    await page.route(written, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { data: { ...data, asked: ['advies'], texts: [textOfOtherChoice] } } });
    });
    await openShare();
    await asked.getByText('geschreven toen keuze A gold').waitFor();
    await page.unroute(written);
    await asked.getByLabel('Medewerkers', { exact: true }).uncheck();
    // What goes with all choices is ticked as before once they are all ticked again.
    const file = asked.getByLabel('Rapportage (PowerPoint)', { exact: true });
    expect(await file.isChecked()).toBe(true);
    const choice = asked.getByRole('group', { name: 'Keuzes' }).getByRole('checkbox').first();
    await choice.uncheck();
    await file.waitFor({ state: 'detached' });
    await choice.check();
    expect(await file.isChecked()).toBe(true);
    await expectSound(page);
    await keepPicture(office, 'share-window');
    await asked.getByRole('button', { name: 'Bekijk als werkgever' }).click();
    await page.getByText('Zo ziet de werkgever dit dossier.').waitFor();
    expect(await page.getByRole('tab', { name: 'Medewerkers' }).count()).toBe(0);
    expect(await page.getByRole('tab', { name: 'Kosten' }).count()).toBe(1);
    for (const name of ['Wat als', 'Delen', 'Downloaden'])
      expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
    await keepPicture(office, 'share-preview');
    await page.getByRole('button', { name: 'Terug naar het dossier' }).click();
    await page.getByRole('tab', { name: 'Medewerkers' }).waitFor();
    // What was ticked is still so.
    await openShare();
    expect(await asked.getByLabel('Medewerkers', { exact: true }).isChecked()).toBe(false);
    await asked.getByRole('button', { name: 'Delen', exact: true }).click();
    await asked.waitFor({ state: 'detached' });
  });

  it('comes to the employer by itself, who opens and downloads it and can change nothing', async () => {
    const { page } = employer;
    await page.getByRole('region', { name: 'Met u gedeeld' }).getByRole('link', { name: dossier }).click();
    await choices(employer).waitFor();
    await expectSound(page);
    await keepPicture(employer, 'shared-with-employer');
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Kosten', 'Compensatie']);
    for (const name of ['Wat als', 'Delen', 'Vergelijken', 'Leg vast: Keuze B'])
      expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
    // On a phone that button is at the left of the bar: the files are in sight all the same.
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Downloaden' }).click();
    const file = page.getByRole('button', { name: 'Rapportage (PowerPoint)' });
    expect((await file.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    await page.setViewportSize(wide);
    expect(download.suggestedFilename()).toBe(`reportFile_${dossier}.pptx`);
    expect(await page.getByRole('button', { name: /Uitvoerbestand|Invoerbestand/ }).count()).toBe(0);
  });

  it('says above the table what the employer recorded, where that is another choice', async () => {
    const { page } = employer;
    const path = '**/api/clients/*/shared/*';
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      const decided = { choice: 'A', by: 'Willem Koren', on: '2026-11-28T10:00:00.000Z' };
      await route.fulfill({ response, json: { data: { ...data, decided } } });
    });
    await page.reload();
    const answer = page.getByRole('region', { name: 'Het antwoord' });
    await answer.getByText(/^Wie nu deelneemt, houdt de staffel; .*\.$/).waitFor();
    expect(await answer.getByText(/Vlak voor iedereen/).count()).toBe(0);
    await page.unroute(path);
  });

  it('is named where the employer begins', async () => {
    const { page } = employer;
    await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').last().click();
    await page.getByText('U hebt zelf nog geen dossiers verstuurd').waitFor();
    await keepPicture(employer, 'shared-list');
    await page.goto(stage.server.address);
    const shared = page.getByRole('region', { name: 'Met u gedeeld' });
    await shared.getByText(/^Gedeeld door /).waitFor();
    await page.getByText('Binnen zes weken').waitFor();
    expect(await page.getByText('Nog geen dossiers').count()).toBe(0);
    await expectSound(page);
    await keepPicture(employer, 'shared-at-home');
    await shared.getByRole('link', { name: dossier }).click();
    await choices(employer).waitFor();
  });

  it('has all buttons of a phone in sight, none alone or under the way back up', async () => {
    const { page } = office;
    await page.setViewportSize(phone);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const up = page.getByRole('link', { name: 'Naar boven' });
    await up.waitFor();
    const placeOf = async (place: Locator) => (await place.boundingBox())!;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({ width, height: phone.height });
      const [arrow, files, share] = [
        await placeOf(up),
        await placeOf(button('Downloaden')),
        await placeOf(button('Delen')),
      ];
      expect(arrow.y + arrow.height).toBeLessThanOrEqual(files.y);
      expect(share.y).toBe(files.y);
      await keepPicture(office, `foot-of-phone-${width}`);
    }
    await page.setViewportSize(wide);
  });

  it('has one note in the office, of which is chosen when two write it at once', async () => {
    const { page } = office;
    const colleague = await signedInAt(stage.server.address, stage.server.code);
    const writeAsOther = async (text: string, version: number) => {
      const { pathname } = new URL(page.url());
      const [clientId, dossierId] = [/overview\/([^/]+)/, /dossier\/([^/]+)/].map((part) => part.exec(pathname)?.[1]);
      const path = `/api/clients/${clientId}/documents/${dossierId}/note`;
      expect((await colleague.call('PUT', path, { text, worker: '', version })).status).toBe(200);
    };
    await page.getByRole('tab', { name: 'Documenten' }).click();
    const note = page.getByLabel('Notitie', { exact: true });
    const save = page.getByRole('region', { name: 'In het kantoor' }).getByRole('button', { name: 'Opslaan' });
    for (const [times, choice, left] of [
      [0, 'Houd mijn tekst', 'Van mij'],
      [2, 'Neem deze tekst over', 'Van een ander'],
    ] as const) {
      await note.fill('Van mij');
      if (times > 0) await note.fill('Weer van mij');
      await writeAsOther('Van een ander', times);
      await save.click();
      await page.getByText(/heeft deze tekst intussen gewijzigd:/).waitFor();
      await keepPicture(office, 'note-of-two');
      await page.getByRole('button', { name: choice }).click();
      await page.getByText(/heeft deze tekst intussen gewijzigd:/).waitFor({ state: 'detached' });
      await expect.poll(() => note.inputValue()).toBe(left);
    }
    await page.reload();
    await expect.poll(() => note.inputValue()).toBe('Van een ander');
  });

  it('says in the office that it was opened, and is gone for the employer when sharing ends', async () => {
    const { page } = office;
    await openShare();
    await asked.getByText(/^Laatst geopend door W\. Werkgever op /).waitFor();
    await asked.getByRole('button', { name: 'Delen beëindigen' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delen beëindigen' });
    await question.getByRole('button', { name: 'Nee' }).click();
    await question.waitFor({ state: 'detached' });
    await asked.getByRole('button', { name: 'Delen beëindigen' }).click();
    await keepPicture(office, 'share-end');
    await question.getByRole('button', { name: 'Ja' }).click();
    await asked.waitFor({ state: 'detached' });
    // Without looking again.
    await employer.page.getByText('Dit dossier is er niet (meer).').waitFor();
    expect(await choices(employer).count()).toBe(0);
    await employer.page.getByRole('link', { name: 'Terug naar de dossiers' }).click();
    await employer.page.getByText('Nog geen dossiers').waitFor();
    await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').last().click();
    await expect.poll(() => rowNames(office)).toContain(dossier);
  });
});
