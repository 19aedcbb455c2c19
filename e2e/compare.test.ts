import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnsweredParticipantChanges } from '#api/participant-changes.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import { mostPeople } from '#api/participant-changes.ts';
import type { Variant } from '#api/variants.ts';
import type { Participant } from '#core/dossier/dossier.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { participantChanges } from '#input/what-if/participant-changes.ts';
import { whatIfInputVersion } from '#input/what-if/what-if-input.ts';
import { screenResultVersion } from '#output/model/screen-result.ts';
import { answerDossiers, listedDossier } from '#e2e/answers.ts';
import type { WatchedPage } from '#e2e/browser.ts';
import { type KeptExample, keptOf, readExample } from '#e2e/example-results.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { signedInPage } from '#e2e/story.ts';

const stage = useStage();
const [first, second] = [listedDossier('Regeling 2027', 'Finished'), listedDossier('Regeling 2028', 'Finished')];
const running = listedDossier('Loopt nog', 'Submitted');
const calculatedOn = '2027-03-04T13:05:59.000Z';

/** A premium of another form than the answer has. */
const variant: Variant = {
  id: 'lager',
  name: 'Staffel op 90%',
  choices: { premium: { is: 'scale', factor: 0.9 } },
  madeBy: 'A. de Wit',
  createdOn: calculatedOn,
  state: 'Finished',
  reason: null,
  calculatedOn,
  programVersion: null,
  changes: [],
  isOutdated: false,
  keyFigures: null,
  card: null,
};

/** The example a year later: higher wages, one participant gone, one new, one who earns more. */
function laterOf(dossier: ReadDossier): ReadDossier {
  const [one, ...others] = dossier.input.participants;
  const youngest = others.toSorted((two, other) => other.born.year - two.born.year)[0];
  const raised = (other: Participant): Participant =>
    other === youngest ? { ...other, fullTimeSalary: other.fullTimeSalary + 2_500 } : other;
  const participants = [...others.map(raised), { ...one!, number: '9001' }];
  const later = dossierWithChoices(dossier, { wageGrowth: 0.03 });
  return { ...later, input: { ...later.input, participants } };
}

/** Lets the server have these dossiers with what it keeps of them, and tell which participants differ. */
async function answerKept(
  page: Page,
  kept: readonly (readonly [DossierDocument, KeptExample])[],
  changes: AnsweredParticipantChanges,
): Promise<void> {
  await answerDossiers(page, [...kept.map(([document]) => document), running]);
  for (const [{ id }, { input, result }] of kept) {
    const path = `**/api/clients/*/documents/${encodeURIComponent(id)}`;
    // oxlint-disable-next-line no-await-in-loop -- in order: the last that fits answers
    await page.route(`${path}/input`, (route) =>
      route.fulfill({ json: { data: { version: whatIfInputVersion, calculatedOn, input } } }),
    );
    // oxlint-disable-next-line no-await-in-loop -- idem
    await page.route(`${path}/result`, (route) =>
      route.fulfill({ json: { data: { version: screenResultVersion, calculatedOn, result } } }),
    );
  }
  await page.route('**/api/clients/*/documents/*/variants', (route) => route.fulfill({ json: { data: [] } }));
  const path = `**/api/clients/*/documents/${encodeURIComponent(first.id)}/variants`;
  await page.route(path, (route) => route.fulfill({ json: { data: [variant] } }));
  await page.route(`${path}/*/result`, (route) =>
    route.fulfill({ json: { data: { version: screenResultVersion, calculatedOn, result: {} } } }),
  );
  await page.route('**/participant-changes/*', (route) => route.fulfill({ json: { data: changes } }));
}

