import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decode, encode } from 'fast-png';
import type { Page } from 'playwright-core';
import { launchBrowser } from '#e2e/browser.ts';
import { wrongFile } from '#e2e/example-files.ts';
import { openEmployer, signedInPage } from '#e2e/story.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { calculateInChild } from '#server/calculation/calculate-in-child.ts';
import { programVersion } from '#server/calculation/program-version.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleName } from '#server/example/example-name.ts';
import { type OfficePrograms, startedOffice } from '#test/office-package/office-programs.ts';
import { allEnded, signedInAt } from '#test/server/ended-dossiers.ts';
import { mainProgram, startedProcess } from '#test/server/running-server.ts';
import { projectRoot } from '#test/source-files.ts';
import { dayOf } from '#core/calendar/days.ts';
import { dutchDay } from '#api/dutch-time.ts';

/** npm run pictures: the pictures in docs/images, of the example as the product shows it. */

const run = promisify(execFile);
/** Height of a picture of a page, at most. */
const mostOfWidth = 0.62;
const pathOf = (name: string): string => join(projectRoot, 'docs/images', `${name}.png`);

/** The top of a printed page: up to a wide white band, and no higher than a part of its width, without the white at its sides. */
function topOf(bytes: Uint8Array): Uint8Array {
  const { width, height, data, channels } = decode(bytes);
  const at = (x: number, y: number, channel: number): number => Number(data[(y * width + x) * channels + channel]);
  const isInk = (x: number, y: number): boolean => [0, 1, 2].some((channel) => at(x, y, channel) < 250);
  const columns = Array.from({ length: width }, (_, x) => x);
  const lines = Array.from({ length: height }, (_, y) => y);
  const used = lines.filter((y) => columns.some((x) => isInk(x, y)));
  const [edge, band] = [12, 100];
  const top = used[0]!;
  const end = used.find((y, index) => (used[index + 1] ?? height) - y > band)!;
  const inked = new Set(used);
  const bottom =
    end - top < mostOfWidth * width ? end : lines.findLast((y) => y - top < mostOfWidth * width && !inked.has(y))!;
  const shown = columns.filter((x) => lines.slice(top, bottom).some((y) => isInk(x, y)));
  const [left, first] = [Math.max(0, shown[0]! - edge), Math.max(0, top - edge)];
  const size = { width: Math.min(width, shown.at(-1)! + edge) - left, height: Math.min(height, bottom + edge) - first };
  const part = Uint8Array.from({ length: 3 * size.width * size.height }, (_, index) => {
    const dot = Math.floor(index / 3);
    return at(left + (dot % size.width), first + Math.floor(dot / size.width), index % 3);
  });
  return encode({ ...size, data: part, channels: 3, depth: 8 });
}

/** LibreOffice that writes numbers as in the Netherlands. */
async function dutchOffice(): Promise<OfficePrograms> {
  const office = await startedOffice();
  const folder = join(office.folder, 'profile/user');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'registrymodifications.xcu'),
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N">' +
      '<prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>nl-NL</value></prop></item></oor:items>',
  );
  return office;
}

/** The first printed page of a file that has these words. */
async function printed(office: OfficePrograms, file: string, bytes: Uint8Array, words: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  const [pdf, picture] = [join(folder, 'file.pdf'), join(folder, 'page')];
  await writeFile(pdf, await office.converted(file, bytes, 'pdf'));
  const { stdout } = await run('pdftotext', ['-layout', pdf, '-']);
  const page = stdout.split('\f').findIndex((text) => text.includes(words)) + 1;
  if (page === 0) throw new Error(`no page of ${file} has: ${words}`);
  await run('pdftoppm', ['-r', '130', '-png', '-singlefile', '-f', `${page}`, '-l', `${page}`, pdf, picture]);
  const bytesOfPage = await readFile(`${picture}.png`);
  await rm(folder, { recursive: true });
  return bytesOfPage;
}

async function pictureFiles(): Promise<void> {
  const settings = { houseStyle: defaultHouseStyle, programVersion, calculationDay: dayOf(dutchDay(new Date())) };
  const outcomeOf = (bytes: Uint8Array) => calculateInChild(bytes, settings);
  const { bytes } = await exampleDossier();
  const [made, wrong] = [await outcomeOf(bytes), await outcomeOf((await wrongFile()).buffer)];
  if (made.outcome !== 'finished' || wrong.outcome === 'finished' || wrong.unreadable)
    throw new Error('the examples are not what they were');
  const office = await dutchOffice();
  const pages = [
    ['template', 'template.xlsx', bytes, 'Franchise'],
    ['errors', 'errors.xlsx', wrong.errorWorkbook, 'Huidige regeling'],
    ['workbook', 'output.xlsx', made.output, 'Staffel houden'],
    ['report', 'report.pptx', made.report, 'Staffel houden'],
  ] as const;
  for (const [name, file, content, words] of pages) {
    const page = await printed(office, file, content, words);
    await writeFile(pathOf(name), name === 'report' ? page : topOf(page));
  }
  await office.close();
}

const shoot = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: pathOf(name) });

async function pictureScreens(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const server = await startedProcess({ DATA_DIR: folder }, mainProgram);
  const browser = await launchBrowser();
  const person = await signedInAt(server.address, server.code);
  const clients = (await (await person.call('GET', '/api/clients')).json()) as { data: { id: string }[] };
  for (const { id } of clients.data) await allEnded(person, id);
  const watched = await signedInPage({ server, browser, providerToken: '' }, { width: 1280, height: 690 }, 'first');
  const { page } = watched;
  await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
  await page.getByRole('link', { name: exampleName }).waitFor();
  await shoot(page, 'dossiers');
  await page.setViewportSize({ width: 1280, height: 930 });
  await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
  await page.getByRole('button', { name: 'Ik heb al een bestand' }).waitFor();
  await shoot(page, 'new-dossier');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
  await page.setViewportSize({ width: 1280, height: 1110 });
  await page.getByRole('link', { name: exampleName }).click();
  await page.getByRole('table', { name: 'De keuzes' }).waitFor();
  await shoot(page, 'results');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('button', { name: 'Wat als …?' }).click();
  const panel = page.getByRole('complementary', { name: 'Wat als' });
  await panel.getByText('niets veranderd').waitFor();
  await shoot(page, 'what-if');
  await browser.close();
  await server.terminate();
  await rm(folder, { recursive: true });
}

await pictureFiles();
await pictureScreens();
