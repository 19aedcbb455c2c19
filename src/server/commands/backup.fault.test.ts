import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBackup } from '#server/backup/read-backup.ts';
import { checkedBackup } from '#server/backup/restore-backup.ts';
import type { Caller } from '#test/caller.ts';
import { patience } from '#test/patience.ts';
import { putDatabase } from '#test/kept-database.ts';
import { type PostgresServer, postgresServer } from '#test/postgres-server.ts';
import { command, type CommandEnd } from '#test/server/administrator-command.ts';
import { allEnded, documentsAt, signedInAt } from '#test/server/ended-dossiers.ts';
import { killStartedProcesses, startedProcess } from '#test/server/running-server.ts';
import { scripted } from '#test/server/scripted-calculation.ts';

type Environment = Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'evenwicht-backup-'));
const data = join(folder, 'data');
const file = join(folder, 'before.backup');
const erasures = join(data, 'erasures.jsonl');
const inFolder = (name: string): Environment => ({ DATA_DIR: join(folder, name) });

async function clientOf(person: Caller): Promise<string> {
  const answer = await person.call('GET', '/api/clients');
  return ((await answer.json()) as { data: { id: string }[] }).data[0]?.id ?? '';
}

/** Of every dossier its output and what the screens are made of. */
async function downloads(person: Caller): Promise<string[]> {
  const clientId = await clientOf(person);
  const texts = (await documentsAt(person, clientId)).map(async ({ name, id }) => {
    const path = `/api/clients/${clientId}/documents/${id}`;
    const parts = ['?downloadType=outputFile', '/result', '/findings', '/input'].map(async (part) => {
      const answer = await person.call('GET', path + part);
      return `${answer.status} ${Buffer.from(await answer.arrayBuffer()).toString('base64')}`;
    });
    return [name, ...(await Promise.all(parts))].join(' ');
  });
  return (await Promise.all(texts)).toSorted();
}

let code = '';
let before: string[] = [];
let made: CommandEnd;

// A server with two dossiers; a backup while it runs; after that one dossier is deleted.
beforeAll(async () => {
  await putDatabase(data);
  const server = await startedProcess({ DATA_DIR: data });
  code = server.code;
  const person = await signedInAt(server.address, code);
  const clientId = await clientOf(person);
  await person.upload(clientId, 'Weg', scripted({ number: 1 }));
  await allEnded(person, clientId);
  before = await downloads(person);
  made = await command('backup', ['--out', file], { DATA_DIR: data });
  const gone = (await documentsAt(person, clientId)).find(({ name }) => name === 'Weg');
  await person.call('DELETE', `/api/clients/${clientId}/documents/${gone?.id}`);
  // Only what can no longer be undone is in the list of erasures.
  await vi.waitFor(() => expect(readFileSync(erasures, 'utf8')).toContain(gone?.id), patience);
  await server.terminate();
});
afterEach(killStartedProcesses);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function downloadsAt(environment: Environment): Promise<string[]> {
  const server = await startedProcess(environment);
  const seen = await downloads(await signedInAt(server.address, code));
  expect(await server.terminate()).toBe(0);
  return seen;
}

let restored: Promise<CommandEnd> | null = null;

/** A folder in which the backup was restored. Making a database takes two seconds of a processor: others are copies of one. */
async function restoredIn(name: string): Promise<CommandEnd> {
  restored ??= command('restore', ['--from', file], inFolder('restored'));
  const end = await restored;
  mkdirSync(join(folder, name), { mode: 0o700 });
  cpSync(join(folder, 'restored'), join(folder, name), { recursive: true });
  return end;
}

