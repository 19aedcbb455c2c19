import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelledBy } from '#api/cancelled-reason.ts';
import type { CalculationStatus, DossierDocument } from '#api/dossiers.ts';
import type { NextStep } from '#api/steps.ts';
import type { ChoiceFigures, KeyFigures } from '#api/key-figures.ts';
import { answerDossiers, listedDossier, listPaths } from '#e2e/answers.ts';
import { expectSound, type WatchedPage, wide } from '#e2e/browser.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { exampleChoice, exampleKeyFigures } from '#test/fixtures/key-figures.ts';
import { keepPicture, rowNames, signedInPage } from '#e2e/story.ts';

const stage = useStage();
let watched: WatchedPage;
beforeAll(async () => {
  watched = await signedInPage(stage);
});
afterAll(() => watched.close());

const warning =
  'Een of meerdere inputfiles hebben errors. Klik op een icoon om de bijbehorende foutmeldingen te downloaden.';
/** One of each state; the state is the name. */
const oneOfEach = ['Submitted', 'Unknown', 'Finished', 'Failed', 'FailedWithError', 'FailedWithErrors'] as const;

/** All that a dossier may have beside what the specification tells of it. */
const withEverything = (status: CalculationStatus): DossierDocument => ({
  ...listedDossier(status, status),
  statusReason: status === 'Failed' ? 'De berekening is mislukt.' : null,
  findingCount: status.startsWith('FailedWith') ? 3 : null,
  warningCount: 2,
  keyFigures: status === 'Finished' ? exampleKeyFigures : null,
  newerBasis: 'both',
  sameFileAs: 'Een ander',
  reportVariants: 2,
  choiceC: 'Vlak 25%',
  nextStep: { step: 'choice', day: '2027-04-01', who: ['employer'], isLate: true },
  shared: {
    on: '2027-03-05T09:00:00.000Z',
    isOlder: true,
    openedOn: '2027-03-06T09:00:00.000Z',
    decided: { choice: 'B', by: 'W. Werkgever', on: '2027-03-07T09:00:00.000Z' },
  },
  worker: 'An de Wit',
});

let visits = 0;

/** Opens the dossiers of an employer that was not shown before, so that its list is fetched. */
async function openList({ page }: WatchedPage): Promise<void> {
  visits += 1;
  await page.goto(`${stage.server.address}/client-overview/werkgever-${visits}`);
}

const rowOf = (name: string): Locator =>
  watched.page
    .getByRole('row')
    .filter({ has: watched.page.getByRole('rowheader', { name: new RegExp(`^${name}(\\s|$)`) }) });

/** Opens what is told of a dossier on demand. */
const more = (name: string) => rowOf(name).locator('summary').click();

