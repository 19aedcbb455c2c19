import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Caller, uploadForm } from '#test/caller.ts';
import { putDatabase } from '#test/kept-database.ts';
import { command } from '#test/server/administrator-command.ts';
import { allEnded, documentsAt, signedInAt } from '#test/server/ended-dossiers.ts';
import { programEnvironment, programWords } from '#test/server/program-start.ts';
import { killStartedProcesses, mainProgram, type RunningProcess, startedProcess } from '#test/server/running-server.ts';
import { outputFor, scripted } from '#test/server/scripted-calculation.ts';
import { patience } from '#test/patience.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-data-'));
const prepared = join(folder, 'prepared');
let directory = '';

// A first start takes seconds; each test gets a copy of what it leaves.
beforeAll(async () => {
  await putDatabase(prepared);
  const server = await startedProcess({ DATA_DIR: prepared });
  const { person, clientId } = await signedInNow(server);
  await allEnded(person, clientId);
  await server.terminate();
});
beforeEach(() => {
  directory = mkdtempSync(join(folder, 'data-'));
  cpSync(prepared, directory, { recursive: true, filter: (path) => !path.endsWith('.sock') });
});
afterEach(() => {
  killStartedProcesses();
  rmSync(directory, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = () => startedProcess({ DATA_DIR: directory });

/** What calculations wait for that are to be under way until a test lets them end. */
const go = () => join(directory, 'go');
const letThemEnd = () => writeFileSync(go(), '');

async function signedInNow(server: RunningProcess) {
  const person = await signedInAt(server.address, server.code);
  const answer = await person.call('GET', '/api/clients');
  const [client] = ((await answer.json()) as { data: { id: string }[] }).data;
  return { person, clientId: client?.id ?? '' };
}

async function outputOf(person: Caller, clientId: string, documentId: string): Promise<string> {
  const path = `/api/clients/${clientId}/documents/${documentId}?downloadType=outputFile`;
  return (await person.call('GET', path)).text();
}

async function untilCalculating(person: Caller, clientId: string, documentId: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const answer = await person.call('GET', `/api/clients/${clientId}/documents/${documentId}/progress`);
      expect(await answer.json()).toMatchObject({ data: { phase: 'calculating' } });
    },
    { timeout: patience, interval: 30 },
  );
}

async function uploadedId(person: Caller, clientId: string, name: string, bytes: Uint8Array): Promise<string> {
  return ((await (await person.upload(clientId, name, bytes)).json()) as { data: { id: string } }).data.id;
}

describe('a server that is killed', () => {
  it('during an upload has no half dossier, and the repeated upload is one dossier', async () => {
    const first = await start();
    const { person, clientId } = await signedInNow(first);
    const form = new Response(uploadForm('Halverwege', scripted({ number: 1 })));
    const body = Buffer.from(await form.arrayBuffer());
    const socket = connect(Number(new URL(first.address).port), '127.0.0.1');
    socket.on('error', () => {});
    const head = [
      `POST /api/clients/${clientId}/documents HTTP/1.1`,
      'host: here',
      `authorization: Bearer ${person.token}`,
      `content-type: ${form.headers.get('content-type')}`,
      `content-length: ${body.length}`,
      'idempotency-key: once',
    ];
    await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, resolve));
    await new Promise((resolve) => socket.write(body.subarray(0, Math.floor(body.length * 0.6)), resolve));
    await first.kill();
    const second = await start();
    const after = await signedInNow(second);
    expect((await documentsAt(after.person, clientId)).map(({ name }) => name)).toEqual(['VOORBEELD']);
    const bytes = scripted({ number: 1 });
    const headers = { 'idempotency-key': 'once' };
    for (const status of [201, 200]) {
      expect((await after.person.upload(clientId, 'Halverwege', bytes, headers)).status).toBe(status);
    }
    const ended = await allEnded(after.person, clientId);
    expect(ended.map(({ calculationStatus }) => calculationStatus)).toEqual(['Finished', 'Finished']);
  });

  it('at any moment has lost nothing that it acknowledged, and each dossier has one result', async () => {
    const acknowledged = new Map<string, string>();
    let number = 0;
    for (let round = 0; round < 2; round += 1) {
      const server = await start();
      const { person, clientId } = await signedInNow(server);
      const send = async () => {
        for (;;) {
          number += 1;
          const bytes = scripted({ number, takes: 30 });
          const id = await uploadedId(person, clientId, `Dossier ${number}`, bytes).catch(() => null);
          if (id === null) return;
          acknowledged.set(id, outputFor(bytes));
        }
      };
      const sending = [send(), send()];
      const enough = acknowledged.size + 5 + round * 4;
      await vi.waitUntil(() => acknowledged.size >= enough, { timeout: patience, interval: 1 });
      await server.kill();
      await Promise.all(sending);
    }
    const { person, clientId } = await signedInNow(await start());
    const ended = await allEnded(person, clientId);
    expect(ended.filter(({ calculationStatus }) => calculationStatus !== 'Finished')).toEqual([]);
    const there = new Set(ended.map(({ id }) => id));
    expect([...acknowledged.keys()].filter((id) => !there.has(id))).toEqual([]);
    for (const [id, output] of acknowledged) expect(await outputOf(person, clientId, id)).toBe(output);
  });

  it('during a calculation takes it up again at once when it is back', async () => {
    const first = await start();
    const { person, clientId } = await signedInNow(first);
    const bytes = scripted({ until: go(), number: 5 });
    const id = await uploadedId(person, clientId, 'Onderbroken', bytes);
    await untilCalculating(person, clientId, id);
    await first.kill();
    letThemEnd();
    const after = await signedInNow(await start());
    const ended = await allEnded(after.person, clientId);
    expect(ended.find((document) => document.id === id)?.calculationStatus).toBe('Finished');
    expect(await outputOf(after.person, clientId, id)).toBe(outputFor(bytes));
  });
});