describe('a backup of a running server', () => {
  it('is for its owner alone, and its maker is told what is in it', () => {
    expect(made).toMatchObject({ code: 0, out: `${file}\n` });
    expect(made.error).toMatch(/salarisgegevens.*niet versleuteld.*sleutel.*zit erin/s);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('comes back in a new folder with its codes and files, and without who was signed in', async () => {
    expect(await restoredIn('new')).toMatchObject({ code: 0, out: '' });
    expect(await downloadsAt(inFolder('new'))).toEqual(before);
    expect(before.map((line) => line.match(/ 200 /g)?.length)).toEqual([4, 4]);
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain('#{"part":"session"');
    const again = await command('restore', ['--from', file], inFolder('new'));
    expect(again).toMatchObject({ code: 1, error: expect.stringMatching(/^De gegevensmap \S+ is niet leeg\./) });
  });

  it('can be restored again after it was broken off, without what was deleted since; nothing starts till then', async () => {
    mkdirSync(join(folder, 'half', 'database'), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, 'half', 'restore-unfinished'), '');
    writeFileSync(join(folder, 'half', 'database', 'PG_VERSION'), '18');
    await expect(startedProcess(inFolder('half'))).rejects.toThrow(/niet tot het eind teruggezet/);
    const again = await command('restore', ['--from', file, '--erasures', erasures], inFolder('half'));
    expect(again).toMatchObject({ code: 0, error: expect.stringContaining('Opnieuw gewist of ingetrokken: 1.') });
    expect(existsSync(join(folder, 'half', 'restore-unfinished'))).toBe(false);
    expect(await downloadsAt(inFolder('half'))).toEqual(before.filter((line) => !line.startsWith('Weg ')));
    // The next list tells it too, for a second restore of the same backup.
    expect(readFileSync(join(folder, 'half', 'erasures.jsonl'), 'utf8')).toContain('"what":"dossier"');
  });
});

describe('what is revoked while no server runs', () => {
  it('stands in the list of erasures at once, also what a list revoked again', async () => {
    for (const name of ['revoked', 'again']) expect(await restoredIn(name)).toMatchObject({ code: 0 });
    const listIn = (name: string) => readFileSync(join(folder, name, 'erasures.jsonl'), 'utf8');
    const words = ['revoke', '--organisation', 'Mijn adviesbureau', '--holder', 'Adviseur'];
    expect(await command('access', words, inFolder('revoked'))).toMatchObject({ code: 0 });
    expect(listIn('revoked')).toMatch(/^(\{"what":"code","organisation":".*\}\n)+$/);
    const taken = join(folder, 'revoked', 'erasures.jsonl');
    expect(await command('restore', ['--erasures', taken], inFolder('again'))).toMatchObject({ code: 0 });
    expect(listIn('again')).toBe(listIn('revoked'));
  });
});

/** The lines of the backup with something changed in them. */
const changed = (from: string | RegExp, to: string): Buffer =>
  gzipSync(gunzipSync(readFileSync(file)).toString().replace(from, to));

describe('a backup that', () => {
  it.each([
    ['was cut off', () => readFileSync(file).subarray(0, -40), /beschadigd of onvolledig/],
    ['lacks its end', () => changed(/#\{"manifest".*\n/, ''), /beschadigd of onvolledig/],
    ['has another value in a row', () => changed('"VOORBEELD"', '"VOORBEELT"'), /beschadigd of onvolledig/],
    ['misses a row', () => changed(/\{"id".*"dossier uploaded".*\n/, ''), /beschadigd of onvolledig/],
    ['is no backup', () => Buffer.from('PK iets anders'), /geen reservekopie van Evenwicht/],
    ['is another compressed file', () => gzipSync('iets anders\n'), /geen reservekopie van Evenwicht/],
    ['has a newer format', () => changed('"format":1', '"format":2'), /nieuwere versie/],
    ['is of a newer version', () => changed(/"migration":"\d+-/, '"migration":"9999-'), /nieuwere versie/],
    [
      'is of a trial version',
      () => changed(/"migration":"[^"]+"/, '"migration":"0057-try-again-later"'),
      /is gemaakt met een proefversie van Evenwicht: exporteer daar, en begin hier opnieuw\./,
    ],
    [
      'has a key that was kept elsewhere',
      () => withoutPart('signing-key'),
      /SIGNING_KEY met de sleutel met kenmerk [0-9a-f]{8}/,
    ],
  ])('%s is refused', async (_what, bytes, words) => {
    const wrong = join(mkdtempSync(join(folder, 'wrong-')), 'wrong.backup');
    writeFileSync(wrong, bytes());
    await expect(checkedBackup(wrong, null)).rejects.toThrow(words);
  });

  it('is refused leaves nothing, and is told on one line', async () => {
    const wrong = join(folder, 'wrong.backup');
    writeFileSync(wrong, readFileSync(file).subarray(0, -40));
    const answer = await command('restore', ['--from', wrong], inFolder('untouched'));
    expect(answer).toMatchObject({ code: 1, out: '', error: expect.stringMatching(/^[^\n]+\n?$/) });
    expect(existsSync(join(folder, 'untouched'))).toBe(false);
  });

  /** As one that was made with a configured key: the part is not there, nor in the manifest. */
  const withoutPart = (part: 'signing-key' | 'master-key'): Buffer =>
    gzipSync(
      gunzipSync(readFileSync(file))
        .toString()
        .replace(new RegExp(`#\\{"part":"${part}".*\\n.*\\n#\\{"end":"${part}".*\\n`), '')
        .replace(new RegExp(`\\{"end":"${part}"[^}]*\\},?`), ''),
    );

  it('has files that need a master key which is not given is refused, and nothing starts on it; with that key it comes back', async () => {
    const wrong = join(folder, 'without-master-key.backup');
    writeFileSync(wrong, withoutPart('master-key'));
    const refused = await command('restore', ['--from', wrong], inFolder('keyless'));
    expect(refused).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringMatching(
        /^[^\n]*hoofdsleutel die niet is gegeven\. Geef MASTER_KEY met de sleutel met kenmerk [0-9a-f]{16};/,
      ),
    });
    await expect(startedProcess(inFolder('keyless'))).rejects.toThrow(/niet tot het eind teruggezet/);
    const MASTER_KEY = readFileSync(join(data, 'master-key'), 'utf8').trim();
    const other = { ...inFolder('keyless'), MASTER_KEY: 'another master key of thirty-two bytes' };
    expect(await command('restore', ['--from', wrong], other)).toMatchObject({ code: 1, out: '' });
    expect(await command('restore', ['--from', wrong], { ...other, MASTER_KEY })).toMatchObject({ code: 0 });
  });

  it('is asked for wrongly explains itself', async () => {
    expect(await command('restore', [], inFolder('untouched'))).toMatchObject({ code: 2, out: '' });
    expect(await command('backup', ['--to', 'x'], inFolder('untouched'))).toMatchObject({ code: 2, out: '' });
    const nothing = await command('backup', ['--out', join(folder, 'x')], inFolder('untouched'));
    expect(nothing).toMatchObject({ code: 1, error: expect.stringMatching(/staat geen database/) });
    const twice = await command('backup', ['--out', file], { DATA_DIR: data });
    expect(twice).toMatchObject({ code: 1, error: expect.stringMatching(/bestaat al/) });
  });
});

describe.runIf(postgresServer !== null)('between the embedded database and PostgreSQL', () => {
  let server: PostgresServer | null = null;
  afterAll(() => server?.stop());

  it('a backup goes there and back, also after an attempt that failed at its end', async () => {
    server = await postgresServer!();
    const DATABASE_URL = await server.newDatabase();
    const there = { ...inFolder('pg'), DATABASE_URL };
    writeFileSync(join(folder, 'no-folder'), '');
    // The key is the last that is stored: all rows were in by then.
    const failed = await command('restore', ['--from', file], { ...there, ...inFolder('no-folder') });
    expect(failed).toMatchObject({ code: 1, error: expect.stringMatching(/is geen map/) });
    expect(await command('restore', ['--from', file, '--erasures', erasures], there)).toMatchObject({ code: 0 });
    const full = await command('restore', ['--from', file], there);
    expect(full).toMatchObject({ code: 1, error: expect.stringMatching(/^De database is niet leeg\./) });

    const back = join(folder, 'back.backup');
    expect(await command('backup', ['--out', back], there)).toMatchObject({ code: 0 });
    const [sent, returned] = await Promise.all([readBackup(file), readBackup(back)]);
    const kept = new Set(['signing-key', 'organisation', 'client', 'holder']);
    const sums = (parts: typeof sent.parts) => parts.filter(({ end }) => kept.has(end));
    expect(sums(returned.parts)).toEqual(sums(sent.parts));
    expect(await command('restore', ['--from', back], inFolder('returned'))).toMatchObject({ code: 0 });
    const left = before.filter((line) => !line.startsWith('Weg '));
    expect(await downloadsAt(inFolder('returned'))).toEqual(left);
    const list = join(folder, 'list.erasures');
    expect(await command('backup', ['--erasures', '--out', list], there)).toMatchObject({ code: 0 });
    expect(readFileSync(list, 'utf8')).toMatch(
      /^\{"what":"dossier","organisation":"[-0-9a-f]+","id":"[-0-9a-f]+","on":"[^"]+"\}\n$/,
    );
    const nothing = await command('restore', ['--erasures', list], there);
    expect(nothing).toMatchObject({ code: 0, error: 'Opnieuw gewist of ingetrokken: 0.\n' });
  });
});
