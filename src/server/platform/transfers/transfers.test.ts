import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { organisationListSchema } from '#api/organisations.ts';
import { standardLimits } from '#api/usage-limits.ts';
import type { App } from '#server/platform/app-type.ts';
import { countTransfers, mostDrained, type TransferLimits } from '#server/platform/transfers/transfers.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { uniqueName } from '#test/factories.ts';
import { patience } from '#test/patience.ts';

const upload = { ofHolder: 5, ofOrganisation: 6, ofProcess: 8 };
const running = appForFile({ limits: { transfers: { upload } } });

const opened: ClientRequest[] = [];
afterEach(() => {
  for (const call of opened.splice(0)) call.destroy();
});

const formType = 'multipart/form-data; boundary=b';
const formStart = '--b\r\ncontent-disposition: form-data; name="document"; filename="a.xlsx"\r\n\r\nPK\x03\x04';

/** Sends the head of a call that promises so many bytes, and none of them. */
function begun(method: string, path: string, headers: Record<string, string>, length = 4_900_000): ClientRequest {
  const call = request(running().address + path, {
    method,
    headers: { 'content-type': formType, 'content-length': String(length), ...headers },
  });
  call.on('error', () => {});
  call.flushHeaders();
  opened.push(call);
  return call;
}

async function answerTo(call: ClientRequest) {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const piece of answer) text += String(piece);
  const { code } = JSON.parse(text) as { code: string };
  return { status: answer.statusCode, code, retryAfter: answer.headers['retry-after'] };
}

const authorised = ({ token }: Caller) => ({ authorization: `Bearer ${token}` });
const documentsOf = (clientId: string) => `/api/clients/${clientId}/documents`;

async function situation(organisation = uniqueName('Kantoor')) {
  const person = await running().signedIn('adviser', organisation);
  const path = documentsOf(await person.madeClient());
  /** What an upload is answered with that is counted and has no file. */
  const counted = async () => (await person.call('POST', path, {})).status;
  /** Stalls one upload after another until one more is refused so. */
  const stallUntil = (status: number) =>
    vi.waitFor(async () => {
      const answer = await counted();
      if (answer !== status) begun('POST', path, authorised(person)).write(formStart);
      expect(answer).toBe(status);
    }, patience);
  return { person, path, counted, stallUntil, organisation };
}

const becomes = (asked: () => Promise<number>, status: number) =>
  vi.waitFor(async () => expect(await asked()).toBe(status), patience);

describe('files that are under way', () => {
  it('a sixth of one person is refused before a byte of it is read, and taken when one has gone', async () => {
    const { person, path, counted, stallUntil } = await situation();
    await stallUntil(429);
    const sixth = await answerTo(begun('POST', path, authorised(person)));
    expect(sixth).toEqual({ status: 429, code: 'TOO_MANY_TRANSFERS', retryAfter: '5' });
    for (const call of opened) call.destroy();
    await becomes(counted, 400);
  });

  it('of many that are refused at once, the last are cut off instead of read to their end', async () => {
    const { person, path, stallUntil } = await situation();
    await stallUntil(429);
    const connections = [];
    for (let number = 0; number <= mostDrained; number += 1) {
      const call = begun('POST', path, authorised(person));
      // oxlint-disable-next-line no-await-in-loop -- one after another: the last is one too many
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      connections.push(answer.headers.connection);
    }
    expect(connections[0]).not.toBe('close');
    expect(connections.at(-1)).toBe('close');
  });

  it('those of one office leave places for others, and those of all together are bounded', async () => {
    const first = await situation();
    const colleague = await situation(first.organisation);
    await first.stallUntil(429);
    await colleague.stallUntil(429);
    const other = await situation();
    expect(await other.counted()).toBe(400);
    await other.stallUntil(503);
    const refused = await answerTo(begun('POST', other.path, authorised(other.person)));
    expect(refused).toEqual({ status: 503, code: 'TRANSFERS_FULL', retryAfter: '5' });
  });
});

