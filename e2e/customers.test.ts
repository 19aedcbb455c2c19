import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPaths, filledPath } from '#api/paths.ts';
import { type CustomerBuild, customerBuild } from '#e2e/customer-build.ts';
import { expectAccessible, expectSound, phone, type WatchedPage } from '#e2e/browser.ts';
import { hasFocus } from '#e2e/focus.ts';
import { type Stage, useOwnStage } from '#e2e/stage.ts';
import { endedLogin, keepPicture, openEmployer, openStart, signedInPage, signInAgain } from '#e2e/story.ts';
import { readPdf } from '#test/pdf/read-pdf.ts';

const conditions = { documentType: 'conditionsDocument' };

interface Expected {
  readonly folder: string;
  readonly name: string;
  readonly headline: string;
  readonly banner: string;
  readonly information: readonly string[];
  readonly social: readonly string[];
  readonly templates: readonly string[];
  readonly hasContactSection: boolean;
}

const several = ['DC to DC', 'DB to DC', 'Ambitie DB to DC'];
const customers: readonly Expected[] = [
  {
    folder: 'lindehof',
    name: 'Lindehof',
    headline: 'Van staffel naar vlakke premie: de gevolgen op een rij',
    banner: 'Samen met uw adviseur',
    information: ['https://www.lindehof.example/over-ons', 'https://www.lindehof.example/privacy'],
    social: ['https://nieuwsbrief.lindehof.example/'],
    templates: ['DC to DC'],
    hasContactSection: false,
  },
  {
    folder: 'waterlijn',
    name: 'Waterlijn',
    headline: 'De overstap naar de nieuwe pensioenregeling, doorgerekend',
    banner: 'Van berekening naar besluit',
    information: ['https://www.waterlijn.example/over', 'https://www.waterlijn.example/privacy'],
    social: ['https://blog.waterlijn.example/', 'https://podcast.waterlijn.example/'],
    templates: several,
    hasContactSection: true,
  },
];

