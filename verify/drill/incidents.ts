import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '#api/paths.ts';
import { patience } from '#test/patience.ts';
import type { Drill } from './taken-step.ts';
import { commanded, type DrillSite, signedIn } from './drill-site.ts';

/** The log of each organisation is exported and verified, beside the export of before where there is one. */
export async function provenLog({ site }: Drill): Promise<string> {
  let entries = 0;
  let compared = 0;
  for (const [number, { name }] of site.offices.entries()) {
    const file = join(site.folder, `log-${number}.jsonl`);
    const earlier = join(site.folder, `log-${number}-earlier.jsonl`);
    if (existsSync(file)) renameSync(file, earlier);
    const exported = await commanded(site, 'audit', ['export', '--organisation', name]);
    writeFileSync(file, exported);
    entries += exported.trim().split('\n').length;
    const beside = existsSync(earlier) ? ['--earlier', earlier] : [];
    compared += beside.length > 0 ? 1 : 0;
    await commanded(site, 'audit', ['verify', file, ...beside]);
  }
  return `${entries} lines, ${compared} of ${site.offices.length} with an earlier one`;
}

/** One organisation is made inactive: its people are out at once, others are not; then it comes back. */
export async function organisationOut({ site }: Drill): Promise<string> {
  const [out, other] = site.offices;
  if (out === undefined || other === undefined) throw new Error('a drill takes two offices');
  const [adviser, neighbour] = [await signedIn(site, out), await signedIn(site, other)];
  const statusOf = async (one: typeof adviser) => (await one.call('GET', apiPaths.clients)).status;
  const change = (how: string) => commanded(site, 'operate', ['organisation', '--organisation', out.name, how]);
  await change('--deactivate');
  const during = [await statusOf(adviser), await statusOf(neighbour)];
  await change('--activate');
  const after = [await statusOf(adviser), await statusOf(await signedIn(site, out))];
  const answers = [...during, ...after].join(', ');
  if (answers !== '401, 200, 401, 200')
    throw new Error(`out, another, in with the old session and a new one: ${answers}`);
  return 'its sessions ended, the others went on';
}

const awaySeconds = 10;

/** PostgreSQL is killed under its processes, and started again by hand after a while: they find it by themselves. */
export async function databaseGone({ site }: Drill): Promise<string> {
  await site.postgres.end('SIGKILL');
  const away = await until(site, 503);
  await pause(awaySeconds * 1000);
  await site.postgres.start();
  const back = await until(site, 200);
  return `not ready after ${away.toFixed(1)} s, ready ${back.toFixed(1)} s after its start`;
}

/** Seconds until each process that answers says so of its readiness. */
async function until({ web }: DrillSite, status: number): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const answers = await Promise.all(web.map(async ({ address }) => (await fetch(`${address}/api/health`)).status));
    const seconds = (performance.now() - begin) / 1000;
    if (answers.every((answer) => answer === status)) return seconds;
    if (seconds * 1000 > patience) throw new Error(`not ${status} but ${answers.join(', ')} after ${seconds} s`);
    await pause(100);
  }
}
