import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A process as Linux describes it under /proc. */
interface Described {
  readonly id: number;
  readonly parent: number;
  /** Of itself, and of its children that have ended, in ticks. */
  readonly ticks: number;
  /** Resident memory, highest and now, bytes. */
  readonly highest: number;
  readonly resident: number;
  readonly isServer: boolean;
  readonly isCalculation: boolean;
}

/** Ticks in a second: what Linux shows, on every processor. */
const ticksPerSecond = 100;

/** What an installation took so far. Elsewhere than on Linux nothing is known: NaN. */
export interface Taken {
  /** Of all its processes, milliseconds of processor time. */
  readonly processorTime: number;
  /** Highest resident memory of a server, and of a process that calculates, bytes. */
  readonly server: number;
  readonly child: number;
  /** Resident memory of the largest server now, bytes. */
  readonly serverNow: number;
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

/** Of these processes and their descendants; those that have ended count in the time only. */
export function takenBy(roots: readonly number[]): Taken {
  if (process.platform !== 'linux')
    return { processorTime: Number.NaN, server: Number.NaN, child: Number.NaN, serverNow: Number.NaN };
  const all = allProcesses();
  const own = family(roots, all);
  const servers = own.filter(({ isServer }) => isServer);
  const ids = servers.map(({ id }) => id);
  const children = family(ids, all).filter(({ id }) => !ids.includes(id));
  return {
    processorTime: (own.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond) * 1000,
    server: largest(servers.map(({ highest }) => highest)),
    child: largest(children.map(({ highest }) => highest)),
    serverNow: largest(servers.map(({ resident }) => resident)),
  };
}

/** The processes below this one in which is calculated, or that are ready for it; none where they cannot be seen. */
export const calculatingBelow = (root: number): readonly number[] =>
  process.platform === 'linux'
    ? family([root], allProcesses()).flatMap(({ id, isCalculation }) => (isCalculation ? [id] : []))
    : [];

/** Lets the highest resident memory of a process begin anew; returns what tells it since then, bytes. */
export function highestFrom(id: number): () => number {
  writeFileSync(`/proc/${id}/clear_refs`, '5');
  return () => described(id)[0]?.highest ?? Number.POSITIVE_INFINITY;
}

const allProcesses = (): readonly Described[] =>
  readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? described(Number(name)) : []));

const largest = (sizes: readonly number[]): number => Math.max(0, ...sizes);

/** These processes and all that they started, and those started. */
function family(roots: readonly number[], all: readonly Described[]): readonly Described[] {
  const members = new Set(roots);
  for (let known = 0; known < members.size;) {
    known = members.size;
    for (const { id, parent } of all) if (members.has(parent)) members.add(id);
  }
  return all.filter(({ id }) => members.has(id));
}

/** Nothing when it has ended meanwhile. */
function described(id: number): readonly Described[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name stands in parentheses and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, ticks] = [Number(fields[1]), fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)];
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const size = (key: string): number =>
      Number(new RegExp(`^${key}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024;
    const words = readFileSync(`/proc/${id}/cmdline`, 'utf8');
    const [isServer, isCalculation] = [words.includes('src/server/main.ts'), words.includes('/calculation-child.')];
    return [{ id, parent, ticks, highest: size('VmHWM'), resident: size('VmRSS'), isServer, isCalculation }];
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return [];
    throw error;
  }
}