describe('a server that is asked to stop', () => {
  it('finishes what is nearly done, ends without an error, and is there again', async () => {
    const first = await start();
    const { person, clientId } = await signedInNow(first);
    const id = await uploadedId(person, clientId, 'Bijna klaar', scripted({ until: go() }));
    await untilCalculating(person, clientId, id);
    const code = first.terminate();
    letThemEnd();
    expect(await code).toBe(0);
    const after = await signedInNow(await start());
    const documents = await documentsAt(after.person, clientId);
    expect(documents.find((document) => document.id === id)?.calculationStatus).toBe('Finished');
  });

  it('puts back what takes too long, and does it after the next start', async () => {
    const first = await start();
    const { person, clientId } = await signedInNow(first);
    const id = await uploadedId(person, clientId, 'Lang', scripted({ until: go() }));
    await untilCalculating(person, clientId, id);
    expect(await first.terminate()).toBe(0);
    const after = await signedInNow(await start());
    await untilCalculating(after.person, clientId, id);
    letThemEnd();
    const ended = await allEnded(after.person, clientId);
    expect(ended.find((document) => document.id === id)?.calculationStatus).toBe('Finished');
  });
});

describe('a data directory in use', () => {
  it('is refused to a second server, which says so and leaves the first alone', async () => {
    const server = await start();
    for (const place of [join(directory, 'signing-key'), join(directory, 'control')])
      expect(statSync(place).mode & 0o077).toBe(0);
    const env = { ...programEnvironment(), DATA_DIR: directory, PORT: '0' };
    const second = await promisify(execFile)(process.execPath, programWords(mainProgram), { env }).catch(
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr.trim()).toBe(
      `De gegevensmap ${directory} is al in gebruik door een andere server. Stop die eerst, of kies een andere map met DATA_DIR.`,
    );
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  });
});

describe('the access command', () => {
  const run = (...words: string[]) => command('access', words, { DATA_DIR: directory, PORT: '3000' });
  const whom = ['--organisation', 'Mijn adviesbureau', '--holder', 'Bea'];

  it('gives codes and links that work, lists and revokes, while the server runs', async () => {
    const server = await start();
    const { out: code } = await run('code', ...whom);
    expect(code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}-[0-9A-Z]{6}\n$/);
    const bea = await signedInAt(server.address, code.trim());
    expect((await bea.call('GET', '/api/clients')).status).toBe(200);
    const { out: link } = await run('link', ...whom);
    expect(link).toMatch(new RegExp(`^${server.address}/eyJ[\\w.-]+\n$`));
    const handoff = await fetch(`${server.address}/api/generatetoken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ handoff: link.trim().split('/').at(-1) }),
    });
    expect(handoff.status).toBe(200);
    expect((await run('list')).out).toMatch(/^Mijn adviesbureau\tBea\tadviser\t-\t1\t/m);
    expect(await run('revoke', ...whom)).toMatchObject({ code: 0 });
    expect((await bea.call('GET', '/api/clients')).status).toBe(401);
    expect((await run('list')).out).toMatch(/^Mijn adviesbureau\tBea\tadviser\t-\t0\t-\t/m);
    for (const [words, code, text] of [
      [['code'], 2, 'Geef --organisation'],
      [['maak'], 2, 'Onbekende opdracht: maak.'],
      [['revoke', '--organisation', 'Niemand', '--holder', 'Nergens'], 1, 'Onbekende organisatie: Niemand.'],
    ] as const)
      expect(await run(...words)).toMatchObject({ code, out: '', error: expect.stringContaining(text) });
  });

  it('works when no server runs, and then lets one start', async () => {
    const first = await start();
    await first.terminate();
    const { out: code } = await run('code', ...whom);
    const server = await start();
    expect((await (await signedInAt(server.address, code.trim())).call('GET', '/api/users/current')).status).toBe(200);
  });
});