describe.each(customers)('the build for $name', (customer) => {
  let build: CustomerBuild;
  beforeAll(async () => {
    build = await customerBuild(customer.folder);
  });
  const stage = useOwnStage({ settings: () => ({ BUILD_DIR: build.folder }) });
  afterAll(() => build.remove());

  it('shows its own words, banner and footer, wide and on a phone', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await openStart(watched);
    expect(await page.title()).toBe(`Home - ${customer.name}`);
    await page.getByRole('heading', { level: 2, name: customer.headline }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${customer.name}, naar de startpagina` })
      .waitFor();
    await page.getByRole('complementary').getByRole('heading', { name: customer.banner }).waitFor();
    await expectFooter(watched, customer);
    await expect.poll(() => page.getByRole('form').count()).toBe(customer.hasContactSection ? 1 : 0);
    await expectSound(page);
    await keepPicture(watched, `${customer.folder}-wide`, 'whole');
    await page.setViewportSize(phone);
    await expectAccessible(page);
    await keepPicture(watched, `${customer.folder}-phone`, 'whole');
    await page.emulateMedia({ forcedColors: 'active' });
    await keepPicture(watched, `${customer.folder}-forced-colours`, 'whole');
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it('gives the conditions in its own name', async () => {
    const answer = await fetch(`${stage.server.address}${filledPath(apiPaths.generalDocument, conditions)}`);
    const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pages.join('\n')).toContain(customer.name);
  });

  it(`offers ${customer.templates.join(', ')}`, async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
    const modal = page.getByRole('dialog');
    const offered = modal.getByRole('button', { name: /leeg sjabloon downloaden$/ });
    await offered.first().waitFor();
    expect(await offered.allInnerTexts()).toEqual(customer.templates);
    const isSingle = customer.templates.length === 1;
    expect(await modal.getByText('Download hier een leeg sjabloon om in te vullen.').count()).toBe(isSingle ? 1 : 0);
    expect(await modal.getByText(/^Nog geen ingevuld bestand\?/).count()).toBe(isSingle ? 0 : 1);
    await keepPicture(watched, `${customer.folder}-new-dossier`);
    await expectSound(page);
    await watched.close();
  });

  if (customer.hasContactSection) contactStories(stage);
});

async function expectFooter({ page }: WatchedPage, customer: Expected): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByText(`© ${new Date().getFullYear()} ${customer.name}`).waitFor();
  for (const name of ['Handleiding', 'FAQ', 'Voorwaarden']) await footer.getByRole('link', { name }).waitFor();
  await footer.getByText('0000 AA Voorbeeldstad').waitFor();
  expect(await footer.getByRole('link', { name: /^Telefoon/ }).getAttribute('href')).toBe('tel:+31000000000');
  const outside = footer.getByRole('link', { name: /opent in een nieuw venster/ });
  const links = await outside.evaluateAll((all) =>
    all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
  );
  const addresses = [...customer.information, ...customer.social];
  expect(links).toEqual(addresses.map((address) => [address, '_blank', 'noopener noreferrer external']));
}

function contactStories(stage: Stage): void {
  const form = ({ page }: WatchedPage) => page.getByRole('form', { name: 'Vraag het Waterlijn' });
  const message = 'Wanneer kunnen wij de uitkomst van De Schakel bespreken?';

  async function filledForm(watched: WatchedPage) {
    await openStart(watched);
    const filled = form(watched);
    await filled.getByLabel('Bericht').fill(`  ${message}  `);
    await filled.getByLabel('Naam', { exact: true }).fill(' A. de Vries ');
    await filled.getByLabel('Organisatie').fill('De Schakel');
    await filled.getByLabel('Telefoonnummer').fill('+31 00 000 00 00'.slice(0, 15));
    await filled.getByLabel('E-mailadres').fill(' a.devries@deschakel.example ');
    return filled;
  }

  it('the contact form says what is wrong with each field, and has the focus on the first', async () => {
    const watched = await signedInPage(stage);
    await openStart(watched);
    const empty = form(watched);
    await empty.getByRole('button', { name: 'Versturen' }).click();
    for (const field of ['Message', 'Name', 'Organization', 'Telephone', 'Email'])
      await empty.getByText(`${field} is required`).waitFor();
    await expect.poll(() => hasFocus(empty.getByLabel('Bericht'))).toBe(true);
    for (const [label, value, fault] of [
      ['Bericht', '  kort    ', 'Minimum 10 characters'],
      ['Bericht', 'x'.repeat(1001), 'Maximum 1000 characters'],
      ['Naam', 'A', 'Minimum 2 characters'],
      ['Naam', 'A'.repeat(31), 'Maximum 30 characters'],
      ['Organisatie', 'BV', 'Minimum 3 characters'],
      ['Organisatie', 'B'.repeat(31), 'Maximum 30 characters'],
      ['Telefoonnummer', '012345678', 'Minimum 10 digits'],
      ['Telefoonnummer', '0123456789012345', 'Maximum 15 characters'],
      ['E-mailadres', 'a.devries@', 'Wrong email format'],
    ] as const) {
      await empty.getByLabel(label, { exact: label === 'Naam' }).fill(value);
      await empty.getByText(fault).waitFor();
      await empty.getByLabel(label, { exact: label === 'Naam' }).fill('');
      await empty.getByText(fault).waitFor({ state: 'detached' });
    }
    await keepPicture(watched, 'contact-faults', 'whole');
    await expectAccessible(watched.page);
    await watched.close();
  });

  it('a message is sent trimmed, and the form says so and is empty again', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    const filled = await filledForm(watched);
    const asked = page.waitForRequest('**/api/contactus');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/contactus', async (route) => {
      await held;
      await route.continue();
    });
    await filled.getByRole('button', { name: 'Versturen' }).click();
    const sending = filled.getByRole('button', { name: 'Versturen...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    await keepPicture(watched, 'contact-sending');
    answer();
    await page.getByRole('region', { name: 'Meldingen' }).getByText('Message sent...').waitFor();
    await filled.getByText('Message sent...').waitFor();
    expect((await asked).postDataJSON()).toEqual({
      message,
      name: 'A. de Vries',
      organization: 'De Schakel',
      phoneNumber: '+31 00 000 00 0',
      email: 'a.devries@deschakel.example',
    });
    await expect.poll(() => filled.getByLabel('Bericht').inputValue()).toBe('');
    await keepPicture(watched, 'contact-sent');
    await expectAccessible(page);
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it('a message that was not sent stays in the form, which says so, as does a toast titled Error', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    const filled = await filledForm(watched);
    await page.route('**/api/contactus', (route) => route.abort());
    await filled.getByRole('button', { name: 'Versturen' }).click();
    await filled.getByRole('alert').getByText('The form was not sent.').waitFor();
    const toast = page
      .getByRole('region', { name: 'Meldingen' })
      .locator('[role=alertdialog][data-type=custom-button]');
    await toast.getByText('Error', { exact: true }).waitFor();
    await toast.getByText('Message not sent...').waitFor();
    await expectAccessible(page);
    expect(await filled.getByLabel('Bericht').inputValue()).toContain(message);
    await keepPicture(watched, 'contact-failed');
    // It is still there for who has to sign in again.
    await page.route('**/api/contactus', (route) => route.fulfill({ status: 401, json: endedLogin }));
    await filled.getByRole('button', { name: 'Versturen' }).click();
    await signInAgain(page, stage.server.code);
    await expect.poll(() => page.getByLabel('Bericht').inputValue()).toContain(message);
    await watched.close();
  });
}
