import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { madeOrganisation } from '#test/factories.ts';
import { otherPostgresServer } from '#test/postgres-server.ts';
import { projectRoot } from '#test/source-files.ts';

it.skipIf(otherPostgresServer === null)(
  'the login that the composition makes is an ordinary role, with which the program works and rules of rows hold',
  async () => {
    const server = await otherPostgresServer!();
    const folder = mkdtempSync(join(tmpdir(), 'evenwicht-login-'));
    const LOGIN_PASSWORD_FILE = join(folder, 'password');
    writeFileSync(LOGIN_PASSWORD_FILE, "it's a password\n");
    const socket = new URL(server.url.replace('@/', '@socket/')).searchParams.get('host') ?? '';
    execFileSync('sh', [join(projectRoot, 'deploy', 'container', 'make-login.sh')], {
      env: { PATH: process.env['PATH'] ?? '', PGHOST: socket, POSTGRES_USER: 'postgres', LOGIN_PASSWORD_FILE },
      stdio: 'pipe',
    });
    const url = `postgres://evenwicht@/evenwicht?host=${encodeURIComponent(socket)}`;
    const database = await serverDatabase(url, () => {});
    await migrate(database);
    await madeOrganisation(database);
    const { rows } = await sql`select rolsuper, rolbypassrls, rolcreatedb, rolreplication, rolcreaterole from pg_roles
      where rolname = current_user`.execute(database.kysely);
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolreplication: false, rolcreaterole: true },
    ]);
    // Without the role of the application nothing is seen, though it is there.
    const { rows: seen } = await sql`select from organisation`.execute(database.kysely);
    expect(seen).toEqual([]);
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  },
);
