import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AppParts } from '#server/app-parts.ts';
import { webApp } from '#server/app.ts';
import { databaseOf, embeddedOptions } from '#server/platform/embedded/embedded-database.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { noTraces } from '#server/platform/watching/traces.ts';
import { testKeys } from '#test/factories.ts';

/** A line per route with its schemas, and per column, constraint, index, policy, right, trigger and function. */
export async function contractLines(): Promise<readonly string[]> {
  return [...(await routeLines()), ...(await schemaLines())];
}

const jsonOf = (schema: unknown): unknown =>
  schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : null;

async function routeLines(): Promise<readonly string[]> {
  const lines: string[] = [];
  const listen = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, schema = {} }) => {
      const declared = schema as Readonly<Record<string, unknown>>;
      const answers = Object.entries((declared['response'] ?? {}) as Readonly<Record<string, unknown>>);
      const schemas = {
        params: jsonOf(declared['params']),
        query: jsonOf(declared['querystring']),
        body: jsonOf(declared['body']),
        answers: Object.fromEntries(answers.map(([status, answer]) => [status, jsonOf(answer)])),
      };
      lines.push(`route ${[method].flat().join(',')} ${url} ${JSON.stringify(schemas)}`);
    });
  };
  subscribe('fastify.initialization', listen);
  const app = await webApp(declaredParts);
  await app.ready();
  await app.close();
  unsubscribe('fastify.initialization', listen);
  return lines.toSorted();
}

const unused = (): never => {
  throw new Error('declaring routes uses nothing');
};

/** Enough to declare every route; none is called. */
const declaredParts: AppParts = {
  database: { kind: 'embedded', listen: () => ({ stop: () => Promise.resolve() }) } as unknown as Database,
  jobs: { send: unused, counts: unused },
  keys: testKeys,
  log: logTo('silent', process.stderr),
  makeTemplate: unused,
  makeExample: unused,
  exampleDossier: unused,
  drawLogo: unused,
  hasMail: true,
  screens: '/nowhere',
  documents: '/nowhere',
  trustedProxies: [],
  isHttps: true,
  metricsToken: 'a token of at least thirty-two signs',
  securityContact: 'mailto:veiligheid@evenwicht.example',
  publicUrl: 'https://evenwicht.example',
  watched: { metrics: null, traces: noTraces, diskFolder: '/tmp' },
};

const catalogues: Readonly<Record<string, string>> = {
  column: `select table_name, column_name, data_type, is_nullable, column_default, is_generated, generation_expression
    from information_schema.columns where table_schema = 'public' order by 1, 2`,
  constraint: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  index: `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  policy: `select tablename, policyname, permissive, roles::text, cmd, qual, with_check
    from pg_policies where schemaname = 'public' order by 1, 2`,
  security: `select relname, relrowsecurity, relforcerowsecurity
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  right: `select table_name, grantee, privilege_type
    from information_schema.role_table_grants where table_schema = 'public' order by 1, 2, 3`,
  columnRight: `select table_name, column_name, grantee, privilege_type from information_schema.role_column_grants
    where table_schema = 'public' and grantee like '%\\_app' order by 1, 2, 3, 4`,
  trigger: `select tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1, 2`,
  function: `select proname, pg_get_functiondef(oid)
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' order by 1, 2`,
};

async function schemaLines(): Promise<readonly string[]> {
  const database = await databaseOf(await PGlite.create(embeddedOptions));
  try {
    await migrate(database);
    const lines: string[] = [];
    for (const [sort, query] of Object.entries(catalogues)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const { rows } = await sql.raw<Readonly<Record<string, unknown>>>(query).execute(database.kysely);
      lines.push(...rows.map((row) => `${sort} ${JSON.stringify(Object.values(row))}`));
    }
    return lines;
  } finally {
    await database.close();
  }
}
