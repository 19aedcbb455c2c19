import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '#test/caller.ts';
import { type PostgresServer, postgresServer } from '#test/postgres-server.ts';
import { command } from '#test/server/administrator-command.ts';
import { allEnded, documentsAt, signedInAt } from '#test/server/ended-dossiers.ts';
import { killStartedProcesses, type RunningProcess, startedProcess } from '#test/server/running-server.ts';
import { outputFor, scripted } from '#test/server/scripted-calculation.ts';
import { patience } from '#test/patience.ts';

const soon = { timeout: patience, interval: 100 };

/** A web process and workers on one PostgreSQL, as in production. */
describe.skipIf(postgresServer === null)('processes on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenwicht-processes-'));
  let server: PostgresServer | null = null;
  let environment: Record<string, string> = {};

  beforeAll(async () => {
    server = (await postgresServer?.()) ?? null;
  });
  afterEach(() => killStartedProcesses());
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  const started = (role: 'web' | 'worker') => startedProcess({ ...environment, ROLE: role });
  const worker = () => started('worker');

  /** What is started next, is started on a database of its own. */
  async function onNewDatabase(): Promise<void> {
    const url = await server?.newDatabase();
    environment = { DATABASE_URL: url ?? '', DATA_DIR: folder, SIGNING_KEY: 'the same key for every process here' };
  }

  async function situation() {
    await onNewDatabase();
    const web = await started('web');
    const words = ['code', '--organisation', 'Kantoor', '--holder', 'Bea'];
    const { out: code } = await command('access', words, environment);
    const person = await signedInAt(web.address, code.trim());
    const clientId = await person.madeClient();
    return { person, clientId };
  }

  async function uploaded(person: Caller, clientId: string, bytes: Uint8Array): Promise<string> {
    const answer = await person.upload(clientId, 'Dossier', bytes);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  }

  const statusIs = (person: Caller, clientId: string, status: string) =>
    vi.waitFor(async () => expect((await documentsAt(person, clientId))[0]?.calculationStatus).toBe(status), soon);

  async function phaseIs(person: Caller, clientId: string, id: string, phase: string): Promise<void> {
    await vi.waitFor(async () => {
      const answer = await person.call('GET', `/api/clients/${clientId}/documents/${id}/progress`);
      expect(await answer.json()).toMatchObject({ data: { phase } });
    }, soon);
  }

  async function outputOf(person: Caller, clientId: string, id: string): Promise<string> {
    return (await person.call('GET', `/api/clients/${clientId}/documents/${id}?downloadType=outputFile`)).text();
  }

  it('take over from a worker that was killed; meanwhile the state is unknown', async () => {
    const { person, clientId } = await situation();
    const first = await worker();
    const go = join(folder, 'take over');
    const bytes = scripted({ until: go });
    const id = await uploaded(person, clientId, bytes);
    await phaseIs(person, clientId, id, 'calculating');
    await first.kill();
    await statusIs(person, clientId, 'Unknown');
    writeFileSync(go, '');
    await worker();
    await statusIs(person, clientId, 'Finished');
    expect(await outputOf(person, clientId, id)).toBe(outputFor(bytes));
  });

  it('refuse the result of a worker that stood still and was taken over', async () => {
    const { person, clientId } = await situation();
    const still = await worker();
    const go = join(folder, 'refuse');
    const bytes = scripted({ until: go });
    const id = await uploaded(person, clientId, bytes);
    await phaseIs(person, clientId, id, 'calculating');
    still.process.kill('SIGSTOP');
    writeFileSync(go, '');
    await worker();
    await statusIs(person, clientId, 'Finished');
    still.process.kill('SIGCONT');
    await lateWorkIsOver(still);
    expect(await documentsAt(person, clientId)).toMatchObject([{ id, calculationStatus: 'Finished' }]);
    expect(await outputOf(person, clientId, id)).toBe(outputFor(bytes));
  });

  it('share the work, each dossier calculated by one of them', async () => {
    const { person, clientId } = await situation();
    await Promise.all([worker(), worker()]);
    const sent: string[] = [];
    // One after another: few uploads of a person may be under way.
    for (let number = 0; number < 12; number += 1)
      sent.push(await uploaded(person, clientId, scripted({ number, takes: 50 })));
    const ended = await allEnded(person, clientId);
    expect(ended.map(({ calculationStatus }) => calculationStatus)).toEqual(sent.map(() => 'Finished'));
  });

  it('start together on a database that is new', async () => {
    await onNewDatabase();
    const together = await Promise.all([started('web'), worker(), started('web'), worker()]);
    expect(await Promise.all(together.map((one) => one.terminate()))).toEqual([0, 0, 0, 0]);
  });

  /** A stopped worker that is asked to end first finishes, or gives up, what it was doing. */
  async function lateWorkIsOver(late: RunningProcess): Promise<void> {
    expect(await late.terminate()).toBe(0);
  }
});
