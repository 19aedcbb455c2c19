import { PGlite } from '@electric-sql/pglite';
import { type RawBuilder, sql } from 'kysely';
import Fastify from 'fastify';
import { clientAnswerSchema } from '#api/clients.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { apiTokenSchema } from '#api/session.ts';
import { webApp } from '#server/app.ts';
import { recordAct } from '#server/audit/store.ts';
import type { App } from '#server/platform/app-type.ts';
import { drawnLogo } from '#server/house-style/drawn-logo.ts';
import type { Database } from '#server/platform/database/database.ts';
import { databaseOf, embeddedOptions } from '#server/platform/embedded/embedded-database.ts';
import { noTraces } from '#server/platform/watching/traces.ts';
import { logTo } from '#server/platform/log.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { issuedCode } from '#server/session/issue.ts';
import { testKeys, uniqueName, zipBytes } from '#test/factories.ts';
import type { Benchmark, Measured } from './benchmark.ts';

const sizes = [10_000];
const shared = {
  unit: 'dossiers',
  sizes,
  runs: () => 15,
  processorTimeOf: 40,
  floor: 'a bare Fastify route that answers a constant, and `select 1` in the same database',
} as const;

/** A page of 25 of the dossiers of one employer, as its screen asks for it. */
export const listPage: Benchmark = {
  ...shared,
  name: 'list-page',
  measured: (size) => measuredCall(size, (path) => ({ path: `${path}?page=3&size=25&sort=-createdOn&wholeUpTo=200` })),
};

/** The same page, asked by who has it already. */
export const listUnchanged: Benchmark = {
  ...shared,
  name: 'list-unchanged',
  measured: (size) =>
    measuredCall(size, (path) => ({ path: `${path}?page=3&size=25&sort=-createdOn&wholeUpTo=200`, isKnown: true })),
};

/** Who is signed in. */
export const currentUser: Benchmark = {
  ...shared,
  name: 'current-user',
  measured: (size) => measuredCall(size, () => ({ path: apiPaths.currentUser })),
};

interface MeasuredCall {
  readonly path: string;
  readonly isKnown?: boolean;
}

async function measuredCall(size: number, call: (listPath: string) => MeasuredCall): Promise<Measured> {
  const database = await openedDatabase();
  const app = await appOn(database);
  const bare = Fastify().get('/constant', () => ({ data: 1 }));
  const { headers, clientId, list } = await newOffice(database, app);
  await fillDossiers(database, clientId, size);
  const { path, isKnown } = call(list);
  const first = await app.inject({ url: path, headers });
  if (isKnown) headers['if-none-match'] = String(first.headers.etag);
  const expected = isKnown ? 304 : 200;
  return {
    work: async () => {
      const { statusCode } = await app.inject({ url: path, headers });
      if (statusCode !== expected) throw new Error(`${path} answers ${statusCode}`);
    },
    floor: async () => {
      await bare.inject('/constant');
      await sql`select 1`.execute(database.kysely);
    },
    end: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** An office with one employer, its adviser signed in. */
export async function newOffice(database: Database, app: App) {
  const whom = { organisation: uniqueName('Kantoor'), holder: 'Vera', role: 'adviser', clientId: null } as const;
  const { secret } = await issuedCode({ database, keys: testKeys, recordAct }, whom, 1);
  const signIn = await app.inject({ method: 'POST', url: apiPaths.generateToken, payload: { accessCode: secret } });
  const headers: Record<string, string> = { authorization: `Bearer ${apiTokenSchema.parse(signIn.json()).api_token}` };
  const made = await app.inject({ method: 'POST', url: apiPaths.clients, headers, payload: { name: 'Bakkerij' } });
  const { id: clientId } = clientAnswerSchema.parse(made.json()).data;
  return { headers, clientId, list: filledPath(apiPaths.documents, { clientId }) };
}

/** The embedded database in memory, or the server of DATABASE_URL, on which the bench leaves an organisation. */
async function openedDatabase(): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  const database = await (url === undefined
    ? databaseOf(await PGlite.create(embeddedOptions))
    : serverDatabase(url, () => undefined));
  await migrate(database);
  return database;
}

export const appOn = (database: Database) =>
  webApp({
    database,
    jobs: { send: () => Promise.resolve(), counts: () => Promise.resolve([]) },
    keys: testKeys,
    log: logTo('silent'),
    makeTemplate: () => Promise.resolve(zipBytes()),
    makeExample: () => Promise.resolve(zipBytes()),
    exampleDossier: () => Promise.resolve({ name: 'VOORBEELD', bytes: zipBytes() }),
    drawLogo: drawnLogo,
    hasMail: false,
    screens: '/nowhere',
    documents: '/nowhere',
    trustedProxies: [],
    isHttps: false,
    metricsToken: null,
    securityContact: null,
    publicUrl: null,
    watched: { metrics: null, traces: noTraces, diskFolder: '.' },
    limits: { callsPerMinute: 1_000_000 },
  });

const listTables = ['dossier', 'dossier_list', 'client'];

/** Writes rows past row-level security; by SQL, for that many uploads would take an hour. */
async function written(database: Database, statement: RawBuilder<unknown>): Promise<void> {
  for (const table of listTables)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(database.kysely);
  await statement.execute(database.kysely);
  for (const table of listTables)
    await sql`alter table ${sql.table(table)} force row level security`.execute(database.kysely);
  await sql`analyze`.execute(database.kysely);
}

/** Finished dossiers, a minute apart. */
export const fillDossiers = (database: Database, clientId: string, size: number): Promise<void> =>
  written(
    database,
    sql`insert into dossier (organisation_id, client_id, name, name_order, search_text, input_sha256, status,
      created_on) select organisation_id, id, 'Dossier ' || number, 'dossier ' || lpad(number::text, 9, '0'),
      'dossier ' || number, md5(number::text), 'Finished', now() - number * interval '1 minute'
    from client, generate_series(1, ${size}::integer) as number where client.id = ${clientId}`,
  );

/** Employers of an organisation. */
export const fillClients = (database: Database, organisationId: string, size: number): Promise<void> =>
  written(
    database,
    sql`insert into client (organisation_id, name, name_order, search_text, kvk_number, reference, contact_name, contact_email,
      contact_order)
    select ${organisationId}::uuid, 'Werkgever ' || number, 'werkgever ' || lpad(number::text, 9, '0'),
      'werkgever ' || number, '', '', '', '', '' from generate_series(1, ${size}::integer) as number`,
  );
