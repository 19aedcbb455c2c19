import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { problems } from '#api/problems.ts';
import { callerKey } from '#server/platform/cut-off-calls.ts';
import { appForFile } from '#test/app.ts';
import { patience } from '#test/patience.ts';

/** What comes back for bytes that are sent as they are. */
async function answerTo(address: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.end(bytes);
  await once(socket, 'close');
  return answer;
}

/** Sends the start of a call and goes away; resolves when the server has seen that. */
async function cutOff(
  server: { readonly app: { readonly server: NodeJS.EventEmitter }; readonly address: string },
  bytes: string,
) {
  const arrived = once(server.app.server, 'request');
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write(bytes);
  const [request] = (await arrived) as [NodeJS.EventEmitter];
  const gone = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await gone;
}

describe('a call that is no HTTP', () => {
  const running = appForFile();

  it.each([
    ['nonsense', 'salaris 987654,32\r\n\r\n', '400 Bad Request'],
    ['a header without an end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      '400 Bad Request',
    ],
  ])('as %s gets the headers and the form of every other refusal', async (_, bytes, status) => {
    const answer = await answerTo(running().address, bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}`);
    for (const name of ['content-security-policy', 'x-content-type-options: nosniff', 'cache-control: no-store'])
      expect(head).toContain(name);
    expect(JSON.parse(body)).toEqual({ code: 'INPUT_INVALID', message: problems.INPUT_INVALID.message });
    expect(running().logged()).not.toContain('987654');
  });
});

// One app each: of those that follow within a minute nothing is logged.
describe('a call that is cut off', () => {
  const cases: readonly (readonly [name: string, head: string, body: string])[] = [
    ['JSON', 'content-type: application/json\r\ncontent-length: 100\r\n', '{"acc'],
    ['a chunked body', 'transfer-encoding: chunked\r\ncontent-type: application/json\r\n', 'ff\r\n{"acc'],
  ];
  for (const [name, head, body] of cases)
    describe(name, () => {
      const running = appForFile();

      it('in the middle of it is no fault of ours', async () => {
        await cutOff(running(), `POST /api/generatetoken HTTP/1.1\r\nhost: x\r\n${head}\r\n${body}`);
        await expect.poll(() => running().logged()).toContain('call cut off');
        expect(running().logged()).not.toContain('unexpected fault');
      });
    });

  describe('an upload', () => {
    const running = appForFile();

    it('in the middle of an upload is no fault of ours', async () => {
      const person = await running().signedIn();
      const path = `/api/clients/${await person.madeClient()}/documents`;
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n`;
      const type = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n';
      const part = '--b\r\ncontent-disposition: form-data; name="document"; filename="a.xlsx"\r\n\r\nPK\x03\x04half';
      await cutOff(running(), head + type + part);
      await expect
        .poll(() => running().logged())
        .toMatch(/\/api\/clients\/:clientId\/documents".*"msg":"call cut off"/);
      expect(running().logged()).not.toContain('unexpected fault');
    });
  });
});

describe('a call whose connection is reset at once', () => {
  const running = appForFile();

  it('is no fault of ours, and fills no log', async () => {
    const { app, address, logged } = running();
    let reset = 0;
    app.server.on('request', ({ socket }: IncomingMessage) => {
      if (socket.remoteAddress === undefined) reset += 1;
    });
    // Whether a reset is seen before the call is read depends on the moment: until it was often enough.
    await vi.waitFor(async () => {
      const sockets = Array.from({ length: 50 }, () => connect(Number(new URL(address).port), '127.0.0.1'));
      for (const socket of sockets) {
        socket.on('error', () => {});
        socket.once('connect', () =>
          socket.write('GET /api/live HTTP/1.1\r\nhost: x\r\n\r\n', () => socket.resetAndDestroy()),
        );
      }
      await Promise.all(sockets.map((socket) => once(socket, 'close')));
      expect(reset).toBeGreaterThanOrEqual(50);
    }, patience);
    await expect.poll(logged).toContain('call cut off');
    const lines = logged().split('\n');
    expect(lines.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.includes('call cut off'))).toHaveLength(1);
    // What was seen before its reset is answered as ever.
    expect(lines.filter((line) => line.includes('answered') && !line.includes('"status":200'))).toEqual([]);
  });

  it('is counted with all others of which the address is not known', () => {
    const from = (remoteAddress?: string) =>
      ({ raw: { socket: { remoteAddress } }, ip: remoteAddress }) as FastifyRequest;
    expect([from(), from('10.0.0.1'), from('::ffff:10.0.0.1')].map(callerKey)).toEqual([
      'cut off',
      '10.0.0.1',
      '10.0.0.1',
    ]);
  });
});

describe('a server that people reach by https', () => {
  const running = appForFile({ isHttps: true });

  it('asks browsers to come by https from then on, in every answer', async () => {
    const answer = await fetch(`${running().address}/api/health`);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(await answerTo(running().address, 'nonsense\r\n\r\n')).toContain(
      'strict-transport-security: max-age=63072000',
    );
  });
});
