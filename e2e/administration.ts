import type { Page } from 'playwright-core';
import type { WatchedPage, wide } from '#e2e/browser.ts';
import { fillAdministration } from '#e2e/administration-data.ts';
import type { Stage } from '#e2e/stage.ts';
import { providerPage, signedInPage, type Visit } from '#e2e/story.ts';

/** A screen of the administration: where it is, and what it shows once there is data. */
export interface AdministrationScreen {
  readonly name: string;
  readonly path: string;
  readonly ready: (page: Page) => Promise<void>;
}

/** The screens beside employers and dossiers, of adviser and provider, with something to see on each. */
export interface Administration {
  readonly clientId: string;
  readonly adviserScreens: readonly AdministrationScreen[];
  readonly providerScreens: readonly AdministrationScreen[];
  readonly adviserPage: (viewport?: typeof wide, visit?: Visit) => Promise<WatchedPage>;
  readonly providerPage: (viewport?: typeof wide, visit?: Visit) => Promise<WatchedPage>;
}

const firstRow = (page: Page): Promise<void> => page.getByRole('row').nth(1).waitFor();

/** Fills the administration of a stage, and lists the screens that show it. */
export async function administrationOf(stage: Stage): Promise<Administration> {
  const { clientId, organisationId } = await fillAdministration(stage.server, stage.providerToken);
  return {
    clientId,
    adviserScreens: [
      { name: 'house-style', path: '/house-style', ready: (page) => page.getByText('huisstijl van nu').waitFor() },
      { name: 'access-codes', path: '/access-codes', ready: firstRow },
      { name: 'settings', path: '/settings', ready: (page) => page.getByLabel('Dagen bewaren').waitFor() },
      {
        name: 'office-standards',
        path: '/settings/standards',
        ready: (page) => page.getByLabel('Loonstijging', { exact: true }).waitFor(),
      },
      { name: 'organisation-sessions', path: '/settings/sessions', ready: firstRow },
      {
        name: 'security',
        path: '/account/security',
        ready: (page) => page.getByText('Deze sessie').waitFor(),
      },
      { name: 'audit-log', path: '/audit-log', ready: firstRow },
      {
        name: 'employer-data',
        path: `/client-overview/${clientId}/data`,
        ready: (page) => page.getByRole('button', { name: 'Alles downloaden (zip)' }).waitFor(),
      },
    ],
    providerScreens: [
      { name: 'organisations', path: '/provider/organisations', ready: firstRow },
      { name: 'organisation-codes', path: `/provider/organisations/${organisationId}`, ready: firstRow },
      { name: 'messages', path: '/provider/messages', ready: firstRow },
      {
        name: 'central-bank',
        path: '/provider/central-bank',
        ready: (page) => page.getByRole('button', { name: 'Uploaden en controleren' }).waitFor(),
      },
      { name: 'provider-audit', path: '/provider/audit', ready: firstRow },
    ],
    adviserPage: (...asked) => signedInPage(stage, ...asked),
    providerPage: (...asked) => providerPage(stage, ...asked),
  };
}

/** Shows each of the screens in turn. */
export async function eachAdministrationScreen(
  stage: Stage,
  { page }: WatchedPage,
  screens: readonly AdministrationScreen[],
  look: (name: string, page: Page) => Promise<void>,
): Promise<void> {
  for (const { name, path, ready } of screens) {
    await page.goto(stage.server.address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ready(page);
    await look(name, page);
  }
}
