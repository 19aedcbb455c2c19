import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { documentListSchema } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';
import { callingFrom } from '../../bench/served.ts';
import { type Drill, send, type Step } from './taken-step.ts';
import { commanded, killAll, signedIn, startAll, stopAll } from './drill-site.ts';
import { holdingKey } from './holdings.ts';
import { anotherMasterKey, backAgain, upgraded } from './replaced-processes.ts';
import { databaseGone, organisationOut, provenLog } from './incidents.ts';

const inFolder = ({ site }: Drill, name: string): string => join(site.folder, name);

/** A first start on an empty folder, an access code for each office, their employers and dossiers. */
const firstDays =
  (offices: number, dossiers: number): Step['take'] =>
  async (drill) => {
    const { site } = drill;
    await startAll(site);
    for (let number = 1; number <= offices; number += 1) {
      const name = `Kantoor ${number}`;
      const code = (await commanded(site, 'access', ['code', '--organisation', name, '--holder', 'Bea'])).trim();
      const network = `10.1.0.${number}`;
      const adviser = callingFrom(network, await signedInAt(site.web[0]?.address ?? '', code));
      const clients = [
        await adviser.madeClient(`Werkgever ${number}a`),
        await adviser.madeClient(`Werkgever ${number}b`),
      ];
      site.offices.push({ name, network, code, clients });
    }
    for (const office of site.offices) await send(drill, office, Math.ceil(dossiers / offices));
    return '';
  };

/** What waits or runs at that moment is in it as such. */
const backupUnderWork: Step['take'] = async (drill) => {
  const before = new Set(drill.sent.keys());
  for (const office of drill.site.offices) await send(drill, office, 2);
  for (const key of drill.sent.keys()) if (!before.has(key)) drill.underWay.add(key);
  await commanded(drill.site, 'backup', ['--out', inFolder(drill, 'first.backup')]);
  return '';
};

/** A dossier of each office is deleted after the backup, and the small list of that is kept. */
const deletedSince: Step['take'] = async (drill) => {
  const { site } = drill;
  for (const office of site.offices) {
    const adviser = await signedIn(site, office);
    const [clientId = ''] = office.clients;
    const list = await adviser.call('GET', filledPath(apiPaths.documents, { clientId }));
    const [dossier] = documentListSchema.parse(await list.json()).data.documents;
    if (dossier === undefined) throw new Error('there is nothing to delete');
    const answer = await adviser.call('DELETE', filledPath(apiPaths.document, { clientId, documentId: dossier.id }));
    if (!answer.ok) throw new Error(`a deletion was answered ${answer.status}`);
    drill.deleted.add(holdingKey(clientId, dossier.name));
  }
  await commanded(site, 'backup', ['--erasures', '--out', inFolder(drill, 'erasures.jsonl')]);
  return `${site.offices.length} deleted`;
};

/** The processes and their folder are gone: another machine has backup, list and keys. */
const machineGone: Step['take'] = async (drill) => {
  const { site } = drill;
  await killAll(site);
  rmSync(site.settings['DATA_DIR'] ?? '', { recursive: true });
  site.settings = { ...site.settings, DATA_DIR: inFolder(drill, 'second') };
  const files = ['--from', inFolder(drill, 'first.backup'), '--erasures', inFolder(drill, 'erasures.jsonl')];
  await commanded(site, 'restore', files);
  await startAll(site);
  // Calculated anew, their reports on the data compare with what is there now: of these how they end counts alone.
  drill.held = new Map([...drill.held].filter(([key]) => !drill.underWay.has(key)));
  return '';
};

/** To PostgreSQL, with two processes that answer and two that calculate. */
const moved: Step['take'] = async (drill) => {
  const { site } = drill;
  await stopAll(site);
  site.settings = { ...site.settings, DATABASE_URL: await site.postgres.newDatabase() };
  await commanded(site, 'operate', ['move']);
  await startAll(site);
  return '';
};

/** Into an empty database, as after a damaged one. */
const restoredDatabase: Step['take'] = async (drill) => {
  const { site } = drill;
  await commanded(site, 'backup', ['--out', inFolder(drill, 'second.backup')]);
  await stopAll(site);
  site.settings = { ...site.settings, DATABASE_URL: await site.postgres.newDatabase() };
  await commanded(site, 'restore', ['--from', inFolder(drill, 'second.backup')]);
  await startAll(site);
  return '';
};

/** The chapters of docs/operate, in the order in which an installation meets them. */
export const drillSteps = (offices: number, dossiers: number): readonly Step[] => [
  { name: 'first start, offices, employers, dossiers', take: firstDays(offices, dossiers) },
  { name: 'backup while it calculates', take: backupUnderWork },
  { name: 'deleted since, list of erasures kept', take: deletedSince },
  { name: 'machine gone, restored on another', take: machineGone },
  { name: 'moved to PostgreSQL', take: moved },
  { name: 'log exported, and proven with the export of before', take: provenLog },
  { name: 'upgraded process by process, people at work', take: upgraded },
  { name: 'back to the version of before, and on again', take: backAgain },
  { name: 'another master key, process by process', take: anotherMasterKey },
  { name: 'an organisation out and in again', take: organisationOut },
  { name: 'database killed, started after ten seconds', take: databaseGone },
  { name: 'restored into an empty database', take: restoredDatabase },
  { name: 'log proven with the export of before again', take: provenLog },
];
