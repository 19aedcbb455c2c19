import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBackup } from '#server/backup/read-backup.ts';
import type { Caller } from '#test/caller.ts';
import { putDatabase } from '#test/kept-database.ts';
import { otherPostgresServer, type PostgresServer } from '#test/postgres-server.ts';
import { command, startedCommand } from '#test/server/administrator-command.ts';
import { allEnded, documentsAt, signedInAt } from '#test/server/ended-dossiers.ts';
import { killStartedProcesses, startedProcess } from '#test/server/running-server.ts';
import { outputFor, scripted } from '#test/server/scripted-calculation.ts';
import { patience } from '#test/patience.ts';

type Environment = Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-restore-'));
const file = join(folder, 'under-way.backup');
/** Calculations are under way until this is there. */
const go = join(folder, 'go');
/** What was calculated. */
const done = join(folder, 'done');
/** More than any machine calculates at a time. */
const numbers = [1, 2, 3, 4, 5, 6];
const bytesOf = (number: number) => scripted({ until: go, tells: done, number });
const nameOf = (number: number) => `Onderweg ${number}`;

let code = '';

async function clientOf(person: Caller): Promise<string> {
  const answer = await person.call('GET', '/api/clients');
  return ((await answer.json()) as { data: { id: string }[] }).data[0]?.id ?? '';
}

/** A backup of a server that is calculating while more waits; the server is killed after it. */
beforeAll(async () => {
  await putDatabase(join(folder, 'first'));
  const server = await startedProcess({ DATA_DIR: join(folder, 'first') });
  code = server.code;
  const person = await signedInAt(server.address, code);
  const clientId = await clientOf(person);
  for (const number of numbers) await person.upload(clientId, nameOf(number), bytesOf(number));
  const phases = async () => {
    const texts = (await documentsAt(person, clientId)).map(async ({ id }) => {
      const answer = await person.call('GET', `/api/clients/${clientId}/documents/${id}/progress`);
      return ((await answer.json()) as { data: { phase: string } }).data.phase;
    });
    return new Set(await Promise.all(texts));
  };
  await vi.waitFor(async () => expect(await phases()).toEqual(new Set(['done', 'calculating', 'waiting'])), patience);
  const made = await command('backup', ['--out', file], { DATA_DIR: join(folder, 'first') });
  expect(made).toMatchObject({ code: 0 });
  await server.kill();
  writeFileSync(go, '');
});
afterEach(killStartedProcesses);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A restore that is killed while it is putting rows in: the backup that it reads for that, after it checked the whole, has
 * no second half yet.
 */
async function restoreKilledHalfWay(environment: Environment): Promise<void> {
  const place = mkdtempSync(join(folder, 'pipes-'));
  const [from, checked, restored] = ['from', 'checked', 'restored'].map((name) => join(place, name)) as Three;
  execFileSync('mkfifo', [checked, restored]);
  symlinkSync(checked, from);
  const { process, ended } = startedCommand('restore', ['--from', from], environment);
  const whole = createWriteStream(checked);
  await once(whole, 'open');
  rmSync(from);
  symlinkSync(restored, from);
  const bytes = readFileSync(file);
  whole.end(bytes);
  const half = createWriteStream(restored).on('error', () => {});
  await once(half, 'open');
  await new Promise((resolve) => half.write(bytes.subarray(0, bytes.length / 2), resolve));
  process.kill('SIGKILL');
  expect(await ended).toMatchObject({ code: -1 });
  half.destroy();
}
type Three = [string, string, string];

/** Everything that was under way is calculated, each once. */
async function expectAllCalculated(environment: Environment): Promise<void> {
  rmSync(done, { force: true });
  const server = await startedProcess(environment);
  const person = await signedInAt(server.address, code);
  const clientId = await clientOf(person);
  const documents = await allEnded(person, clientId);
  for (const number of numbers) {
    const document = documents.find(({ name }) => name === nameOf(number));
    expect(document).toMatchObject({ calculationStatus: 'Finished' });
    const path = `/api/clients/${clientId}/documents/${document?.id}?downloadType=outputFile`;
    expect(await (await person.call('GET', path)).text()).toBe(outputFor(bytesOf(number)));
  }
  expect(await server.terminate()).toBe(0);
  expect(readFileSync(done, 'utf8').trim().split('\n').toSorted()).toEqual(numbers.map(String));
}

describe.skipIf(process.platform === 'win32')('a restore that is killed half-way', () => {
  it('leaves a folder that nothing starts on, and the same command does it again; what was under way ends', async () => {
    const there = { DATA_DIR: join(folder, 'killed') };
    await restoreKilledHalfWay(there);
    expect(existsSync(join(folder, 'killed', 'restore-unfinished'))).toBe(true);
    await expect(startedProcess(there)).rejects.toThrow(/niet tot het eind teruggezet/);
    expect(await command('restore', ['--from', file], there)).toMatchObject({ code: 0 });
    await expectAllCalculated(there);
  });
});

describe.skipIf(otherPostgresServer === null)('on another server of PostgreSQL, under another name', () => {
  let cluster: PostgresServer | null = null;
  beforeAll(async () => {
    cluster = await otherPostgresServer!();
  });
  afterAll(() => cluster?.stop());

  /** An empty database there, and somebody who looks into it. */
  async function onNewDatabase() {
    const url = (await cluster?.newDatabase()) ?? '';
    const client = new Client({ connectionString: url });
    await client.connect();
    const count = async (query: string) => (await client.query(query)).rowCount;
    return { there: { DATA_DIR: mkdtempSync(join(folder, 'elsewhere-')), DATABASE_URL: url }, client, count };
  }

  it('a restore that is killed leaves nothing, and the same command does it again; what was under way ends', async () => {
    const { there, client, count } = await onNewDatabase();
    await restoreKilledHalfWay(there);
    const tables = () => count(`select from pg_class where relnamespace = 'public'::regnamespace`);
    await expect.poll(tables).toBe(0);
    await client.end();
    expect(await command('restore', ['--from', file], there)).toMatchObject({ code: 0 });
    await expectAllCalculated(there);
  });

  it('a backup that is killed half-way has no name, and is made by the same command again', async () => {
    const { there, client, count } = await onNewDatabase();
    expect(await command('restore', ['--from', file], there)).toMatchObject({ code: 0 });
    const out = join(folder, 'killed.backup');
    await client.query('begin; lock table dossier_file in access exclusive mode');
    const { process, ended } = startedCommand('backup', ['--out', out], there);
    await expect.poll(() => count('select from pg_locks where not granted')).toBe(1);
    expect(existsSync(`${out}.onvolledig`)).toBe(true);
    process.kill('SIGKILL');
    expect(await ended).toMatchObject({ code: -1 });
    await client.end();
    expect(existsSync(out)).toBe(false);
    await expect(readBackup(`${out}.onvolledig`)).rejects.toThrow(/geen reservekopie|beschadigd of onvolledig/);
    expect(await command('backup', ['--out', out], there)).toMatchObject({ code: 0 });
    expect(readdirSync(folder).filter((name) => name.startsWith('killed.backup'))).toEqual(['killed.backup']);
    const [first, again] = await Promise.all([readBackup(file), readBackup(out)]);
    expect(again.parts).toEqual(first.parts);
  });
});
