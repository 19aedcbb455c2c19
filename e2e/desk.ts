import type { Page } from 'playwright-core';
import { type WatchedPage, wide } from '#e2e/browser.ts';
import { pageOfCode, providerCode, signedInPage, type Stage } from '#e2e/story.ts';
import type { Caller } from '#test/app.ts';
import { contactMessage } from '#test/fixtures/contact-message.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';

/** A screen of the desk: where it is, and what stands on it once it is filled. */
export interface DeskScreen {
  readonly name: string;
  readonly path: string;
  readonly ready: (page: Page) => Promise<void>;
}

/** The screens beside employers and dossiers, of adviser and provider, with something to see on each. */
export interface Desk {
  readonly adviser: Caller;
  readonly clientId: string;
  readonly adviserScreens: readonly DeskScreen[];
  readonly providerScreens: readonly DeskScreen[];
  readonly adviserPage: (viewport?: { width: number; height: number }) => Promise<WatchedPage>;
  readonly providerPage: (viewport?: { width: number; height: number }) => Promise<WatchedPage>;
}

const firstRow = (page: Page): Promise<void> => page.getByRole('row').nth(1).waitFor();

/** Fills the server of a stage with codes, a message and acts, and tells the screens that show them. */
export async function deskOf(stage: Stage): Promise<Desk> {
  const adviser = await signedInAt(stage.server.address, stage.server.code);
  const clients = (await (await adviser.call('GET', '/api/clients')).json()) as { data: { id: string }[] };
  const clientId = clients.data[0]?.id ?? '';
  for (const holder of ['Jo Jansen', 'Aleid van der Meulen-Hoogeveen'])
    await adviser.call('POST', '/api/access-codes', { clientId, holder });
  await adviser.call('POST', '/api/contactus', contactMessage);
  const code = providerCode(stage);
  const provider = await signedInAt(stage.server.address, code);
  const organisations = (await (await provider.call('GET', '/api/organisations')).json()) as {
    data: { id: string; name: string }[];
  };
  const organisationId = organisations.data.find(({ name }) => name !== 'De Aanbieder')?.id ?? '';
  return {
    adviser,
    clientId,
    adviserScreens: [
      { name: 'house-style', path: '/house-style', ready: (page) => page.getByText('huisstijl van nu').waitFor() },
      { name: 'access-codes', path: '/access-codes', ready: firstRow },
      { name: 'settings', path: '/settings', ready: (page) => page.getByLabel('Dagen bewaren').waitFor() },
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
      { name: 'provider-audit', path: '/provider/audit', ready: firstRow },
    ],
    adviserPage: (viewport = wide) => signedInPage(stage, viewport),
    providerPage: (viewport = wide) => pageOfCode(stage, code, 'Organisaties', viewport),
  };
}

/** Shows each of the screens in turn. */
export async function eachDeskScreen(
  stage: Stage,
  { page }: WatchedPage,
  screens: readonly DeskScreen[],
  look: (name: string, page: Page) => Promise<void>,
): Promise<void> {
  for (const { name, path, ready } of screens) {
    await page.goto(stage.server.address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ready(page);
    await look(name, page);
  }
}
