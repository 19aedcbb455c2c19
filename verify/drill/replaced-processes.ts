import type { RunningProcess } from '#test/server/running-server.ts';
import { workedUntil } from './at-work.ts';
import type { Drill } from './taken-step.ts';
import { commanded, type DrillSite, firstMasterKey, started } from './drill-site.ts';

/**
 * Replaces the processes one by one while somebody of each office goes on sending: the workers first, as the page on
 * operations says.
 */
async function replacedUnderWork(drill: Drill, roles: readonly ('worker' | 'web')[]): Promise<string> {
  const { site } = drill;
  const stop = new AbortController();
  const { bytes, ends } = drill.fileOf(1);
  const working = site.offices.map((office) => workedUntil(site, office, bytes, stop.signal));
  try {
    for (const role of roles) await replaced(site, role);
  } finally {
    stop.abort();
  }
  const worked = await Promise.all(working);
  const odd = worked.flatMap(({ odd }) => odd);
  if (odd.length > 0) throw new Error(odd.join('; '));
  const taken = worked.flatMap(({ taken }) => taken);
  for (const key of taken) drill.sent.set(key, ends);
  const again = worked.reduce((sum, one) => sum + one.again, 0);
  return `${taken.length} sent meanwhile, ${again} attempts made again`;
}

/** A new process is there before the next one of before is asked to stop. */
async function replaced(site: DrillSite, role: 'worker' | 'web'): Promise<void> {
  const processes: RunningProcess[] = role === 'web' ? site.web : site.workers;
  for (const [place, before] of processes.entries()) {
    processes[place] = await started(site, role);
    await before.terminate();
  }
}

/** The version of now takes the place of the one of before; both run on one database meanwhile. */
export async function upgraded(drill: Drill): Promise<string> {
  drill.site.root = drill.newRoot;
  return replacedUnderWork(drill, ['worker', 'web']);
}

/** The way back as the page says it, on a database that the newer version brought up to date; then the upgrade again. */
export async function backAgain(drill: Drill): Promise<string> {
  const { site } = drill;
  site.root = drill.firstRoot;
  const back = await replacedUnderWork(drill, ['web', 'worker']);
  site.root = drill.newRoot;
  const on = await replacedUnderWork(drill, ['worker', 'web']);
  return `back: ${back}; on: ${on}`;
}

const nextMasterKey = 'the next master key of the drill that is kept apart';

/** All processes get both keys, the keys of organisations are encrypted anew, and the older one is taken away. */
export async function anotherMasterKey(drill: Drill): Promise<string> {
  const { site } = drill;
  site.settings = { ...site.settings, MASTER_KEY: `${nextMasterKey},${firstMasterKey}` };
  const both = await replacedUnderWork(drill, ['worker', 'web']);
  await commanded(site, 'vault', ['rotate']);
  site.settings = { ...site.settings, MASTER_KEY: nextMasterKey };
  const one = await replacedUnderWork(drill, ['worker', 'web']);
  return `both keys: ${both}; the new one: ${one}`;
}
