import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import type { FaultKind } from './kinds.ts';
import { knownFiles } from './known-files.ts';
import type { Found, Sent } from './ledger.ts';
import { judged, type Outcome } from './oracle.ts';
import { newPerson, type Person, unexpectedAnswers } from './person.ts';
import { randomFrom, type Random } from './random.ts';
import { megabyte } from './small-disk.ts';

export interface Asked {
  readonly kills: number;
  /** Stops striking after so many milliseconds. */
  readonly milliseconds: number;
  readonly random: Random;
  readonly isReal: boolean;
  /** How long what was broken may take to recover, in milliseconds. */
  readonly patience: number;
  readonly tell: (line: string) => void;
  /** Those that are tried. */
  readonly kinds: readonly FaultKind[];
  /** Struck once, after all the others. */
  readonly last?: FaultKind;
}

/** Bytes that have to be free before a fault: a write-ahead log and what is under way have room. */
const leastLeft = 200 * megabyte;

/** One row of the table. */
export interface FaultRow {
  readonly name: string;
  readonly count: number;
  /** From the moment that a fault is lifted until a dossier that is sent then has ended. */
  readonly slowest: number;
}

export interface FaultRun {
  readonly rows: readonly FaultRow[];
  /** Faults that cannot be done here. */
  readonly leftOut: readonly string[];
  readonly outcome: Outcome;
}

/** Breaks an installation again and again while people use it, and then looks at what is there. */
export async function runFaults(site: Installation, asked: Asked): Promise<FaultRun> {
  const fileOf = await knownFiles(asked.isReal);
  let during = 'no fault';
  // People draw from a row of their own: when they act depends on the machine, the order of the faults does not.
  const drawn = randomFrom(asked.random.whole(1, 2 ** 30));
  const parts = { address: site.address, random: drawn, fileOf, during: () => during };
  const [probing, ...people] = site.offices.map((office) => newPerson({ ...parts, office }));
  if (probing === undefined) throw new Error('there is nobody');
  const stop = new AbortController();
  const living = people.map((person) => person.live(stop.signal));
  const struck = new Map<string, { count: number; slowest: number }>();
  const found: Found[] = [];
  const possible = asked.kinds.filter((kind) => kind.isPossible(site));
  const until = Date.now() + asked.milliseconds;
  const last = asked.last === undefined ? [] : [asked.last];
  for (const kind of [...order(possible, asked), ...last]) {
    if (Date.now() > until) break;
    during = kind.name;
    const slowest = await struckOnce(site, kind, probing, asked, found);
    const known = struck.get(kind.name) ?? { count: 0, slowest: 0 };
    struck.set(kind.name, { count: known.count + 1, slowest: Math.max(known.slowest, slowest) });
    asked.tell(`${kind.name}: ${(slowest / 1000).toFixed(1)} s`);
  }
  during = 'after all faults';
  stop.abort();
  await Promise.all(living);
  const outcome = await judged(site, [probing, ...people], asked.patience);
  const odd = unexpectedAnswers.splice(0).map((what) => ({ wrong: 'other' as const, during: '-', what }));
  return {
    rows: possible.map(({ name }) => ({ name, ...(struck.get(name) ?? { count: 0, slowest: 0 }) })),
    leftOut: asked.kinds.filter((kind) => !possible.includes(kind)).map(({ name }) => name),
    outcome: { ...outcome, found: [...found, ...odd, ...outcome.found] },
  };
}

/** Each fault as often as the others, in an order that is the same for the same seed. */
function order(kinds: readonly FaultKind[], { kills, random }: Asked): readonly FaultKind[] {
  const rounds = Math.ceil(kills / Math.max(1, kinds.length));
  return Array.from({ length: rounds }, () => random.shuffled(kinds))
    .flat()
    .slice(0, kills);
}

async function struckOnce(
  site: Installation,
  kind: FaultKind,
  probing: Person,
  { random, patience }: Asked,
  found: Found[],
): Promise<number> {
  await pause(random.whole(0, 1_000));
  // What stands still on a disk that people have filled says nothing of the fault.
  if (site.disk.left() < leastLeft) throw new Error('the installation has filled its disk: ask fewer faults at a time');
  try {
    await kind.strike(site, random);
  } catch (error) {
    found.push({ wrong: 'other', during: kind.name, what: String(error) });
  }
  const lifted = Date.now();
  if (!(await probing.probe(lifted + patience)))
    found.push({ wrong: 'stuck', during: kind.name, what: `a dossier sent after it has not ended in ${patience} ms` });
  return Date.now() - lifted;
}

/** The table of a run. */
export function faultTable({ rows, outcome }: FaultRun): string {
  const cells = (name: string, values: readonly (string | number)[]) =>
    name.padEnd(26) + values.map((value) => String(value).padStart(13)).join('');
  const all = ['no fault', ...rows.map(({ name }) => name), 'after all faults'];
  const lines = all.map((name) => {
    const { count, slowest } = rows.find((row) => row.name === name) ?? { count: 0, slowest: 0 };
    return cells(name, [
      count,
      ...countsOf(outcome, ({ during }) => during === name),
      `${(slowest / 1000).toFixed(1)} s`,
    ]);
  });
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const longest = Math.max(0, ...rows.map(({ slowest }) => slowest));
  const head = [
    'times',
    'acknowledged',
    'finished',
    'refused',
    'deleted',
    'lost',
    'double',
    'stuck',
    'other',
    'slowest',
  ];
  return [
    cells('fault', head),
    ...lines,
    cells('all', [total, ...countsOf(outcome, () => true), `${(longest / 1000).toFixed(1)} s`]),
  ].join('\n');
}

function countsOf({ sent, ended, found }: Outcome, isMeant: (of: { readonly during: string }) => boolean): number[] {
  const answered = sent.filter((one) => one.id !== null && isMeant(one));
  const endedAs = (status: string) => answered.filter((one: Sent) => ended.get(one) === status).length;
  const wrong = (kind: Found['wrong']) => found.filter((one) => one.wrong === kind && isMeant(one)).length;
  return [
    answered.length,
    endedAs('Finished'),
    endedAs('FailedWithError'),
    answered.filter(({ deletion }) => deletion === 'answered').length,
    ...(['lost', 'double', 'stuck', 'other'] as const).map(wrong),
  ];
}
