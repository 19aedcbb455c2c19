import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { appForFile } from '#test/app.ts';
import { stalledDownload } from '#test/server/stalled-download.ts';

const running = appForFile({ limits: { silenceTimeout: 4_000 } });

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
  expect((await person.call('GET', '/api/clients')).status).toBe(200);
});
