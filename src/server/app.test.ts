import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { appForFile } from '#test/app.ts';
import { zipBytes } from '#test/factories.ts';

function builtScreens(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenwicht-screens-'));
  mkdirSync(join(folder, 'assets', 'workers'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Evenwicht</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export const screens = 1;');
  for (const file of ['look-abc123.css', 'sign-abc123.svg', 'workers/check-abc123.js'])
    writeFileSync(join(folder, 'assets', file), '');
  writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync('export const screens = 1;'));
  return folder;
}

const screens = builtScreens();
afterAll(() => rmSync(screens, { recursive: true }));

const running = appForFile({ screens });
const get = (path: string, headers: Record<string, string> = {}) => fetch(running().address + path, { headers });

/** As sent: `fetch` would unpack it. */
function rawGet(path: string, headers: Record<string, string>): Promise<{ encoding: unknown; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(running().address + path, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject).end();
  });
}

describe('the screens', () => {
  it.each(['/', '/client-list', '/client-overview/5', '/auth', `/${'eyJhbGciOi.'.repeat(60)}x`, '/met%20spatie'])(
    'are served at %s and not kept in between',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>Evenwicht');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/);
    },
  );

  it('come with files that are kept for ever when their name says what is in them', async () => {
    const hashed = await get('/assets/main-abc123.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await hashed.text()).toBe('export const screens = 1;');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-store');
  });

  it('come with a policy where a file runs or opens by itself, and bare where it never does', async () => {
    const policyOf = async (file: string) => {
      const { headers } = await get(`/assets/${file}`);
      expect([headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy')]).toEqual([
        'nosniff',
        'same-origin',
      ]);
      return headers.get('content-security-policy');
    };
    for (const file of ['workers/check-abc123.js', 'sign-abc123.svg'])
      expect(await policyOf(file)).toContain(`default-src 'none'`);
    for (const file of ['main-abc123.js', 'look-abc123.css']) expect(await policyOf(file)).toBeNull();
  });

  it('send the packed file to whoever takes it', async () => {
    const { encoding, body } = await rawGet('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect(encoding).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe('export const screens = 1;');
    expect((await rawGet('/assets/main-abc123.js', {})).encoding).toBeUndefined();
  });

  it.each(['/api', '/api/', '/api/none', '/api/clients/x/y/z', '/assets/gone.js', '/eyJhbGciOi%zz'])(
    'are not served at %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 'NOT_FOUND', message: 'Dit bestaat niet of is verwijderd.' });
    },
  );

  it('are not served from outside their folder', async () => {
    const answers = await Promise.all(
      ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fetc/passwd'].map((path) => rawGet(path, {})),
    );
    for (const { body } of answers) expect(body.toString()).not.toMatch(/evenwicht"|root:/);
  });
});

describe('every answer', () => {
  it('does not know the method TRACE', async () => {
    const { address, logged } = running();
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${address}/api/health`, { method: 'TRACE' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject).end();
    });
    expect(await answered).toBe(404);
    expect(logged()).not.toContain('unexpected fault');
  });

  it.each(['/', '/api/health', '/api/none', '/api/users/current', '/api/clients/%zz'])(
    'has the headers that keep a page in bounds: %s',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`default-src 'none'`);
      expect(policy).toContain(`script-src 'self'`);
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(policy).toContain(`require-trusted-types-for 'script'`);
      expect(policy).toMatch(/trusted-types evenwicht-workers(;|$)/);
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
      // Answers are many and small: what no browser of today reads is not sent.
      expect([headers.get('x-download-options'), headers.get('x-xss-protection')]).toEqual([null, null]);
    },
  );
});

describe('a body', () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${running().address}/api/generatetoken`, { method: 'POST', headers: { 'content-type': type }, body });

  it.each([
    ['no JSON', '{"accessCode":', 'application/json'],
    ['JSON sent as text', '{"accessCode":"A"}', 'text/plain'],
    ['a form', 'accessCode=A', 'application/x-www-form-urlencoded'],
    ['another prototype', '{"__proto__":{"accessCode":"A"}}', 'application/json'],
    ['more than it may be', JSON.stringify({ accessCode: 'A'.repeat(70_000) }), 'application/json'],
  ])('with %s is refused', async (_, body, type) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INPUT_INVALID' });
  });
});

