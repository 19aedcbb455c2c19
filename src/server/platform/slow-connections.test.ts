import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { appForFile } from '#test/app.ts';
import { stalledDownload } from '#test/server/stalled-download.ts';
import { patience } from '#test/patience.ts';

const running = appForFile({ limits: { silenceTimeout: 1_500, headersTimeout: 1_000 } });

it('a download that nobody takes in is cut off, and the server goes on', async () => {
  const { app, address, signedIn } = running();
  const person = await signedIn();
  const clientId = await person.madeClient();
  const sockets = new Map<number | undefined, Socket>();
  app.server.on('connection', (socket) => sockets.set(socket.remotePort, socket));
  const stalled = await stalledDownload(address, person, clientId);
  const atServer = sockets.get(stalled.localPort);
  if (atServer?.destroyed === false) await once(atServer, 'close');
  expect(atServer?.destroyed).toBe(true);
  stalled.destroy();
  // The line of earlier calls, silent for as long, may be cut off just as it is used.
  await vi.waitFor(async () => expect((await person.call('GET', '/api/clients')).status).toBe(200), patience);
});

it('a call that comes too slowly is cut off', async () => {
  const port = Number(new URL(running().address).port);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('POST /api/generatetoken HTTP/1.1\r\nhost: here\r\n'));
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1.1 408/);
});
