import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '#api/session.ts';
import type { AppParts } from '#server/app-parts.ts';
import { webApp } from '#server/app.ts';
import { recordAct } from '#server/audit/store.ts';
import type { CalculationOrder } from '#server/dossiers/submit-dossier.ts';
import { variantQueue } from '#server/dossiers/variants/calculate-variant.job.ts';
import type { VariantOrder } from '#server/dossiers/variant-store.ts';
import { drawnLogo } from '#server/house-style/drawn-logo.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Database } from '#server/platform/database/database.ts';
import { noTraces } from '#server/platform/watching/traces.ts';
import { logTo } from '#server/platform/log.ts';
import { issuedCode, issuedHandoff, type Recipient } from '#server/session/issue.ts';
import { type Caller, caller } from '#test/caller.ts';
import { embeddedForWorker } from '#test/database.ts';
import { exchangeCode } from '#test/own-code.ts';
import { giveSecondFactor } from '#test/second-factor.ts';
import { testKeys, uniqueName, zipBytes } from '#test/factories.ts';

export interface TestApp {
  readonly app: App;
  readonly database: Database;
  /** Address, without a slash at the end. */
  readonly address: string;
  /** Calculations that were put in the queue; nobody does them. */
  readonly orders: CalculationOrder[];
  /** The same of variants. */
  readonly variantOrders: VariantOrder[];
  /** Everything that was logged so far. */
  readonly logged: () => string;
  readonly recipient: (role?: Role, organisation?: string, clientId?: string | null) => Recipient;
  readonly code: (recipient: Recipient) => Promise<string>;
  readonly handoff: (recipient: Recipient) => Promise<string>;
  readonly signedIn: (role?: Role, organisation?: string, clientId?: string | null) => Promise<Caller>;
}

/** The web application on an emptied embedded database, listening; closed after the file. */
export function appForFile(parts: Partial<AppParts> = {}): () => TestApp {
  const open = embeddedForWorker();
  let started: TestApp | null = null;
  beforeAll(async () => {
    started = await startedApp(await open(), parts);
  });
  afterAll(async () => {
    const closing = started?.app.close();
    // An answer that a test did not read to its end keeps its connection for more than a minute.
    started?.app.server.closeAllConnections();
    await closing;
  });
  return () => {
    if (started === null) throw new Error('the application is not running yet');
    return started;
  };
}

export async function startedApp(database: Database, parts: Partial<AppParts>): Promise<TestApp> {
  const orders: CalculationOrder[] = [];
  const variantOrders: VariantOrder[] = [];
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await webApp({
    database,
    jobs: {
      send: (_tx, queue, order) => {
        if (queue === variantQueue) variantOrders.push(order as VariantOrder);
        else if ('dossierId' in order) orders.push(order as CalculationOrder);
        return Promise.resolve();
      },
      counts: () => Promise.resolve([{ queue: 'calculate-dossier', state: 'failed', count: 2 }]),
    },
    keys: testKeys,
    log: logTo('info', sink),
    makeTemplate: () => Promise.resolve(zipBytes('template')),
    makeExample: (kind) => Promise.resolve(zipBytes(`example ${kind}`)),
    exampleDossier: () => Promise.resolve({ name: 'VOORBEELD', bytes: zipBytes('example') }),
    drawLogo: drawnLogo,
    hasMail: true,
    screens: '/nowhere',
    documents: '/nowhere',
    trustedProxies: ['127.0.0.1'],
    isHttps: false,
    metricsToken: null,
    securityContact: 'mailto:veiligheid@evenwicht.example',
    publicUrl: null,
    watched: { metrics: null, traces: noTraces, diskFolder: tmpdir() },
    ...parts,
    limits: {
      wrongCodePause: 0,
      uploadsPerMinute: 10_000,
      changesPerMinute: 10_000,
      actsPerQuarter: 10_000,
      ...parts.limits,
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const issue = { database, keys: testKeys, recordAct };
  const recipient: TestApp['recipient'] = (
    role = 'adviser',
    organisation = uniqueName('Kantoor'),
    clientId = null,
  ) => ({
    organisation,
    holder: uniqueName('Houder'),
    role,
    clientId,
  });
  const code = async (whom: Recipient) => (await issuedCode(issue, whom, 1)).secret;
  return {
    app,
    database,
    address,
    orders,
    variantOrders,
    logged: () => lines.join(''),
    recipient,
    code,
    handoff: async (whom) => (await issuedHandoff(issue, whom)).secret,
    signedIn: async (...whom) => {
      const person = recipient(...whom);
      const answer = await fetch(`${address}/api/generatetoken`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ accessCode: await code(person) }),
      });
      const { api_token: token } = (await answer.json()) as { api_token: string };
      // Always asked of a provider: as one that did.
      if (person.role === 'provider') {
        await exchangeCode(database, person.holder);
        await giveSecondFactor(database, person.holder);
      }
      return caller(address, token, person);
    },
  };
}
