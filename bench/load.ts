import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machineLineWithLoad } from './machine-line.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { documentsAt } from '#test/server/ended-dossiers.ts';
import { heldFiles } from '../verify/held-files.ts';
import { workbookOf } from './group.ts';
import { fillDossiers } from './lists.ts';
import { type LoadTimes, loadTimes } from './load-times.ts';
import { megabytes } from './process-tree.ts';
import { type Office, onPostgres, type Served } from './served.ts';

/**
 * npm run bench:load [-- --people 50 --dossiers 10000 --queued 1000 --minutes 3 --waves 1 --heap MEGABYTES]: people of as many offices at once on lists,
 * uploads and downloads, on PostgreSQL with a web process and two workers, while what they sent is calculated. Prints what
 * docs/reliability.md shows. At the end one of them attacks: first with searches, beside which the others go on for ten seconds, then with
 * files that never end. With `--waves` all of it comes again, so that what a server keeps of one would show. With `--heap` a server may keep no more objects than that, and ends when it has to.
 */
const options = {
  people: { type: 'string', default: '50' },
  dossiers: { type: 'string', default: '10000' },
  queued: { type: 'string', default: '1000' },
  minutes: { type: 'string', default: '3' },
  waves: { type: 'string', default: '1' },
  heap: { type: 'string', default: '' },
} as const;

/** People look before they go on. */
const pauseMilliseconds = 250;

/** Rows of the dossiers that are sent. */
const rows = 25;

/** Dossiers that are there already, of the first employer of each office. */
async function fill(databaseUrl: string, offices: readonly Office[], count: number): Promise<void> {
  const database = await serverDatabase(databaseUrl, () => undefined);
  for (const { clients } of offices) await fillDossiers(database, clients[0] ?? '', Math.ceil(count / offices.length));
  await database.close();
}

/** What dossiers of a wave are called: then their number. */
const waveName = (wave: number): string => `Belasting ${wave} - `;

/** What an office sends. */
interface Sending {
  readonly wave: number;
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** Sends this office's part of what is queued, to its employers by turns. */
async function send({ adviser, clients }: Office, { wave, count, bytes }: Sending, times: LoadTimes): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const client = clients[number % clients.length] ?? '';
    const upload = () => adviser.upload(client, `${waveName(wave)}${number}`, bytes);
    // As the screens do: an upload for which there is no place is tried again.
    while ((await times.measured('upload', upload)) === '503') await pause(1_000);
  }
}

/** Does what a person does until the time is over: looks at lists, at who they are, at a dossier, and downloads. */
async function work({ adviser, clients }: Office, until: number, times: LoadTimes): Promise<void> {
  const [clientId = ''] = clients;
  const list = filledPath(apiPaths.documents, { clientId });
  for (let turn = 1; performance.now() < until; turn += 1) {
    await times.measured('list of employers', () => adviser.call('GET', apiPaths.clients));
    await times.measured('page of dossiers', () =>
      adviser.call('GET', `${list}?page=${1 + (turn % 5)}&size=25&sort=-createdOn&wholeUpTo=0`),
    );
    await times.measured('search', () => adviser.call('GET', `${list}?page=1&size=25&search=dossier%20${turn}`));
    await times.measured('desk', () => adviser.call('GET', apiPaths.desk));
    await times.measured('empty template', () =>
      adviser.call('GET', filledPath(apiPaths.template, { templateType: 'dcToDc' })),
    );
    await pause(pauseMilliseconds);
  }
}

/** Waits until nothing of what was sent in a wave is under way, and downloads each result; returns how each ended. */
async function ended({ adviser, clients }: Office, wave: number, times: LoadTimes): Promise<readonly string[]> {
  const states: string[] = [];
  for (const clientId of clients) {
    for (;;) {
      const sent = (await documentsAt(adviser, clientId)).filter(({ name }) => name.startsWith(waveName(wave)));
      if (sent.some(({ calculationStatus }) => ['Submitted', 'Unknown'].includes(calculationStatus))) {
        await pause(2_000);
        continue;
      }
      for (const { id: documentId, calculationStatus } of sent) {
        states.push(calculationStatus);
        if (calculationStatus !== 'Finished') continue;
        const path = filledPath(apiPaths.document, { clientId, documentId });
        await times.measured('download', () => adviser.call('GET', `${path}?downloadType=outputFile`));
      }
      break;
    }
  }
  return states;
}

/** One person searches for a hundred words in twenty calls at a time while the others work. */
async function searching([attacker, ...others]: readonly Office[]): Promise<string> {
  const times = loadTimes();
  const until = performance.now() + 10_000;
  const list = filledPath(apiPaths.documents, { clientId: attacker?.clients[0] ?? '' });
  const words = Array.from({ length: 100 }, (_, at) => 'dosier'[at % 6]).join('%20');
  const search = async () => {
    while (performance.now() < until)
      await times.measured('attack', () => attacker!.adviser.call('GET', `${list}?page=1&search=${words}`));
  };
  await Promise.all([...Array.from({ length: 20 }, search), ...others.map((office) => work(office, until, times))]);
  return times.table();
}

interface Load {
  readonly people: number;
  readonly dossiers: number;
  readonly queued: number;
  readonly minutes: number;
  readonly waves: number;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  const { heap, ...numbers } = values;
  const load = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]));
  const asked = load as unknown as Load;
  const served = await onPostgres(asked.people, heap === '' ? {} : { NODE_OPTIONS: `--max-old-space-size=${heap}` });
  try {
    await measure(served, asked);
  } finally {
    await served.end();
  }
}

async function measure(served: Served, { people, dossiers, queued, minutes, waves }: Load): Promise<void> {
  const times = loadTimes();
  const { offices } = served;
  if (served.databaseUrl === null) throw new Error('the load is for PostgreSQL');
  await fill(served.databaseUrl, offices, dossiers);
  const bytes = await workbookOf(rows);
  const memory = [`${megabytes(served.taken().serverNow)} (start)`];
  const remember = (when: string) => memory.push(`${megabytes(served.taken().serverNow)} (${when})`);
  const states: string[] = [];
  const began = performance.now();
  for (let wave = 1; wave <= waves; wave += 1) {
    const sending = { wave, count: Math.ceil(queued / people), bytes };
    await Promise.all(offices.map((office) => send(office, sending, times)));
    const sent = performance.now();
    remember('all sent');
    await Promise.all(offices.map((office) => work(office, sent + minutes * 60_000, times)));
    remember(`after ${minutes} minutes`);
    states.push(...(await Promise.all(offices.map((office) => ended(office, wave, times)))).flat());
    remember('all ended');
  }
  const seconds = (performance.now() - began) / 1000;
  const { server, child } = served.taken();
  const attacked = await searching(offices);
  const holding = await heldFiles({
    ...served.web,
    offices: offices.slice(0, 12),
    sentByFaults: new Set(),
    count: 1_000,
    milliseconds: 65_000,
  });
  const [finished, other] = [true, false].map((is) => states.filter((state) => (state === 'Finished') === is).length);
  console.log(
    [
      machineLineWithLoad(),
      `${people} people, ${dossiers} dossiers there, ${states.length} sent of ${rows} rows: ${finished} finished, ${other} otherwise, in ${seconds.toFixed(0)} s`,
      times.table(),
      `largest server: ${memory.join(', ')}; highest ${megabytes(server)}, child ${megabytes(child)}`,
      `while one person searches in 20 calls at a time:\n${attacked}`,
      `with 1,000 uploads that stand still and 1,000 downloads that nobody reads: highest ${megabytes(holding)}`,
    ].join('\n'),
  );
}

await run();
