import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** What happens to one connection: it works, is refused as PostgreSQL does while it starts, or ends after so many bytes. */
export type Treatment = 'works' | 'starting up' | { readonly endsAfter: number };

export interface DatabaseProxy {
  /** The address of the database by way of the proxy. */
  readonly url: string;
  /** Connections that were made so far. */
  count(): number;
  close(): Promise<void>;
}

/** PostgreSQL's error while it starts: severity, code 57P03 and text. */
const startingUp = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

/** Stands between a program and PostgreSQL, and treats each connection as `treatment` says of its number (from 0). */
export async function databaseProxy(
  databaseUrl: string,
  treatment: (connection: number) => Treatment,
): Promise<DatabaseProxy> {
  let count = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const how = treatment(count);
    count += 1;
    open.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => open.delete(client));
    if (how === 'starting up') client.once('data', () => client.end(startingUp));
    else passOn(client, connectedTo(databaseUrl), how);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl.replace('@/', '@socket/'));
  url.search = '';
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    count: () => count,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A connection to the server itself, by its socket in a folder or over the network. */
function connectedTo(databaseUrl: string): Socket {
  const url = new URL(databaseUrl.replace('@/', '@socket/'));
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder === null ? connect(port, url.hostname) : connect(join(folder, `.s.PGSQL.${port}`));
}

function passOn(client: Socket, database: Socket, how: 'works' | { readonly endsAfter: number }): void {
  database.on('error', () => client.destroy());
  database.on('close', () => client.destroy());
  client.on('close', () => database.destroy());
  database.pipe(client);
  if (how === 'works') {
    client.pipe(database);
    return;
  }
  let sent = 0;
  client.on('data', (chunk) => {
    sent += chunk.length;
    if (sent > how.endsAfter) client.destroy();
    else database.write(chunk);
  });
}
