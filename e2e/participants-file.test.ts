import { readFileSync } from 'node:fs';
import { Workbook } from '@cj-tech-master/excelts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { answerDossiers } from '#e2e/answers.ts';
import type { WatchedPage } from '#e2e/browser.ts';
import { correctFile } from '#e2e/example-files.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { signedInPage } from '#e2e/story.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

const stage = useOwnStage();
let watched: WatchedPage;

beforeAll(async () => {
  watched = await signedInPage(stage);
});

/** A list as a payroll program writes it. */
const payroll = [
  'Medewerkernr.;Achternaam;BSN;Geb.datum;M/V;In dienst;Bruto salaris per maand;Uren per week;Afdeling',
  '0017;De Vries;111222333;17-05-1980;Man;01-01-2010;3.250,50;40,00;Winkel',
  '0042;Jansen;123456782;28-02-1990;Vrouw;01-03-2021;3.010,00;32,00;Bakkerij',
  '0101;El Amrani;111222333;31-12-2000;Vrouw;;2.600,00;20,00;Winkel',
  ';;;;;;8.860,50;92,00;',
].join('\r\n');

const listFile = { name: 'medewerkers.csv', mimeType: 'text/csv', buffer: Buffer.from(payroll, 'latin1') };

describe('participants from a list of another program', () => {
  it('come into a template in the browser, with a layout that is kept for the next time', async () => {
    const { page } = watched;
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await answerDossiers(page, []);
    await page.goto(`${stage.server.address}/client-overview/lijst`);
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
    await page.getByRole('link', { name: 'Deelnemers uit een ander bestand' }).click();
    await page.getByRole('heading', { name: 'Deelnemers uit een ander bestand', level: 1 }).waitFor();
    await page.getByLabel('Bestand met deelnemers').setInputFiles(listFile);
    await page.getByText("BSN's blijven achter: BSN.").waitFor();
    await page.getByText('Ook niet overgenomen: Achternaam.').waitFor();
    const count = page.getByText('3 deelnemers in het sjabloon');
    await count.waitFor();
    const preview = page.getByRole('table', { name: 'De eerste deelnemers zoals ze in het sjabloon komen' });
    const firstPerson = preview.getByRole('row').nth(1);
    await expect.poll(() => firstPerson.innerText()).toContain('39.006');
    const facts = page.getByRole('table', { name: 'Wat er van elke kolom is gemaakt' });
    await facts.getByRole('row', { name: /Fulltime jaarsalaris.*31\.200.*36\.120.*39\.006.*106\.326/ }).waitFor();
    await page.getByText('1 regel telt niet mee').waitFor();
    const save = page.getByRole('button', { name: 'Sjabloon opslaan' });
    await page.getByText('Vraag 1', { exact: true }).waitFor();
    expect(await save.isDisabled()).toBe(true);
    await expectSoundInAllSizes(watched, 'participants-file', { picture: 'whole' });
    await page.getByRole('button', { name: '40 uur' }).click();
    await page.getByRole('button', { name: 'van een volle werkweek' }).click();
    // 3,250.50 x 12 x 1.08
    await page.getByRole('button', { name: 'ja, 8% vakantietoeslag → € 42.126,48' }).click();
    await expect.poll(() => firstPerson.innerText()).toContain('42.126');
    await expectSoundInAllSizes(watched, 'participants-file-answered', { picture: 'whole' });
    await page.getByLabel('Naam van de bron').fill('Loonwijzer');
    await page.getByRole('button', { name: 'Indeling onthouden' }).click();
    await page.getByText('De indeling is bewaard.').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe('Deelnemers_dcToDc.xlsx');
    const saved = readWorkbook(readFileSync(await download.path()), nodePlatform);
    const participants = saved.sheets.find(({ name }) => name === 'Deelnemers');
    expect(participants?.cells(5).map(({ value }) => value)).toContain('0017');
    expect(sent.join()).not.toMatch(/0017|De Vries|111222333/);
    expect(watched.complaints).toEqual([]);
  });

  it('replace those of a template that was filled in before and keep their capital, which is then checked', async () => {
    const { page } = watched;
    await page.reload();
    const newer = Buffer.from(payroll.replace('0017', '1001').replace('17-05-1980', '14-03-1962'), 'latin1');
    await page.getByLabel('Bestand met deelnemers').setInputFiles({ ...listFile, buffer: newer });
    await page.getByLabel('Indeling', { exact: true }).selectOption('Loonwijzer');
    await expect.poll(() => page.getByLabel('Fulltime jaarsalaris: vakantietoeslag').inputValue()).toBe('8');
    await page
      .getByRole('combobox', { name: 'Sjabloon', exact: true })
      .selectOption('Mijn eigen sjabloon: deelnemers vervangen');
    await page.getByLabel('Uw ingevulde sjabloon').setInputFiles(await correctFile());
    await page.getByLabel('Dag van de bedragen').fill('2025-06-30');
    await page.getByRole('button', { name: 'Verder' }).click();
    await page.getByText('24 deelnemers staan alleen in het sjabloon. Vink aan wie blijft.').waitFor();
    await page.getByRole('button', { name: 'Verder' }).click();
    await page.getByText('Blijft staan van 1 deelnemer (1001)').waitFor();
    await page.getByText('De bedragen in Pensioenkapitaal zijn van 30-06-2025').waitFor();
    await page.getByRole('row', { name: /Pensioenkapitaal Sjabloon.*176\.000.* 2$/ }).waitFor();
    const preview = page.getByRole('table', { name: 'De eerste deelnemers zoals ze in het sjabloon komen' });
    expect(await preview.getByRole('row').nth(1).innerText()).toMatch(/1001.*176\.000/s);
    await expectSoundInAllSizes(watched, 'participants-file-replaced', { picture: 'whole', isLikeAnother: true });
    await page.getByRole('button', { name: 'Toevoegen als dossier' }).click();
    const modal = page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' });
    await modal.getByText('Geen fouten of waarschuwingen gevonden.').waitFor();
    const participants = modal.locator('dt', { hasText: 'Deelnemers' }).locator('+ dd');
    expect(await participants.innerText()).toBe('3');
    expect(watched.complaints).toEqual([]);
  });

  it('get what is missing from a second list, as of the insurer, which replaces nothing', async () => {
    const { page } = watched;
    await page.reload();
    await page.getByLabel('Bestand met deelnemers').setInputFiles(listFile);
    for (const answer of ['40 uur', 'van een volle werkweek', 'nee, alles zit erin'])
      await page.getByRole('button', { name: answer }).click();
    await page.getByRole('button', { name: 'Aanvullen uit een volgende lijst' }).click();
    const insurer = [
      'Personeelsnummer;Geboortedatum;Geslacht;Pensioengevend salaris;Waarde polis',
      '17;17-05-1980;M;99.999,00;64.250,00',
      '977;28-02-1990;V;99.999,00;12.000,50',
      '978;01-01-1960;V;99.999,00;5.000,00',
    ].join('\r\n');
    await page
      .getByLabel('Bestand met deelnemers')
      .setInputFiles({ ...listFile, name: 'polissen.csv', buffer: Buffer.from(insurer) });
    await page.getByText('Van welke dag zijn de bedragen in Waarde polis?').waitFor();
    await page.getByLabel('Dag van de bedragen').fill('2025-12-31');
    const next = page.getByRole('button', { name: 'Verder' });
    await next.click();
    await page.getByText('1 deelnemer heeft in deze lijst een ander nummer').waitFor();
    await next.click();
    await page.getByText('1 deelnemer staat alleen in het sjabloon').waitFor();
    await next.click();
    await page.getByText('1 deelnemer staat alleen in deze lijst').waitFor();
    await next.click();
    await page.getByText('De bedragen in Waarde polis zijn van 31-12-2025').waitFor();
    const facts = page.getByRole('table', { name: 'Wat er van elke kolom is gemaakt' });
    await facts.getByRole('row', { name: /Pensioenkapitaal.*12\.000,50.*64\.250.*76\.250,50/ }).waitFor();
    const preview = page.getByRole('table', { name: 'De eerste deelnemers zoals ze in het sjabloon komen' });
    // Other sheets of a template that was new are filled in later.
    await page.getByText('Vul daarna in Excel de andere bladen van het sjabloon in.').waitFor();
    expect(await page.getByText('Toevoegen als dossier').count()).toBe(0);
    expect(await preview.getByRole('columnheader').nth(4).innerText()).toBe('Fulltime jaarsalaris');
    expect(await preview.getByRole('row').nth(1).innerText()).toMatch(/0017.*39\.006.*64\.250/s);
    expect(watched.complaints).toEqual([]);
  });

  it('that left are out unless they are ticked, and rows can be chosen', async () => {
    const { page } = watched;
    await page.reload();
    const list = [
      'Personeelsnummer;Geboortedatum;Uit dienst;Jaarsalaris incl. toeslagen;Deeltijdfactor',
      '1;17-05-1980;;39.006,00;1,00',
      '2;28-02-1990;30-06-2024;36.120,00;1,00',
      '3;31-12-2000;;31.200,00;1,00',
    ].join('\r\n');
    await page.getByLabel('Bestand met deelnemers').setInputFiles({ ...listFile, buffer: Buffer.from(list) });
    await page.getByText('Wat is de peildatum?').waitFor();
    await page.getByLabel('Peildatum', { exact: true }).fill('2026-01-01');
    const next = page.getByRole('button', { name: 'Verder' });
    await next.click();
    await page.getByText('1 deelnemer ging uit dienst voor de peildatum').waitFor();
    await page.getByText('01-01-2026').waitFor();
    await page.getByText('2 deelnemers in het sjabloon').waitFor();
    await page.getByText('kolomkoppen in rij 1, gelezen van rij 2 tot en met 4').click();
    await expectSoundInAllSizes(watched, 'participants-file-leavers', { picture: 'whole' });
    await page.getByRole('checkbox', { name: 'rij 3: 2' }).check();
    await next.click();
    await page.getByText('3 deelnemers in het sjabloon').waitFor();
    await page.getByLabel('Laatste rij van de lijst').fill('2');
    await page.getByText('1 deelnemer in het sjabloon').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('come from the sheets of branches that are ticked, with pay of which a rate tells the week', async () => {
    const { page } = watched;
    await page.reload();
    const headers = ['Personeelsnummer', 'Geboortedatum', 'Deeltijd', 'Bruto per maand', 'Uurloon'];
    const workbook = new Workbook();
    const add = (name: string, ...people: readonly (readonly (string | number)[])[]) => {
      const sheet = workbook.addWorksheet(name);
      for (const row of [headers, ...people]) sheet.addRow([...row]);
    };
    add('Utrecht', [1, '17-05-1980', 1, 3250.5, 18.75]);
    add('Zeist', [2, '28-02-1990', 0.8, 2408, 17.37], ['Totaal']);
    add('Oud', [3, '31-12-2000', 1, 2600, 15]);
    const buffer = Buffer.from(await workbook.xlsx.writeBuffer());
    await page.getByLabel('Bestand met deelnemers').setInputFiles({ ...listFile, name: 'lijst.xlsx', buffer });
    await page.getByText('Deze bladen hebben dezelfde kolommen als Utrecht.').waitFor();
    expect(await page.getByText('in het sjabloon').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Oud' }).uncheck();
    await page.getByRole('button', { name: 'Verder' }).click();
    await page.getByText('2 deelnemers in het sjabloon').waitFor();
    await page.getByText('1 regel telt niet mee: blad Zeist, rij 3: Totaal.').waitFor();
    await page.getByText('Volgens Uurloon is Bruto per maand het salaris van de gewerkte uren').waitFor();
    const preview = page.getByRole('table', { name: 'De eerste deelnemers zoals ze in het sjabloon komen' });
    expect(await preview.getByRole('row').nth(2).innerText()).toContain('36.120');
    await expectSoundInAllSizes(watched, 'participants-file-sheets', { picture: 'whole' });
    await page.getByRole('checkbox', { name: 'Oud' }).check();
    await page.getByText('3 deelnemers in het sjabloon').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('are refused with the reason where the file has no columns', async () => {
    const { page } = watched;
    await page.reload();
    await page
      .getByLabel('Bestand met deelnemers')
      .setInputFiles({ ...listFile, buffer: Buffer.from('zomaar een brief') });
    await page.getByText('het heeft geen kolommen').waitFor();
    await page.getByLabel('Bestand met deelnemers').setInputFiles(listFile);
    await page.getByText('3 deelnemers in het sjabloon').waitFor();
    await page.getByLabel('Geboortedatum: kolom in uw bestand').selectOption('');
    await page.getByText('Nog geen kolom gekozen voor: Geboortedatum.').waitFor();
  });
});