/** What is pressed to see where a difference comes from, of each choice. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Uitkomsten naast elkaar' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('button');

describe('two dossiers', () => {
  let watched: WatchedPage;
  let kept: readonly (readonly [DossierDocument, KeptExample])[];
  beforeAll(async () => {
    watched = await signedInPage(stage);
    const dossier = await readExample('dcToDc');
    const later = laterOf(dossier);
    kept = [
      [first, keptOf(dossier)],
      [second, keptOf(later)],
    ];
    const { people, facts, ...counts } = participantChanges(dossier.input.participants, later.input.participants);
    const named = people
      .slice(0, mostPeople)
      .map(({ number, change, facts: own }) => ({ number, change, facts: [...own] }));
    await answerKept(watched.page, kept, { ...counts, facts: [...facts], people: named });
  });
  afterAll(() => watched.context.close());

  it('are chosen from those that were calculated, and compared in words, figures and lists', async () => {
    const { page } = watched;
    await page.goto(`${stage.server.address}/client-overview/klant`);
    await page.getByRole('link', { name: 'Vergelijken' }).click();
    await page.getByText('Kies twee dossiers').waitFor();
    const [of, to] = ['Eerste dossier', 'Tweede dossier'].map((name) =>
      page.getByRole('combobox', { name, exact: true }),
    ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>];
    expect(await of.getByRole('option').count()).toBe(3);
    await of.selectOption(first.id);
    await to.selectOption(first.id);
    await page.getByText('Dit is twee keer hetzelfde.').waitFor();
    await to.selectOption(second.id);
    await page.getByRole('heading', { name: 'Uitkomsten naast elkaar' }).waitFor();
    const card = kept[1]![1].result.cards.find(({ key }) => key === 'budgetNeutralFlat')!;
    await page.getByRole('region', { name: 'Het verschil in het kort' }).getByText(card.premium).first().waitFor();
    await page.getByText('1 erbij, 1 weg en 1 gewijzigd').first().waitFor();
    const people = page.getByRole('region', { name: 'Deelnemers', exact: true });
    await people.getByRole('rowheader', { name: '9001' }).waitFor();
    await page.getByRole('region', { name: 'Aannames', exact: true }).getByText('3,0%').waitFor();
  });

  it('show of a chosen figure where its difference comes from, and fit everywhere', async () => {
    const { page } = watched;
    const bridge = page.getByRole('region', { name: 'Waar het verschil vandaan komt' });
    await figure(page, 'Werkgeverslast over 30 jaar, contant').first().click();
    await bridge.getByText('Werkgeverslast over 30 jaar, contant:').first().waitFor();
    await bridge.getByText(/^Tabel: /).click();
    for (const cause of ['Deelnemers en peildatum', 'Aannames', 'Programma'])
      await bridge.getByRole('rowheader', { name: cause }).waitFor();
    await expectSoundInAllSizes(watched, 'compare', { picture: 'whole' });
  });

  it('of which one is a variant have what was chosen beside each other, and what is the same folded', async () => {
    const { page } = watched;
    const query = new URLSearchParams({ of: first.id, with: `${first.id}.${variant.id}` });
    await page.goto(`${stage.server.address}/client-overview/klant/compare?${query}`);
    const table = page.getByRole('table', { name: 'Uitkomsten naast elkaar' });
    await table.getByRole('columnheader', { name: 'B Vlak voor iedereen → C Uw staffel', exact: true }).waitFor();
    expect(await table.getByRole('columnheader').count()).toBe(1);
    expect(await figure(page, 'Hoogste premie van de staffel').innerText()).toContain('procentpunt');
    await page.locator('summary', { hasText: /^\d+ gelijk$/ }).click();
    await page.getByRole('columnheader', { name: 'A Staffel houden' }).waitFor();
    await expectSoundInAllSizes(watched, 'compare-variant', { picture: 'whole' });
  });

  it('can be opened by their address, swapped, and are told when nothing can be compared any more', async () => {
    const { page } = watched;
    const query = new URLSearchParams({ of: first.id, with: second.id });
    await page.goto(`${stage.server.address}/client-overview/klant/compare?${query}`);
    await page.getByRole('heading', { name: 'Uitkomsten naast elkaar' }).waitFor();
    await page.route('**/api/clients/*/documents/*/input', (route) =>
      route.fulfill({ status: 410, json: { code: 'WHAT_IF_ERASED', message: 'Gewist.' } }),
    );
    await page.getByRole('button', { name: 'Eerste en tweede omwisselen' }).click();
    await page.getByText('Vergelijken kan niet meer').waitFor();
    expect(new URL(page.url()).searchParams.get('of')).toBe(second.id);
  });
});
