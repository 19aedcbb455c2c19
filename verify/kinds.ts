import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { apiPaths, filledPath } from '#api/paths.ts';
import { patience } from '#test/patience.ts';
import { doomedProcess, startedProcess } from '#test/server/running-server.ts';
import { megabytes } from '../bench/process-tree.ts';
import { heldFiles } from './held-files.ts';
import type { Installation } from './installation.ts';
import type { Random } from './random.ts';

/** A way to break an installation. Resolves when what was broken is lifted: from then on it has to recover by itself. */
export interface FaultKind {
  readonly name: string;
  readonly strike: (site: Installation, random: Random) => Promise<void>;
  /** Whether it can be done here. */
  readonly isPossible: (site: Installation) => boolean;
}

const always = () => true;
const hasPostgres = ({ postgres }: Installation) => postgres !== null;
const hasDisk = ({ disk }: Installation) => disk.megabytes !== null;

const clockFile = fileURLToPath(new URL('./shifted-clock.ts', import.meta.url));
const hour = 60 * 60 * 1000;

const wrongClock = (milliseconds: number) => ({
  NODE_OPTIONS: `--import=${clockFile}`,
  CLOCK_SHIFT_MS: String(milliseconds),
});

const anyProcess = ({ web, workers }: Installation, random: Random) => random.one([web, ...workers]);

export const faultKinds: readonly FaultKind[] = [
  {
    name: 'web killed',
    isPossible: always,
    strike: ({ web }) => web.replace(),
  },
  {
    name: 'worker killed',
    isPossible: hasPostgres,
    strike: ({ workers }, random) => random.one(workers).replace(),
  },
  {
    name: 'all processes killed',
    isPossible: hasPostgres,
    strike: async ({ web, workers }) => {
      await Promise.all([web, ...workers].map((one) => one.replace()));
    },
  },
  {
    name: 'killed while it starts',
    isPossible: always,
    strike: ({ web, webSettings, program }, random) =>
      web.replace({}, () => doomedProcess(webSettings, { program, killedAfter: random.whole(100, 1_500) })),
  },
  {
    name: 'killed while it migrates',
    isPossible: always,
    strike: killedInMigrations,
  },
  {
    name: 'child killed',
    isPossible: (site) => site.workers.some((worker) => worker.children().length > 0),
    strike: ({ workers }, random) => {
      const children = workers.flatMap((worker) => worker.children());
      for (const child of children.length === 0 ? [] : [random.one(children)]) killed(child);
      return Promise.resolve();
    },
  },
  {
    name: 'worker frozen',
    isPossible: hasPostgres,
    strike: ({ workers }, random) => random.one(workers).freeze(random.whole(2_000, 12_000)),
  },
  {
    name: 'web frozen',
    isPossible: always,
    strike: ({ web }, random) => web.freeze(random.whole(1_000, 4_000)),
  },
  {
    name: 'database killed',
    isPossible: hasPostgres,
    strike: ({ postgres }, random) => databaseGone(postgres, 'SIGKILL', random.whole(0, 2_000)),
  },
  {
    name: 'database stopped at once',
    isPossible: hasPostgres,
    strike: ({ postgres }, random) => databaseGone(postgres, 'SIGQUIT', random.whole(0, 6_000)),
  },
  {
    name: 'network reset',
    isPossible: hasPostgres,
    strike: ({ lines }) => {
      for (const line of lines) line.cut();
      return Promise.resolve();
    },
  },
  {
    name: 'network cut half-way',
    isPossible: hasPostgres,
    strike: async ({ lines }, random) => {
      for (const line of lines) line.cut(random.whole(1, 40_000));
      await pause(1_000);
      // One over which less went would be cut long after.
      for (const line of lines) line.cut();
    },
  },
  {
    name: 'network silent',
    isPossible: hasPostgres,
    strike: async ({ lines }, random) => {
      for (const line of lines) line.hold();
      await pause(random.whole(500, 12_000));
      const isLost = random.part() < 0.5;
      for (const line of lines) {
        if (isLost) line.cut();
        line.release();
      }
    },
  },
  {
    name: 'disk full',
    isPossible: hasDisk,
    strike: async ({ disk, postgres }, random) => {
      disk.fill(postgres === null ? random.whole(5, 140) : random.whole(0, 3));
      await pause(random.whole(2_000, 6_000));
      disk.empty();
      // A PostgreSQL that could not write its log ends, and is started again by whoever keeps it.
      await postgres?.start();
    },
  },
  {
    name: 'slow clients',
    isPossible: always,
    strike: slowClients,
  },
  {
    name: 'files held',
    isPossible: () => process.platform === 'linux',
    strike: filesHeld,
  },
  {
    name: 'searches at once',
    isPossible: always,
    strike: searchesAtOnce,
  },
  {
    name: 'wrong clock',
    isPossible: always,
    strike: async (site, random) => {
      const one = anyProcess(site, random);
      await one.replace(wrongClock(random.one([-2, 2, -26, 400 * 24]) * hour));
      await pause(3_000);
      await one.replace();
    },
  },
];