describe('what is logged and answered', () => {
  it('has the same id in the answer and in each line of the log about the call', async () => {
    const [first, second] = [await get('/api/health'), await get('/api/health')].map(({ headers }) =>
      headers.get('x-request-id'),
    );
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    const lines = running()
      .logged()
      .split('\n')
      .filter((line) => line.includes(first ?? ''));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ request: first, msg: 'answered' }]);
  });

  it('holds no token, code, name, salary or file name', async () => {
    const { recipient, handoff, code, signedIn, address } = running();
    const handoffToken = await handoff(recipient());
    const accessCode = await code(recipient());
    const person = await signedIn();
    const clientId = await person.madeClient('Canarius B.V.');
    const answers = [
      await get(`/${handoffToken}`),
      await get(`/api/confirmjwtvalid?token=${person.token}`),
      await get(`/api/confirmjwtvalid?token=${handoffToken}`),
      await person.call('GET', `/api/clients/${clientId}/documents?salaris=987654,32`),
      await person.upload(clientId, 'Canarius', zipBytes('987654,32')),
      await person.upload(clientId, '<Canarius 987654,32>', zipBytes('987654,32')),
      await person.call('POST', '/api/clients', { name: 'Canarius B.V.' }),
      await person.call('POST', '/api/clients', { name: 'x', salaris: '987654,32' }),
      await fetch(`${address}/api/generatetoken`, { method: 'POST', body: JSON.stringify({ accessCode }) }),
    ];
    const refused = answers.filter(({ status }) => status >= 400);
    const bodies = await Promise.all(refused.map((answer) => answer.text()));
    const everything = running().logged() + bodies.join('');
    expect(refused.length).toBeGreaterThan(3);
    for (const secret of ['eyJ', accessCode, 'Canarius', '987654', 'invoer.xlsx', person.recipient.holder]) {
      expect(everything).not.toContain(secret);
    }
    expect(everything).toContain('/api/confirmjwtvalid');
  });

  it('tells where refused calls came from, and not where others did', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await get('/api/users/current', from('10.5.5.1'));
    await get('/api/health', from('10.5.5.2'));
    expect(running().logged()).toContain('"address":"10.5.5.1"');
    expect(running().logged()).not.toContain('10.5.5.2');
  });

  it('says nothing of an unexpected fault but a reference that the log has too', async () => {
    const { app, database, logged } = running();
    const person = await running().signedIn();
    const as = database.as.bind(database);
    // The person is recognised by a statement of its own; the transaction is the route's.
    (database as { as: typeof database.as }).as = () => Promise.reject(new Error('salaris 987654,32 van Canarius'));
    const answer = await person.call('GET', '/api/clients');
    (database as { as: typeof database.as }).as = as;
    const problem = (await answer.json()) as { reference: string };
    expect(answer.status).toBe(500);
    expect(problem).toEqual({
      code: 'INTERNAL',
      message: 'Er ging iets mis bij ons. Het voorval is vastgelegd.',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(logged()).toContain(problem.reference);
    expect(logged()).not.toContain('987654');
    expect(app.server.listening).toBe(true);
  });

  it.each([
    ...['ECONNREFUSED', '57P01', '57P02', '57P03', '53300', '53100', '08006'].map((code) => ({ code })),
    { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
    { code: 'ENOENT', syscall: 'connect' },
    { code: 'NONE', message: 'Client has encountered a connection error and is not queryable' },
    { code: 'NONE', message: 'Postgres connection has been discarded' },
  ])('is a try-again-soon when the database is out of reach (%o), and the log says why', async (fault) => {
    const { database, logged } = running();
    const person = await running().signedIn();
    const as = database.as.bind(database);
    const unreachable = Object.assign(new Error('out of reach'), fault);
    (database as { as: typeof database.as }).as = () => Promise.reject(unreachable);
    const answer = await person.call('GET', '/api/clients');
    const health = await get('/api/health');
    (database as { as: typeof database.as }).as = as;
    expect([health.status, answer.status, answer.headers.get('retry-after')]).toEqual([503, 503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'BUSY' });
    expect(logged()).toContain(`"code":"${fault.code}"`);
  });

  it('is a sentence about what takes too long when the database ended it, and the log says so', async () => {
    const { database, logged } = running();
    const person = await running().signedIn();
    const as = database.as.bind(database);
    const ended = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    (database as { as: typeof database.as }).as = () => Promise.reject(ended);
    const answer = await person.call('GET', '/api/clients');
    (database as { as: typeof database.as }).as = as;
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: 'TOO_SLOW', message: expect.stringContaining('Dit duurde te lang') },
    ]);
    expect(logged()).toContain('statement took too long');
  });
});
