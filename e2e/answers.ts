import type { Page } from 'playwright-core';
import type { Client } from '#api/clients.ts';
import type { CalculationStatus, DossierDocument } from '#api/dossiers.ts';
import type { ClientUsage } from '#api/usage.ts';
import { standardLimits } from '#api/usage-limits.ts';
import { exampleDossier } from '#test/web/example-dossier.ts';

/** Lists as the server would answer them, for states that take too long or too much to bring about. */
export const listPaths = { clients: '**/api/clients*', dossiers: '**/api/clients/*/documents*' } as const;
const usagePath = '**/api/clients/*/usage';

/** Of an employer that stores next to nothing. */
const littleUsed: ClientUsage = {
  employer: {
    used: { bytes: 1_000, dossiers: 1, openDossiers: 0, uploadsLastMinute: 0 },
    limits: standardLimits.employer,
  },
  organisation: null,
};

/** A dossier in a list; its name is its id. */
export const listedDossier = (
  name: string,
  calculationStatus: CalculationStatus,
  createdOn = '2027-03-04T13:05:59.000Z',
): DossierDocument => exampleDossier({ id: name, name, createdOn, calculationStatus });

/** An employer in a list; its name is its id. */
export const listedClient = (name: string): Client => ({
  id: name,
  name,
  kvkNumber: '',
  reference: '',
  contactName: '',
  contactEmail: '',
  mayUpload: true,
  mayDecide: false,
  version: 1,
  createdOn: '2027-03-04T13:05:59.000Z',
  dossierCount: 0,
  lastDossierOn: null,
});

/**
 * Lets every list of dossiers be this one, from now on, of an employer far from its limits. The last answer that was given counts; those
 * before it stay, so that no call comes through to the server in between.
 */
export async function answerDossiers(page: Page, documents: readonly DossierDocument[]): Promise<void> {
  await page.route(listPaths.dossiers, (route) =>
    route.fulfill({
      json: {
        data: {
          name: 'Bakkerij Koren',
          documents,
          styleKey: null,
          archivedCount: 0,
          rights: { mayUpload: true, mayDecide: true },
        },
      },
    }),
  );
  await page.route(usagePath, (route) => route.fulfill({ json: { data: littleUsed } }));
}

/** Lets the list of employers be this one, from now on. */
export async function answerClients(page: Page, clients: readonly Client[]): Promise<void> {
  await page.route(listPaths.clients, (route) => route.fulfill({ json: { data: clients } }));
}
