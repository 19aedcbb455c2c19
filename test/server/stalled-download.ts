import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Caller } from '#test/caller.ts';
import { scripted } from '#test/server/scripted-calculation.ts';

/** Asks for everything of an employer, more than fits in the line, and reads no more than its beginning. */
export async function stalledDownload(address: string, person: Caller, clientId: string): Promise<Socket> {
  for (const number of [1, 2, 3, 4])
    await person.upload(
      clientId,
      `Groot ${number}`,
      Buffer.concat([scripted({ number }), Buffer.alloc(4_000_000, ' ')]),
    );
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  // Being cut off is what it waits for.
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [
    `GET /api/clients/${clientId}/data/export HTTP/1.1`,
    'host: here',
    `authorization: Bearer ${person.token}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}
