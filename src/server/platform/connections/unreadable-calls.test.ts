import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { problems } from '#api/problems.ts';
import { appForFile } from '#test/app.ts';

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

describe('a call that is cut off', () => {
  const running = appForFile();

  it.each([
    ['JSON', 'POST /api/generatetoken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'],
    [
      'a chunked body',
      'POST /api/generatetoken HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n',
    ],
  ])('in the middle of %s is no fault of ours', async (_, head) => {
    const isChunked = head.includes('chunked');
    await cutOff(running(), isChunked ? `${head}\r\nff\r\n{"acc` : `${head}content-length: 100\r\n\r\n{"acc`);
    await expect.poll(() => running().logged()).toContain('call cut off');
    expect(running().logged()).not.toContain('unexpected fault');
  });

  it('in the middle of an upload is no fault of ours', async () => {
    const person = await running().signedIn();
    const path = `/api/clients/${await person.madeClient()}/documents`;
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n`;
    const type = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n';
    const part = '--b\r\ncontent-disposition: form-data; name="document"; filename="a.xlsx"\r\n\r\nPK\x03\x04half';
    await cutOff(running(), head + type + part);
    await expect.poll(() => running().logged()).toContain('/api/clients/:clientId/documents","msg":"call cut off');
    expect(running().logged()).not.toContain('unexpected fault');
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
