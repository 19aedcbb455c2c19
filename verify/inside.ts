import { sql } from 'kysely';
import { exportedAnswer, verifiedAnswer } from '#server/audit/chain/audit-command.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import type { Installation } from './installation.ts';
import type { Found } from './ledger.ts';
import type { Person } from './person.ts';

/** A file as somebody downloaded it. */
export interface Kept {
  readonly dossierId: string;
  readonly type: string;
  readonly sha256: string;
}

/** Stops the processes and looks at the tables themselves. */
export async function insideFaults(
  site: Installation,
  people: readonly Person[],
  kept: readonly Kept[],
): Promise<readonly Found[]> {
  return site.lookInside(async (raw, asServer) => [
    ...(await checksumFaults(raw, kept)),
    ...(await logFaults(raw, people, site.sentByFaults)),
    ...(await jobFaults(raw)),
    ...(await variantFaults(raw, people)),
    ...(await chainFaults(raw, asServer)),
  ]);
}

const other = (what: string): Found => ({ wrong: 'other', during: '-', what });

/** What is downloaded is what was stored. */
async function checksumFaults({ kysely }: Database, kept: readonly Kept[]): Promise<readonly Found[]> {
  const { rows } = await sql<Kept>`select dossier_id as "dossierId", type, sha256 from dossier_file`.execute(kysely);
  const stored = new Map(rows.map(({ dossierId, type, sha256 }) => [`${dossierId} ${type}`, sha256]));
  return kept
    .filter(({ dossierId, type, sha256 }) => stored.get(`${dossierId} ${type}`) !== sha256)
    .map(({ dossierId, type }) => other(`${type} of ${dossierId} has another checksum than was stored`));
}

/** Each upload and each deletion that happened is in the log once, and no other. */
async function logFaults(
  { kysely }: Database,
  people: readonly Person[],
  sentByFaults: ReadonlySet<string>,
): Promise<readonly Found[]> {
  const { rows } = await sql<{ action: string; id: string; count: number }>`
    select action, dossier_id as id, count(*)::integer as count from audit_entry
    where action in ('dossier uploaded', 'dossier deleted') group by action, dossier_id`.execute(kysely);
  const counts = new Map(rows.map(({ action, id, count }) => [`${action} ${id}`, count]));
  const sent = people.flatMap(({ sent }) => sent);
  const expected = sent.flatMap(({ id, deletion, name }) => [
    { key: `dossier uploaded ${id}`, count: id === null ? 0 : 1, name },
    { key: `dossier deleted ${id}`, count: deletion === 'answered' ? 1 : 0, name },
  ]);
  const found = expected
    .filter(({ key, count }) => (counts.get(key) ?? 0) !== count)
    .map(({ key, count, name }) => other(`the log has ${counts.get(key) ?? 0} x ${key} (${name}), not ${count}`));
  const ids = new Set([...sent.map(({ id }) => id), ...sentByFaults]);
  const { rows: examples } = await sql<{ id: string }>`select id from dossier where is_example`.execute(kysely);
  for (const { id } of examples) ids.add(id);
  const strange = rows.filter(({ id }) => !ids.has(id));
  return [...found, ...strange.map(({ action, id }) => other(`the log has ${action} of ${id}, which nobody sent`))];
}

/** Nothing is left in the queue: no job without a process, and none that waits though every dossier has ended. */
async function jobFaults({ kysely }: Database): Promise<readonly Found[]> {
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text as state, count(*)::integer as count from pgboss.job
    where name in ('calculate-dossier', 'calculate-variant') and state in ('created', 'retry', 'active')
    group by name, state`.execute(kysely);
  return rows.map(({ name, state, count }) => ({
    wrong: 'stuck',
    during: '-',
    what: `${count} jobs of ${name} are still ${state}`,
  }));
}

/** Each what-if that was answered is there once and has ended. */
async function variantFaults({ kysely }: Database, people: readonly Person[]): Promise<readonly Found[]> {
  const { rows } = await sql<{ id: string; dossierId: string; name: string; status: string }>`
    select id, dossier_id as "dossierId", name, status from variant`.execute(kysely);
  const sent = people.flatMap(({ sent }) => sent).filter(({ deletion }) => deletion === 'no');
  return sent.flatMap(({ id, during, name, variants }) =>
    [...variants].flatMap(([variant, answered]): readonly Found[] => {
      const same = rows.filter((row) => row.dossierId === id && row.name === variant);
      const tell = (wrong: Found['wrong'], what: string) => [{ wrong, during, what: `${name}, ${variant}: ${what}` }];
      if (same.length > 1) return tell('double', `is there ${same.length} times`);
      if (answered !== null && same[0]?.id !== answered) return tell('lost', 'was answered, and is not there');
      const state = same[0]?.status ?? 'Finished';
      return state === 'Finished' ? [] : tell(state === 'Submitted' ? 'stuck' : 'other', `ended as ${state}`);
    }),
  );
}

/** The chain over the log of each organisation is whole, and no act is outside it. */
async function chainFaults({ kysely }: Database, asServer: Database): Promise<readonly Found[]> {
  const { rows } = await sql<{ name: string }>`select name from organisation`.execute(kysely);
  const found: Found[] = [];
  for (const { name } of rows) {
    const exported = await exportedAnswer(asServer, name, logTo('silent'));
    const { exitCode, error } = verifiedAnswer(exported.out, null);
    if (exitCode !== 0) found.push(other(`the log of ${name}: ${error}`));
  }
  const { rows: outside } = await sql<{ count: number }>`
    select count(*)::integer as count from audit_entry where organisation_id is not null and not exists (
      select from audit_seal where audit_seal.entry_id = audit_entry.id)`.execute(kysely);
  if ((outside[0]?.count ?? 0) > 0) found.push(other(`${outside[0]?.count} acts are not in the chain`));
  return found;
}
