import type { Client } from 'pg';
import { sql, type Kysely } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import { type Actor, actorSettings } from '#server/platform/database/actor.ts';
import type { Hearing, Listening } from '#server/platform/notices/listening.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { Vault } from '#server/platform/database/vault-keys.ts';

/**
 * How much room the database has: `narrow` is well before it matters; with `none` nothing is added any more, while
 * reading, signing in and deleting go on.
 */
export type RoomLeft = 'ample' | 'narrow' | 'none';

export interface Connections {
  readonly open: number;
  /** Of these, used by nobody. */
  readonly idle: number;
  /** Calls that wait for one. */
  readonly waiting: number;
}

/** An open database, embedded or a server: the same to everything above it. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly kysely: Kysely<Tables>;
  /** How the job queue reaches the same database. */
  readonly queueConnection: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'> & {
    /** What the queue's own pool makes its connections of. */
    readonly Client?: typeof Client;
  };
  /** Role without the right to bypass row-level security; every transaction runs as it. */
  readonly appRole: string;
  /** With what its transactions seal and open files; absent where no master key was given. */
  readonly vault?: Vault;
  /**
   * Runs `work` in one transaction in the name of `actor`. Inside, use only `tx`: the embedded database has one
   * connection, and anything else would wait for this transaction for ever.
   */
  as<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** How much room there is for what is added; asked as often as one likes. */
  roomLeft(this: void): Promise<RoomLeft>;
  /** Goes on with a transaction in the name of another actor. */
  become(tx: Tx, actor: Actor): Promise<void>;
  /** Hears what the database says of changes (`migrations/baseline-triggers.ts`), its own and those of other processes. */
  listen(this: void, hearing: Hearing): Listening;
  /** Connections of this process; null where there is but one. */
  connections(this: void): Connections | null;
  /** Gives back to the disk what was deleted, as far as nothing else does. */
  sweep(this: void, isQuiet: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Role of the application for a database; roles belong to the whole cluster, so the name has the database in it. */
export async function appRoleName(kysely: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select left(current_database(), 48) || '_app' as name`.execute(kysely);
  return rows[0]?.name ?? '';
}

/**
 * What time it is for everybody on this database. What was written down has its times from there; a machine whose own
 * clock is wrong would erase what is not due.
 */
export async function databaseMoment({ kysely }: Pick<Database, 'kysely'>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('the database does not tell the time');
  return row.now;
}

/** The gate asks who a person is. */
const isOfCall = (actor: Actor): boolean => actor === 'gate' || (typeof actor === 'object' && actor.kind === 'person');

/** Lets the statements of a transaction take as long as they need. */
export async function takeAnyTime(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
}

/**
 * Runs transactions in the name of an actor, and lets one go on in the name of another. What a person asks for ends when one
 * of its statements takes longer than `patience` milliseconds; 0 = never. Jobs and commands have no such limit.
 */
export function actors(kysely: Kysely<Tables>, appRole: string, patience: number): Pick<Database, 'as' | 'become'> {
  const become = async (tx: Tx, actor: Actor): Promise<void> => {
    const settings = actorSettings(actor);
    // One round trip; all of it ends with the transaction. Without the role a superuser or owner sees every row.
    await sql`select set_config('app.actor', ${settings.actor}, true),
      set_config('app.organisation', ${settings.organisation}, true),
      set_config('app.client', ${settings.client}, true), set_config('role', ${appRole}, true),
      set_config('statement_timeout', ${String(isOfCall(actor) ? patience : 0)}, true)`.execute(tx);
  };
  return {
    become,
    as: (actor, work) =>
      kysely.transaction().execute(async (tx) => {
        await become(tx, actor);
        return work(tx);
      }),
  };
}
