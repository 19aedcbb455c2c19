import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { apiPaths } from '#api/paths.ts';
import { databaseOf, embeddedOptions } from '#server/platform/embedded/embedded-database.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { postgresServer } from '#test/postgres-server.ts';
import { appOn, fillDossiers, newOffice } from './lists.ts';
import { loadTimes } from './load-times.ts';
import { machineLineWithLoad } from './machine-line.ts';

/**
 * npm run bench:search [-- DOSSIERS]: one person searches as hard as they can, in a list of so many dossiers, while four
 * others of another office ask for pages of theirs. On PostgreSQL as it is installed, and on the embedded database in this
 * process. What others wait with nothing beside them is the floor.
 */
const asked = process.argv.slice(2).map(Number);
/** As many words as fit in a search; every dossier has each of them. */
const wordsOf = (count: number): string => Array.from({ length: count }, (_, at) => 'dosier'[at % 6]).join('%20');
const secondsBeside = 10;
const atOnce = 20;
const others = 4;

async function opened(database: Database, size: number) {
  await migrate(database);
  const app = await appOn(database);
  const [attacker, neighbour] = [await newOffice(database, app), await newOffice(database, app)];
  await fillDossiers(database, attacker.clientId, size);
  await fillDossiers(database, neighbour.clientId, 200);
  const call = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, rawPayload } = await app.inject({ url, headers });
    return new Response(rawPayload.length === 0 ? null : new Uint8Array(rawPayload), { status: statusCode });
  };
  return {
    search: (words: number) => call(`${attacker.list}?page=1&search=${wordsOf(words)}`, attacker.headers),
    whole: () => call(attacker.list, attacker.headers),
    page: () => call(`${neighbour.list}?page=1&wholeUpTo=0`, neighbour.headers),
    live: () => call(apiPaths.live),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** The longest that this thread did nothing else, on the clock and in its processor time: a busy machine stretches the first. */
function watchedStalls() {
  const longest = { clock: 0, processor: 0 };
  let [clock, used] = [performance.now(), process.threadCpuUsage()];
  const ticks = setInterval(() => {
    const { user, system } = process.threadCpuUsage(used);
    longest.clock = Math.max(longest.clock, performance.now() - clock);
    longest.processor = Math.max(longest.processor, (user + system) / 1_000);
    [clock, used] = [performance.now(), process.threadCpuUsage()];
  }, 10);
  return {
    text: async () => {
      // A stall that lasted until the end is told only now.
      await pause(50);
      clearInterval(ticks);
      return `longest stall ${longest.clock.toFixed(0)} ms, of processor time ${longest.processor.toFixed(0)} ms`;
    },
  };
}

/** What others wait beside an attack. */
async function beside(what: string, { page, live }: Opened, attack: () => Promise<Response>): Promise<string> {
  const times = loadTimes();
  const until = performance.now() + secondsBeside * 1_000;
  const stalls = watchedStalls();
  const again = async (name: string, act: () => Promise<Response>, wait: number) => {
    while (performance.now() < until) {
      await times.measured(name, act);
      await pause(wait);
    }
  };
  await Promise.all([
    ...Array.from({ length: atOnce }, () => again('attack', attack, 0)),
    ...Array.from({ length: others }, () => again("another's page", page, 50)),
    again('live', live, 50),
  ]);
  return `${what}: ${await stalls.text()}\n${times.table()}`;
}

async function one(act: () => Promise<Response>): Promise<string> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const { status } = await act();
  const { user, system } = process.cpuUsage(before);
  const refused = status === 200 ? '' : ` (${status})`;
  return `${((performance.now() - began) / 1_000).toFixed(2)} s (${((user + system) / 1e6).toFixed(2)} s here)${refused}`;
}

async function measure(name: string, database: Database, size: number): Promise<void> {
  const at = await opened(database, size);
  const words = [1, 8, 25, 100];
  const alone = [];
  for (const count of words) alone.push(`${count} words ${await one(() => at.search(count))}`);
  console.log(`${name}, ${size} dossiers, one search: ${alone.join(', ')}; whole list ${await one(at.whole)}`);
  console.log(await beside('nothing beside', at, () => pause(1_000).then(() => new Response())));
  console.log(await beside(`${atOnce} searches at once`, at, () => at.search(100)));
  console.log(await beside(`${atOnce} whole lists at once`, at, at.whole));
  await at.close();
}

console.log(machineLineWithLoad());
if (postgresServer !== null) {
  const server = await postgresServer();
  for (const size of asked.length > 0 ? asked : [5_000])
    await measure('PostgreSQL', await serverDatabase(await server.newDatabase(), () => undefined), size);
  await server.stop();
}
for (const size of asked.length > 0 ? asked : [200, 5_000])
  await measure('embedded', await databaseOf(await PGlite.create(embeddedOptions)), size);