function killed(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    // It ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function databaseGone(
  postgres: Installation['postgres'],
  signal: 'SIGKILL' | 'SIGQUIT',
  milliseconds: number,
): Promise<void> {
  await postgres?.end(signal);
  await pause(milliseconds);
  await postgres?.start();
}

/** A new database whose first start is killed again and again; then it has to come up. */
async function killedInMigrations({ emptyPlace, program }: Installation, random: Random): Promise<void> {
  const settings = { ...(await emptyPlace()), PORT: '0' };
  for (let time = 0; time < 3; time += 1)
    await doomedProcess(settings, { program, killedAfter: random.whole(700, 3_500) });
  const whole = await startedProcess(settings, program);
  const answer = await fetch(`${whole.address}${apiPaths.health}`);
  if (!answer.ok) throw new Error(`not ready after its migrations were interrupted: ${answer.status}`);
  if ((await whole.terminate()) !== 0) throw new Error('did not stop after its migrations were interrupted');
}

/** What the process that answers people may have in memory, whatever they send and leave unread; its database beside that. */
const mostResident = { PostgreSQL: 400 * 2 ** 20, embedded: 700 * 2 ** 20 } as const;

/** A thousand uploads that stand still and a thousand downloads that nobody reads. */
async function filesHeld({ name, address, offices, web, sentByFaults }: Installation): Promise<void> {
  const processId = web.id();
  const highest = await heldFiles({
    address,
    offices,
    sentByFaults,
    processId,
    count: 1_000,
    milliseconds: 65_000,
  });
  if (highest > mostResident[name]) throw new Error(`${megabytes(highest)} in memory for files that nobody ended`);
}

/** One person who searches for a hundred words in sixty calls at a time; the server has to answer others meanwhile. */
async function searchesAtOnce({ address, offices }: Installation, random: Random): Promise<void> {
  const { adviser, clients } = random.one(offices);
  const path = filledPath(apiPaths.documents, { clientId: clients[0] ?? '' });
  const words = Array.from({ length: 100 }, (_, at) => 'dosier'[at % 6]).join('%20');
  const searches = Promise.allSettled(
    Array.from({ length: 60 }, () => adviser.call('GET', `${path}?page=1&search=${words}`)),
  );
  const isOver = () => Promise.race([searches.then(() => true), pause(50).then(() => false)]);
  do {
    const answer = await fetch(`${address}${apiPaths.live}`, { signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) throw new Error(`answered ${answer.status} beside one person's searches`);
  } while (!(await isOver()));
}

/** Many who send their call letter by letter or read no answer; they hang on until they are cut off, or go away. */
async function slowClients({ address, offices }: Installation, random: Random): Promise<void> {
  const port = Number(new URL(address).port);
  const sockets = Array.from({ length: 40 }, (_, number) => {
    const { adviser, clients } = random.one(offices);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const path = filledPath(apiPaths.documents, { clientId: clients[0] ?? '' });
    const way = number % 2 === 0 ? `GET ${path}` : `POST ${path}`;
    socket.write(`${way} HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${adviser.token}\r\n`);
    if (number % 2 === 0) socket.pause().write('\r\n');
    else socket.write('content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x\r\n');
    return socket;
  });
  await pause(random.whole(500, Math.min(patience, 4_000)));
  for (const socket of sockets) socket.destroy();
}
