import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ReportState } from '#api/reports.ts';
import { expectSound, type WatchedPage } from '#e2e/browser.ts';
import { correctFile } from '#e2e/example-files.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { addDossier, dossierRow, keepPicture, openEmployer, signedInPage } from '#e2e/story.ts';

const logo = (text: string) => ({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
const bars =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><path fill="#7A1F3D" d="M0 50h50v30H0zM60 30h50v50H60zM120 10h50v70h-50z"/><circle fill="#D9A441" cx="205" cy="40" r="32"/></svg>';
/** So tall that the preview is in sight with the form. */
const tall = { width: 1280, height: 1400 };

const inNinetyDays = () =>
  new Date(Date.now() + 90 * 86_400_000).toLocaleDateString('nl-NL', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  });

describe('the house style of an organisation', () => {
  // One process calculates after the other here: together they take less than each in a fresh one.
  const stage = useOwnStage({ settings: () => ({ CALCULATIONS: '1', READY_PROCESSES: '1' }) });

  it('is seen in the preview while it is filled in, saved with a logo, and put back', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.getByRole('link', { name: 'Huisstijl' }).click();
    const primary = page.getByRole('textbox', { name: 'Hoofdkleur', exact: true });
    const cover = page.getByRole('img', { name: /^Voorblad/ });
    await primary.fill('#FFD400');
    await page.getByText('donker, 10,9:1').waitFor();
    // The newest report, which it shows, may still be on its way.
    await cover.locator('rect[fill="#FFD400"]').waitFor({ state: 'attached' });
    await page.getByText('Nog niet opgeslagen').waitFor();
    await primary.fill('#7A1F');
    expect(await cover.locator('rect[fill="#FFD400"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Geef een kleur als zes tekens 0-9 en A-F').waitFor();
    await expectSound(page);
    await page.getByLabel('Hoofdkleur kiezen').fill('#7a1f3d');
    expect(await primary.inputValue()).toBe('#7A1F3D');
    await page.getByText('wit, 10,0:1').waitFor();
    await page.getByRole('textbox', { name: 'Naam' }).fill('Kantoor Zuid');
    await page.getByRole('textbox', { name: 'Contactregel' }).fill('Dorpsstraat 1, Utrecht · 030 123 45 67');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('De huisstijl is opgeslagen.').waitFor();

    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await page.getByText('Dit is geen PNG-, JPG- of SVG-bestand.').waitFor();
    await file.setInputFiles(logo(bars.replace('<path', '<script>alert(1)</script><path')));
    await page.getByText('Dit SVG-bestand bevat iets dat niet mag').waitFor();
    await expectSound(page);
    await file.setInputFiles(logo(bars));
    await page.getByText('Het logo is opgeslagen.').waitFor();
    await cover.locator('image').waitFor({ state: 'attached' });
    // What is drawn just before the logo: its plate, or else something of the slide.
    const behindLogo = page.getByRole('img', { name: /^Dia met de keuzes/ }).locator('rect:has(+ image)');
    await expect.poll(() => behindLogo.getAttribute('fill')).not.toBe('#7A1F3D');
    await expectSoundInAllSizes(watched, 'house-style', { picture: 'whole' });
    await page.emulateMedia({ forcedColors: 'active' });
    await keepPicture(watched, 'house-style-forced');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(tall);
    await page.reload();
    await expect.poll(() => primary.inputValue()).toBe('#7A1F3D');
    // The columns fill apart: the tall preview leaves no hole between the cards beside it.
    const gap = async (): Promise<number> => {
      const [above, below] = await Promise.all(
        ['Logo', 'Bestaande rapportages'].map((name) => page.getByRole('region', { name, exact: true }).boundingBox()),
      );
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    };
    await expect.poll(gap).toBeCloseTo(20, 0);
    await file.setInputFiles(logo(bars.replaceAll(/#7A1F3D|#D9A441/g, '#FFFFFF')));
    await page.getByText('Het logo is opgeslagen.').waitFor();
    // White on white would be lost: the preview has the plate that the report gives it.
    await expect.poll(() => behindLogo.getAttribute('fill')).toBe('#7A1F3D');
    await expect.poll(() => cover.locator('rect:has(+ image)').getAttribute('fill')).toBe('#7A1F3D');
    await keepPicture(watched, 'house-style-white-logo');
    await expectSound(page);

    await page.getByRole('button', { name: 'Standaard herstellen' }).press('Enter');
    await expectSound(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect.poll(() => primary.inputValue()).toBe('#0F4C5C');
    await cover.locator('image').waitFor({ state: 'detached' });
    // Refused logos are told by the browser too.
    expect(watched.complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await watched.close();
  });

  it('is not overwritten by who did not see the last one', async () => {
    const [one, other] = [await signedInPage(stage), await signedInPage(stage)];
    for (const { page } of [one, other]) {
      await page.getByRole('link', { name: 'Huisstijl' }).click();
      await page.getByRole('textbox', { name: 'Naam' }).waitFor();
    }
    await one.page.getByRole('textbox', { name: 'Naam' }).fill('Kantoor Noord');
    await one.page.getByRole('button', { name: 'Opslaan' }).click();
    await one.page.getByText('De huisstijl is opgeslagen.').waitFor();
    await other.page.getByRole('textbox', { name: 'Naam' }).fill('Kantoor West');
    await other.page.getByRole('button', { name: 'Opslaan' }).click();
    await other.page.getByRole('button', { name: 'Nieuwste huisstijl laden' }).click();
    await expect.poll(() => other.page.getByRole('textbox', { name: 'Naam' }).inputValue()).toBe('Kantoor Noord');
    await one.close();
    await other.close();
  });

  it('is given to a finished dossier, and to all by one action; a row says when its files go', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.getByRole('link', { name: 'Instellingen' }).click();
    await page.getByLabel('Dagen bewaren').fill('0');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Minimaal 1 dag').waitFor();
    await page.getByLabel('Dagen bewaren').fill('90');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('De bewaartermijn is opgeslagen.').waitFor();
    await keepPicture(watched, 'settings');
    await expectSound(page);
    await page.getByRole('link', { name: 'Standaardwaarden instellen' }).click();
    const wages = page.getByRole('textbox', { name: 'Loonstijging', exact: true });
    await wages.fill('99%');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Vul dit in').first().waitFor();
    await page.getByLabel('Vastgesteld op').fill('2026-10-01');
    await page.getByRole('textbox', { name: 'Reden' }).fill('Besluit van de adviescommissie');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect.poll(() => wages.getAttribute('aria-invalid')).toBe('true');
    await expectSound(page);
    await wages.fill('2,1%');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('De standaardwaarden zijn opgeslagen.').waitFor();
    await page.getByText('1 waarde, opgeslagen op').waitFor();
    await expectSoundInAllSizes(watched, 'office-standards', { picture: 'whole' });
    await page.getByRole('link', { name: 'Overzicht werkgevers' }).click();
    await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
    const row = dossierRow(watched, 'VOORBEELD De Schakel');
    const report = reportOf(watched, 'VOORBEELD De Schakel');
    await report.waitFor({ timeout: 90_000 });
    await page.getByRole('link', { name: 'Huisstijl' }).click();
    await page.getByRole('textbox', { name: 'Contactregel' }).fill('Kerkstraat 2, Zwolle');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('De huisstijl is opgeslagen.').waitFor();
    await page.getByRole('link', { name: 'Overzicht werkgevers' }).click();
    await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
    await row.getByText('Meer', { exact: true }).click();
    await row.getByText('eerdere huisstijl').waitFor();
    await keepPicture(watched, 'dossier-restyle');
    await row.getByRole('button', { name: /^Rapportage opnieuw maken/ }).press('Enter');
    await row.getByText('Wordt opnieuw opgemaakt').waitFor();
    await report.waitFor({ timeout: 90_000 });
    await row.getByText('Wordt opnieuw opgemaakt').waitFor({ state: 'detached' });
    expect(await row.getByRole('button', { name: /^Rapportage opnieuw maken/ }).count()).toBe(0);
    const before = inNinetyDays();
    const added = await addDossier(watched, 'Met bewaartermijn', await correctFile());
    // Midnight may have come in between.
    const on = new RegExp(`Deelnemersgegevens worden gewist op (${before}|${inNinetyDays()})`);
    await added.getByText('Meer', { exact: true }).click();
    await added.getByText(on).waitFor();
    await keepPicture(watched, 'dossier-retention');
    await expectSound(page);
    await reportOf(watched, 'Met bewaartermijn').waitFor({ timeout: 90_000 });
    await expectAllMadeAgain(watched);
    // A standard that was refused is told by the browser too.
    expect(watched.complaints.filter((text) => !text.includes('400'))).toEqual([]);
    await watched.close();
  });
});

/** The button that downloads the report of a dossier, once it is there. */
const reportOf = ({ page }: WatchedPage, name: string): Locator =>
  page.getByRole('button', { name: `PowerPoint: rapportage van ${name} downloaden` }).and(page.locator(':enabled'));

/** Changes the style, after which one action makes all reports again, and each dossier says why. */
async function expectAllMadeAgain(watched: WatchedPage): Promise<void> {
  const { page } = watched;
  const dossiers = page.url();
  await page.getByRole('link', { name: 'Huisstijl' }).click();
  await page.getByText('Alle rapportages staan in de huisstijl van nu.').waitFor();
  await page.getByText('Van uw nieuwste dossier, Met bewaartermijn.').waitFor();
  await page
    .getByRole('img', { name: /^Voorblad/ })
    .getByText('Vlak voor iedereen')
    .first()
    .waitFor();
  await page.getByRole('textbox', { name: 'Hoofdkleur', exact: true }).fill('#7A1F3D');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('2 rapportages staan nog in een eerdere huisstijl.').waitFor();
  await keepPicture(watched, 'reports-outdated', 'whole');
  await expectSound(page);
  await page.getByRole('button', { name: '2 rapportages opnieuw maken' }).click();
  await page.getByText(/^Nog [12] rapportages? word/).waitFor();
  await page.goto(dossiers);
  await page.getByText('Wordt opnieuw opgemaakt in de huisstijl van nu').first().waitFor();
  for (const name of ['Met bewaartermijn', 'VOORBEELD De Schakel'])
    await reportOf(watched, name).waitFor({ timeout: 90_000 });
  expect(await page.getByText('Rapportage in een eerdere huisstijl').count()).toBe(0);
  await page.getByRole('link', { name: 'Huisstijl' }).click();
  await page.getByText('Alle rapportages staan in de huisstijl van nu.').waitFor();

  // While reports are being made there is no time to look: here they are never done.
  const running: ReportState = { outdated: 0, running: 2, fixed: 0 };
  await page.route('**/api/reports', (route) => route.fulfill({ json: { data: running } }));
  await page.reload();
  await page.getByText(/^Nog 2 rapportages worden/).waitFor();
  await keepPicture(watched, 'reports-running', 'whole');
  await expectSound(page);
}
