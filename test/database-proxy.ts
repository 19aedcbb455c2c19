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
  /** Lets nothing through any more, in both directions; connections stay open. */
  hold(): void;
  /** Lets through again, also what was held. */
  release(): void;
  /** Ends the connections that are open, all of them or after so many more bytes from the client or to it. */
  cut(afterBytes?: number): void;
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
  let isHeld = false;
  const open = new Set<Socket>();
  const pairs = new Set<Pair>();
  const server = createServer((client) => {
    const how = treatment(count);
    count += 1;
    open.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => open.delete(client));
    if (how === 'starting up') client.once('data', () => client.end(startingUp));
    else {
      const pair = { client, database: connectedTo(databaseUrl) };
      pairs.add(pair);
      client.on('close', () => pairs.delete(pair));
      passOn(pair, how);
      if (isHeld) held(pair);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl.replace('@/', '@socket/'));
  url.search = '';
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    count: () => count,
    hold: () => {
      isHeld = true;
      for (const pair of pairs) held(pair);
    },
    release: () => {
      isHeld = false;
      for (const pair of pairs) joined(pair);
    },
    cut: (afterBytes = 0) => {
      for (const pair of pairs) cutAfter(pair, afterBytes, [pair.client, pair.database]);
    },
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

interface Pair {
  readonly client: Socket;
  readonly database: Socket;
}

function passOn(pair: Pair, how: 'works' | { readonly endsAfter: number }): void {
  const { client, database } = pair;
  database.on('error', () => client.destroy());
  database.on('close', () => client.destroy());
  client.on('close', () => database.destroy());
  if (how !== 'works') cutAfter(pair, how.endsAfter, [client]);
  joined(pair);
}

function joined({ client, database }: Pair): void {
  client.pipe(database);
  database.pipe(client);
}

function held({ client, database }: Pair): void {
  for (const socket of [client, database]) {
    socket.unpipe();
    socket.pause();
  }
}

/** Ends a connection when so many bytes have come; what came last may or may not arrive. */
function cutAfter({ client, database }: Pair, bytes: number, counted: readonly Socket[]): void {
  const end = () => {
    client.destroy();
    database.destroy();
  };
  if (bytes === 0) end();
  let passed = 0;
  for (const socket of counted)
    socket.on('data', (chunk) => {
      passed += chunk.length;
      if (passed > bytes) end();
    });
}
