import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { queueFaults } from '#server/platform/queue-faults.ts';
import type { Log } from '#server/platform/log.ts';

const schema = 'pgboss';
const oneYear = 365 * 24 * 60 * 60;
const nobodysJob = '00000000-0000-0000-0000-000000000000';

/** Given up only by the handler itself, which counts its attempts: the queue keeps offering until then. */
const queueOptions = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  heartbeatSeconds: 10,
  expireInSeconds: 30 * 60,
  retentionSeconds: oneYear,
  deleteAfterSeconds: 60 * 60,
  notify: true,
};

/** A queue of its own kind. */
export interface Queue {
  readonly name: string;
  /** What differs from a queue whose handler counts its attempts itself. */
  readonly options: Partial<typeof queueOptions> & { readonly retryBackoff?: boolean; readonly retryDelayMax?: number };
}

/** What a handler throws to be offered the job again. Has no content, because the queue stores what it is given. */
export class OfferAgainError extends Error {
  override readonly name = 'OfferAgainError';
}

/** A new job wakes its worker; only one that is offered again is found by looking. */
const pollingOptions = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };

/** Does one job. `signal` aborts when the job is taken away or the server stops. */
type JobHandler<Order> = (order: Order, signal: AbortSignal) => Promise<void>;

export interface JobCount {
  readonly queue: string;
  readonly state: string;
  readonly count: number;
}

export interface Jobs {
  /** Puts a job in a queue as part of a transaction: it commits or vanishes with it. It is done after so many seconds. */
  send(tx: Tx, queue: string, order: object, afterSeconds?: number): Promise<void>;
  /** How many jobs each queue has in each state; of those that ended, of the last hour. */
  counts(this: void): Promise<readonly JobCount[]>;
  /** How many jobs of a queue have not ended. */
  openCount(queue: string): Promise<number>;
  work<Order extends object>(queue: string, concurrency: number, handler: JobHandler<Order>): Promise<void>;
  /** Puts an empty job in a queue at these times (cron, UTC), once for all processes together. */
  schedule(queue: string, cron: string): Promise<void>;
  /** Takes no new jobs, gives the running ones a moment, then aborts them; they are offered again later. */
  stop(): Promise<void>;
}

/** How long running jobs may go on when the server stops. */
const stopMilliseconds = 10_000;

/** Opens the job queues on the application's own database. */
export async function openJobs(database: Database, opened: readonly (string | Queue)[], log: Log): Promise<Jobs> {
  const queues = opened.map((queue): Queue => (typeof queue === 'string' ? { name: queue, options: {} } : queue));
  const boss = new PgBoss({
    ...database.queueConnection,
    schema,
    useListenNotify: true,
    // The defaults would notice a dead worker up to a minute late.
    monitorIntervalSeconds: 2,
    superviseIntervalSeconds: 2,
  });
  boss.on('error', queueFaults(log));
  try {
    await prepareQueues(boss, database, queues);
  } catch (error) {
    // Its connections would go on trying, and stay open for ever.
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return jobsOf(boss, database);
}

async function prepareQueues(boss: PgBoss, database: Database, queues: readonly Queue[]): Promise<void> {
  await boss.start();
  for (const { name, options } of queues) {
    await boss.createQueue(name, { ...queueOptions, ...options });
    // One that an earlier version made has the options of then.
    await boss.updateQueue(name, { ...queueOptions, ...options });
  }
  // A first send inside a transaction would read the queue's settings outside it, and wait for it on one connection.
  for (const { name } of queues) await boss.findJobs(name, { id: nobodysJob });
  await allowSending(database);
  if (database.kind === 'embedded') for (const { name } of queues) await offerAbandoned(boss, name);
}

/**
 * Transactions run as the application's role, and enqueue in it. Processes that start together allow it one after
 * another: PostgreSQL refuses to change the rights of a table twice at a time ("tuple concurrently updated").
 */
async function allowSending({ kysely, appRole }: Database): Promise<void> {
  const role = sql.id(appRole);
  await kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('evenwicht: rights of the job queue'))`.execute(tx);
    await sql`grant usage on schema ${sql.id(schema)} to ${role}`.execute(tx);
    await sql`grant select, insert on all tables in schema ${sql.id(schema)} to ${role}`.execute(tx);
  });
}

/** Only one process has the embedded database: what was running when it starts was left by a dead one. */
async function offerAbandoned(boss: PgBoss, queue: string): Promise<void> {
  const abandoned = (await boss.findJobs(queue)).filter(({ state }) => state === 'active');
  for (const { id } of abandoned) await boss.fail(queue, id);
}

function jobsOf(boss: PgBoss, { kysely }: Database): Jobs {
  const stopping = new AbortController();
  return {
    send: async (tx, queue, order, afterSeconds = 0) => {
      await boss.send(queue, order, { db: fromKysely(tx), startAfter: afterSeconds });
    },
    counts: async () => {
      const { rows } = await sql<JobCount>`select name as queue, state::text as state, count(*)::integer as count
        from pgboss.job where name not like '\\_\\_%' group by name, state order by name, state`.execute(kysely);
      return rows;
    },
    openCount: async (queue) => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pgboss.job
        where name = ${queue} and state in ('created', 'retry', 'active')`.execute(kysely);
      return rows[0]?.count ?? 0;
    },
    work: async <Order extends object>(queue: string, concurrency: number, handler: JobHandler<Order>) => {
      const workOne = async () => {
        const worker = await boss.work<Order>(queue, pollingOptions, async ([job]) => {
          if (job !== undefined) await handler(job.data, AbortSignal.any([job.signal, stopping.signal]));
          // Looks for the next job at once: otherwise a backlog would go at one job per polling interval.
          boss.notifyWorker(worker);
        });
      };
      for (let started = 0; started < concurrency; started += 1) await workOne();
    },
    schedule: (queue, cron) => boss.schedule(queue, cron),
    stop: async () => {
      const abort = setTimeout(() => stopping.abort(), stopMilliseconds);
      await boss.stop({ graceful: true, timeout: stopMilliseconds + 3_000 });
      clearTimeout(abort);
    },
  };
}