describe('the list of dossiers', () => {
  it('shows "Loading..." until it is there', async () => {
    const { page } = watched;
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    await page.unroute(listPaths.dossiers);
    await page.route(listPaths.dossiers, async (route) => {
      await promise;
      await route.fulfill({
        json: {
          data: {
            name: 'Bakkerij Koren',
            documents: [],
            styleKey: null,
            archivedCount: 0,
            rights: { mayUpload: true, mayDecide: true },
          },
        },
      });
    });
    await openList(watched);
    await page.getByRole('heading', { level: 1, name: 'Overzicht dossiers' }).waitFor();
    const loading = page.getByText('Loading...', { exact: true });
    await loading.waitFor();
    await expectSound(page);
    answer();
    await page.getByText('Er zijn nog geen dossiers').waitFor();
    await loading.waitFor({ state: 'detached' });
  });

  it('has the seven columns, of which only the first two can be sorted', async () => {
    const { page } = watched;
    await answerDossiers(page, [withEverything('Finished')]);
    await openList(watched);
    const heads = page.getByRole('columnheader');
    await heads.first().waitFor();
    expect(await heads.allInnerTexts()).toEqual([
      'Datum en tijd',
      'Naam dossier',
      'Invoerbestand',
      'Foutbestand',
      'Uitvoerbestand',
      'Rapportage',
      'Verwijderen',
    ]);
    expect(await heads.filter({ has: page.getByRole('button') }).allInnerTexts()).toEqual([
      'Datum en tijd',
      'Naam dossier',
    ]);
    await page.getByRole('heading', { level: 1, name: 'Overzicht dossiers Bakkerij Koren' }).waitFor();
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).waitFor();
  });

  it('is sorted by date, newest first, then as its headings are pressed', async () => {
    const { page } = watched;
    await answerDossiers(page, [
      listedDossier('Dossier 10', 'Finished', '2027-01-02T10:00:00.000Z'),
      listedDossier('dossier 9', 'Finished', '2027-01-03T10:00:00.000Z'),
      listedDossier('Alfa', 'Finished', '2027-01-01T10:00:00.000Z'),
    ]);
    await openList(watched);
    const headings = page.getByRole('rowheader');
    await headings.first().waitFor();
    const names = () => rowNames(watched);
    const press = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').click();
    expect(await names()).toEqual(['dossier 9', 'Dossier 10', 'Alfa']);
    await press('Datum en tijd');
    await expect.poll(() => names()).toEqual(['Alfa', 'Dossier 10', 'dossier 9']);
    await press('Naam dossier');
    await expect.poll(() => names()).toEqual(['Alfa', 'dossier 9', 'Dossier 10']);
    await press('Naam dossier');
    await expect.poll(() => names()).toEqual(['Dossier 10', 'dossier 9', 'Alfa']);
  });

  it('writes dates in Dutch without seconds, and finds rows by any word in them', async () => {
    const { page } = watched;
    await answerDossiers(page, [
      listedDossier('Een', 'Finished', '2027-03-04T13:05:59.000Z'),
      listedDossier('Twee', 'Failed', '2027-07-04T13:05:59.000Z'),
    ]);
    await openList(watched);
    await page.getByText('04-03-2027, 14:05', { exact: true }).waitFor();
    await page.getByText('04-07-2027, 15:05', { exact: true }).waitFor();
    await page.getByPlaceholder('Zoeken binnen deze lijst..').fill('TWEE 07-2027');
    await rowOf('Een').waitFor({ state: 'detached' });
    expect(await page.getByRole('rowheader').count()).toBe(1);
  });

  it('shows each status as specified, and output and report of finished dossiers only', async () => {
    const { page } = watched;
    await answerDossiers(page, oneOfEach.map(withEverything));
    await page.route('**/progress', (route) => route.fulfill({ status: 500, body: '' }));
    await openList(watched);
    await page.getByText('1–6 van 6').waitFor();
    for (const status of oneOfEach) {
      const row = rowOf(status);
      const isFinished = status === 'Finished';
      const isRunning = status === 'Submitted' || status === 'Unknown';
      const hasErrors = status.startsWith('FailedWith');
      expect(await row.locator('.lucide-hourglass').count(), `hourglass of ${status}`).toBe(isRunning ? 1 : 0);
      expect(await row.locator('.lucide-circle-x').count(), `cross of ${status}`).toBe(status === 'Failed' ? 1 : 0);
      expect(await row.getByRole('button', { name: /foutbestand/ }).count(), status).toBe(hasErrors ? 1 : 0);
      expect(await row.getByRole('button', { name: /uitvoerbestand/ }).isEnabled(), status).toBe(isFinished);
      expect(await row.getByRole('button', { name: /rapportage/ }).isEnabled(), status).toBe(isFinished);
      expect(await row.getByRole('button', { name: /invoerbestand/ }).isEnabled(), status).toBe(true);
    }
    await keepPicture(watched, 'dossiers-every-status');
    await expectSound(page);
    await page.unroute('**/progress');
  });

  it('has rows of two lines in every state: an outcome that may not be is no fault of the file, what is cancelled did not fail', async () => {
    const { page } = watched;
    const forbidden = { ...exampleKeyFigures, choice: 'allForbidden' } as const;
    const nextStep: NextStep = { step: 'answer', day: '2027-07-01', who: ['council', 'employees'], isLate: false };
    await answerDossiers(page, [
      { ...listedDossier('Vlak', 'Finished'), keyFigures: exampleKeyFigures, nextStep },
      { ...listedDossier('Verboden', 'Finished'), keyFigures: forbidden },
      { ...listedDossier('Fouten', 'FailedWithError'), findingCount: 10 },
      { ...listedDossier('Afgebroken', 'Failed'), statusReason: cancelledBy('Jo Jansen') },
      { ...listedDossier('Mis', 'Failed'), statusReason: 'De berekening is onderbroken.' },
      listedDossier('Wacht', 'Submitted'),
      listedDossier('Loopt', 'Submitted'),
    ]);
    const running = { rowsRead: 25, participantsCalculated: 0, participantsTotal: 25, filesWritten: 0 };
    await page.route('**/progress', (route) => {
      const isWaiting = route.request().url().includes('Wacht');
      const phase = isWaiting ? { phase: 'waiting', place: 3 } : { phase: 'writing', place: null };
      return route.fulfill({ json: { data: { ...running, ...phase, calculationStatus: 'Submitted' } } });
    });
    await openList(watched);
    await rowOf('Wacht').getByText('Plaats 3 in de wachtrij', { exact: true }).waitFor();
    expect(await rowOf('Wacht').getByRole('progressbar').count()).toBe(0);
    await rowOf('Loopt').getByText('Wordt berekend, 60%', { exact: true }).waitFor();
    expect(await rowOf('Loopt').getByRole('progressbar').getAttribute('value')).toBe('0.6');
    const marks = (name: string) =>
      rowOf(name)
        .locator('td svg.text-bad, td .text-bad svg, th .text-bad svg')
        .evaluateAll((found) => found.map((icon) => /lucide-[\w-]+/.exec(icon.getAttribute('class') ?? '')?.[0]));
    expect(await marks('Verboden')).toEqual(['lucide-ban']);
    expect(await marks('Fouten')).toEqual(['lucide-file-exclamation-point']);
    expect(await marks('Mis')).toEqual(['lucide-circle-x']);
    expect(await marks('Afgebroken')).toEqual([]);
    expect(await rowOf('Afgebroken').getByText('Mislukt').count()).toBe(0);
    expect(await rowOf('Verboden').getByText('fouten', { exact: false }).innerText()).toBe('Geen fouten');
    await rowOf('Vlak').getByText('t/m 01-07-2027: Instemming geven', { exact: true }).waitFor();
    await more('Vlak');
    await rowOf('Vlak').getByText('Volgende stap: Instemming geven, uiterlijk 01-07-2027').waitFor();
    await more('Vlak');
    const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
    const [withStep = 0, ...others] = heights;
    expect(Math.max(...others)).toBeLessThanOrEqual(72);
    // What is to be done has a line of its own where it does not fit.
    expect(withStep).toBeLessThanOrEqual(84);
    await keepPicture(watched, 'dossiers-two-lines');
    await expectSound(page);
    await page.unroute('**/progress');
  });

  it('says the whole next step in a row, with who works on it and what the employer did below', async () => {
    const { page } = watched;
    const step: NextStep = { step: 'fundImplementation', day: '2027-07-01', who: ['fund'], isLate: true };
    await answerDossiers(page, [{ ...withEverything('Finished'), nextStep: step }]);
    await openList(watched);
    const said = rowOf('Finished').getByText('Te laat (01-07-2027): Implementatieplan naar de toezichthouder', {
      exact: true,
    });
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: wide.height });
      await said.waitFor();
      expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await keepPicture(watched, `dossiers-step-${width}`);
    }
    await page.setViewportSize(wide);
    await rowOf('Finished').getByText('An de Wit werkt eraan · werkgever koos B op 07-03-2027').waitFor();
  });

  it('says of a finished dossier how many warnings its input gave', async () => {
    const { page } = watched;
    await answerDossiers(page, [
      { ...listedDossier('Een', 'Finished'), warningCount: 1 },
      { ...listedDossier('Meer', 'Finished'), warningCount: 1502 },
      { ...listedDossier('Gewist', 'Finished'), warningCount: 2, filesErasedOn: '2027-05-04T13:05:59.000Z' },
      { ...listedDossier('Geen', 'Finished'), warningCount: 0 },
      { ...listedDossier('Eerder', 'Finished'), warningCount: null },
      { ...listedDossier('Loopt weer', 'Submitted'), warningCount: 3 },
    ]);
    await page.route('**/progress', (route) => route.fulfill({ status: 500, body: '' }));
    await openList(watched);
    await rowOf('Een').getByText('1 waarschuwing', { exact: true }).waitFor();
    await rowOf('Meer').getByText('1.502 waarschuwingen', { exact: true }).waitFor();
    await rowOf('Gewist').getByText('Gewist op 04-05-2027', { exact: true }).waitFor();
    await more('Gewist');
    await rowOf('Gewist').getByText('Deelnemersgegevens gewist op 04-05-2027; de rapportage blijft').waitFor();
    await rowOf('Gewist').getByText('De lijst van waarschuwingen is met de uitvoer gewist').waitFor();
    for (const name of ['Geen', 'Eerder', 'Loopt weer'])
      expect(await rowOf(name).getByText('waarschuwing').count()).toBe(0);
    await keepPicture(watched, 'dossiers-warnings');
    await expectSound(page);
    await page.unroute('**/progress');
  });

  it('says of a finished dossier what stands in front, each figure with its condition', async () => {
    const { page } = watched;
    const scale: ChoiceFigures = {
      ...exampleChoice,
      choice: 'A',
      name: 'keptScale',
      lowest: 0.074,
      highest: 0.409,
      isChosen: true,
      isSurelyAllowed: false,
      firstYear: {
        cost: 241_513,
        difference: 0,
        verdict: 'equal',
        fraction: 0,
        start: { year: 2027, month: 7 },
      },
      thirtyYears: { cost: 8_000, difference: 8_000, verdict: 'more', fraction: null, hasEntrants: false },
      lessPension: null,
    };
    const withFigures = (name: string, different: Partial<KeyFigures> = {}) => ({
      ...listedDossier(name, 'Finished'),
      keyFigures: { ...exampleKeyFigures, ...different },
    });
    await answerDossiers(page, [
      withFigures('Vlak'),
      withFigures('Staffel', { choice: scale }),
      { ...withFigures('Niets', { choice: 'allForbidden', isDoubted: true }), warningCount: 2 },
      { ...listedDossier('Loopt weer', 'Submitted'), keyFigures: exampleKeyFigures },
      listedDossier('Eerder', 'Finished'),
    ]);
    await page.route('**/progress', (route) => route.fulfill({ status: 500, body: '' }));
    await openList(watched);
    await rowOf('Vlak').waitFor();
    // What differs between rows is there at once, with whether it is allowed; the conditions on demand.
    const line = async (name: string) =>
      (await rowOf(name).getByRole('rowheader').innerText()).replaceAll('\u00a0', ' ');
    expect(await line('Vlak')).toMatch(/Mag\nMeer\nB, 29,7% · 30 jaar 15% meer · 16 van 23 minder pensioen$/);
    expect(await line('Staffel')).toMatch(/Staat niet vast\nMeer\nA gekozen, 7,4% tot 40,9% · 30 jaar € 8\.000 meer$/);
    expect(await line('Niets')).toMatch(/Mag niet\nMeer\nGeen van de berekende premies is zo toegestaan$/);
    expect(await line('Eerder')).toMatch(/Berekend\nMeer$/);
    expect(await rowOf('Vlak').getByText('In 2028').isVisible()).toBe(false);
    for (const name of ['Vlak', 'Staffel', 'Niets']) await more(name);
    const figures = async (name: string) => {
      const lines = await rowOf(name).locator('dl > div').allInnerTexts();
      return lines.map((line) => line.replaceAll('\u00a0', ' ').split('\n'));
    };
    expect(await figures('Vlak')).toEqual([
      ['B Vlak voor iedereen', 'Nog niet gekozen', '29,7%'],
      ['In 2028', 'met compensatie en eenmalige kosten', '€ 248.447', '€ 6.934 (3%) meer dan nu'],
      [
        '30 jaar met nieuwe medewerkers',
        'met compensatie en eenmalige kosten, contant',
        '€ 5.284.756',
        '€ 689.316 (15%) meer dan nu',
      ],
      ['Minder pensioen', 'naar verwachting, vóór compensatie', '16 van de 23'],
    ]);
    expect(await figures('Staffel')).toEqual([
      ['A Staffel houden', 'Gekozen', '7,4% tot 40,9%'],
      ['Twaalf maanden vanaf 01-07-2027', 'met compensatie en eenmalige kosten', '€ 241.513', 'evenveel als nu'],
      [
        '30 jaar zonder nieuwe medewerkers',
        'met compensatie en eenmalige kosten, contant',
        '€ 8.000',
        '€ 8.000 meer dan nu',
      ],
    ]);
    await rowOf('Staffel').getByText('Of deze premie mag, staat niet vast').waitFor();
    expect(await figures('Niets')).toEqual([]);
    await rowOf('Niets').getByText('Gegevens lijken niet te kloppen').waitFor();
    for (const name of ['Loopt weer', 'Eerder']) expect(await figures(name)).toEqual([]);
    await expectSoundInAllSizes(watched, 'dossiers-key-figures', { picture: 'whole' });
    await page.unroute('**/progress');
  });

  it('keeps its rows in place when a calculation ends, and tells that in the title and by the browser to who looks elsewhere', async () => {
    const own = await signedInPage(stage);
    const { page } = own;
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told, isElsewhere: false });
      Object.defineProperty(document, 'hidden', { get: () => Reflect.get(globalThis, 'isElsewhere') as boolean });
      globalThis.Notification = class extends EventTarget {
        static permission: NotificationPermission = 'default';
        static requestPermission = () => {
          told.push('asked');
          this.permission = 'granted';
          return Promise.resolve(this.permission);
        };
        constructor(_: string, { body }: { body: string }) {
          super();
          told.push(body);
        }
      } as unknown as typeof Notification;
    });
    const told = () => page.evaluate(() => Reflect.get(globalThis, 'told') as string[]);
    const finished = { ...listedDossier('Loopt', 'Finished'), keyFigures: exampleKeyFigures };
    const below = listedDossier('Daaronder', 'Finished', '2027-01-01T10:00:00.000Z');
    const calculating = { phase: 'calculating', rowsRead: 25, participantsTotal: 25, filesWritten: 0, place: null };
    const answerProgress = (calculationStatus: string) =>
      page.route('**/progress', (route) =>
        route.fulfill({ json: { data: { ...calculating, participantsCalculated: 15, calculationStatus } } }),
      );
    await answerProgress('Submitted');
    await answerDossiers(page, [listedDossier('Loopt', 'Submitted'), below]);
    await openList(own);
    await page.getByText('Wordt berekend, 11%').waitFor();
    const rowBelow = page.getByRole('row').filter({ hasText: 'Daaronder' });
    const before = await rowBelow.boundingBox();
    expect(await told()).toEqual([]);
    await page.getByRole('row').filter({ hasText: 'Loopt' }).locator('summary').click();
    await page.getByRole('button', { name: 'Melding als het klaar is: Loopt' }).click();
    await page.getByText('U krijgt een melding van uw browser').waitFor();
    await page.getByRole('row').filter({ hasText: 'Loopt' }).locator('summary').click();

    const look = (elsewhere: boolean) =>
      page.evaluate((isElsewhere) => {
        Object.assign(globalThis, { isElsewhere });
        document.dispatchEvent(new Event('visibilitychange'));
      }, elsewhere);
    await look(true);
    await answerDossiers(page, [finished, below]);
    await answerProgress('Finished');
    await expect.poll(() => page.title()).toBe('Dossier Loopt is berekend. - Evenwicht');
    expect(await told()).toEqual(['asked', 'Dossier Loopt is berekend.']);
    await expect.poll(() => rowBelow.boundingBox()).toEqual(before);
    await look(false);
    await expect.poll(() => page.title()).toBe('Overzicht dossiers Bakkerij Koren - Evenwicht');
    await own.close();
  });

  it('warns above a list with file errors, in either spelling', async () => {
    for (const status of ['FailedWithError', 'FailedWithErrors'] as const) {
      await answerDossiers(watched.page, [listedDossier('Goed', 'Finished'), listedDossier('Fout', status)]);
      await openList(watched);
      await watched.page.getByText(warning, { exact: true }).waitFor();
    }
  });

  it('does not warn for dossiers that run, failed or are finished', async () => {
    const { page } = watched;
    await answerDossiers(page, [
      listedDossier('Goed', 'Finished'),
      listedDossier('Mis', 'Failed'),
      listedDossier('Onbekend', 'Unknown'),
    ]);
    await openList(watched);
    await rowOf('Mis').waitFor();
    expect(await page.getByText(/inputfiles hebben errors/).count()).toBe(0);
  });

  it('that cannot be fetched says "Something went wrong...", and can be asked for again', async () => {
    const { page } = watched;
    await page.unroute(listPaths.dossiers);
    await page.route(listPaths.dossiers, (route) => route.fulfill({ status: 500, body: '' }));
    await openList(watched);
    await page.getByRole('alert').getByText('Something went wrong...', { exact: true }).waitFor();
    await keepPicture(watched, 'dossiers-not-fetched');
    await expectSound(page);
    await answerDossiers(page, [listedDossier('Weer terug', 'Finished')]);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await rowOf('Weer terug').waitFor();
  });
});