describe('what is not going to be stored', () => {
  it('because a limit is reached is refused before it is sent', async () => {
    const { person, path, organisation } = await situation();
    const provider = await running().signedIn('provider');
    const list = organisationListSchema.parse(await (await provider.call('GET', '/api/organisations')).json());
    const id = list.data.find(({ name }) => name === organisation)?.id;
    const employer = { ...standardLimits.employer, megabytes: 4 };
    await provider.call('PUT', `/api/organisations/${id}/limits`, { ...standardLimits, employer });
    expect(await answerTo(begun('POST', path, authorised(person)))).toMatchObject({
      status: 507,
      code: 'EMPLOYER_FULL',
    });
    const fits = begun('POST', path, authorised(person), 3_900_000);
    fits.write(formStart);
    const isAnswered = once(fits, 'response').then(() => true);
    expect(await Promise.race([isAnswered, person.call('GET', path).then(() => false)])).toBe(false);
  });

  it('because its employer is not there is refused before it is sent', async () => {
    const { person } = await situation();
    const call = begun('POST', documentsOf(crypto.randomUUID()), authorised(person));
    expect(await answerTo(call)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('because the server is full is refused before it is sent', async () => {
    const { person, path } = await situation();
    const provider = await running().signedIn('provider');
    const full = vi.spyOn(running().database, 'roomLeft').mockResolvedValue('none');
    const curves = '/api/central-bank-files/curves?label=2026-09-30&source=DNB&fileName=curve.csv';
    const bytes = { ...authorised(provider), 'content-type': 'application/octet-stream' };
    const calls = [
      begun('POST', path, authorised(person)),
      begun('PUT', '/api/house-style/logo', authorised(person)),
      begun('POST', curves, bytes, 4_000_000),
    ];
    const answers = await Promise.all(calls.map(answerTo));
    full.mockRestore();
    expect(answers.map(({ status, code }) => [status, code])).toEqual(calls.map(() => [507, 'SERVER_FULL']));
  });

  it('is refused at once when nobody is signed in, or the route takes no file', async () => {
    const { person, path } = await situation();
    expect(await answerTo(begun('POST', path, {}))).toMatchObject({ status: 401 });
    expect(await answerTo(begun('POST', '/api/generatetoken', {}))).toMatchObject({ status: 400 });
    expect(await answerTo(begun('POST', '/api/clients', authorised(person)))).toMatchObject({ status: 400 });
    const json = { 'content-type': 'application/json' };
    expect(await answerTo(begun('POST', '/api/generatetoken', json, 9_000))).toMatchObject({ status: 400 });
  });
});

describe('a route that carries a file', () => {
  const one = { ofHolder: 1, ofOrganisation: 1, ofProcess: 1 };
  const limits = { upload: one, download: one };
  const counting = (of: TransferLimits = limits): App => {
    const app: App = Fastify();
    countTransfers(app, { limits: of, largestBody: 1_000, publicMaximum: 100 });
    return app;
  };
  const handler = () => '';

  it('says so, and is not for everybody, or does not start', () => {
    const large = { method: 'PUT', url: '/large', bodyLimit: 2_000, handler } as const;
    expect(() => counting().route({ ...large, config: { access: ['adviser'] } })).toThrow('does not say so');
    const open = { access: 'public', transfer: 'upload' } as const;
    expect(() => counting().route({ ...large, config: open })).toThrow('for everybody');
  });

  async function listening(handlers: Record<string, () => unknown>) {
    const app = counting();
    app.decorateRequest('recognised', null);
    app.addHook('onRequest', async (asked) => {
      asked.recognised = { holderId: 'a', organisationId: 'o' } as NonNullable<typeof asked.recognised>;
    });
    const config = { access: ['adviser'], transfer: 'download' } as const;
    for (const [url, of] of Object.entries({ '/quick': handler, ...handlers }))
      app.route({ method: 'GET', url, config, handler: of });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    return { app, address, statusOf: async () => (await app.inject('/quick')).statusCode };
  }

  it('holds as many bytes as it announces, of which an office and a process have so many', async () => {
    const { promise: work, resolve: finish } = Promise.withResolvers<string>();
    const many = { ofHolder: 9, ofOrganisation: 9, ofProcess: 9, bytes: { ofOrganisation: 1_000, ofProcess: 1_500 } };
    const app = counting({ upload: many, download: one });
    app.decorateRequest('recognised', null);
    app.addHook('onRequest', async (asked) => {
      const organisationId = String(asked.headers['x-office']);
      asked.recognised = { holderId: 'a', organisationId } as NonNullable<typeof asked.recognised>;
    });
    const config = { access: ['adviser'], transfer: 'upload' } as const;
    app.route({ method: 'POST', url: '/slow', config, handler: () => work });
    app.route({ method: 'POST', url: '/quick', config, handler });
    const sent = (url: string, office: string, bytes: number) =>
      app
        .inject({
          method: 'POST',
          url,
          headers: { 'x-office': office, 'content-type': 'application/json' },
          payload: JSON.stringify('x'.repeat(bytes - 2)),
        })
        .then(({ statusCode }) => statusCode);
    const slow = sent('/slow', 'o', 800);
    await vi.waitFor(async () => expect(await sent('/quick', 'o', 300)).toBe(503), patience);
    expect(await sent('/quick', 'o', 200)).toBe(200);
    expect(await sent('/quick', 'p', 800)).toBe(503);
    expect(await sent('/quick', 'p', 600)).toBe(200);
    finish('');
    expect(await slow).toBe(200);
    expect(await sent('/quick', 'o', 300)).toBe(200);
  });

  it('keeps its place while its handler goes on, also when the caller has gone', async () => {
    const { promise: work, resolve: finish } = Promise.withResolvers<string>();
    const { app, address, statusOf } = await listening({ '/slow': () => work });
    const arrived = once(app.server, 'request');
    const leaving = new AbortController();
    const gone = fetch(`${address}/slow`, { signal: leaving.signal }).catch(() => 'gone');
    const [, response] = (await arrived) as [unknown, IncomingMessage];
    const closed = once(response, 'close');
    leaving.abort();
    await Promise.all([gone, closed]);
    await turn();
    expect(await statusOf()).toBe(503);
    finish('');
    await becomes(statusOf, 200);
    await app.close();
  });

  it('keeps its place while nobody takes in what it answers, until the caller has gone', async () => {
    const { app, address, statusOf } = await listening({
      '/endless': () =>
        Readable.from(
          (function* endless() {
            for (;;) yield Buffer.alloc(65_536);
          })(),
        ),
    });
    const leaving = new AbortController();
    const answer = await fetch(`${address}/endless`, { signal: leaving.signal });
    expect(answer.status).toBe(200);
    expect(await statusOf()).toBe(503);
    leaving.abort();
    await becomes(statusOf, 200);
    await app.close();
  });
});
