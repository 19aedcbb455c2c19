import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import { apiPaths } from '#api/paths.ts';
import { organisationsNearLimit, type WarningParts } from '#server/dossiers/monitoring/early-warnings.ts';
import { longestWait, submittedCount } from '#server/dossiers/turn-store.ts';
import type { App } from '#server/platform/app-type.ts';
import { freeMegabytes } from '#server/platform/embedded/disk-reserve.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { bearerToken } from '#server/platform/route-access.ts';
import type { RoomLeft } from '#server/platform/database/database.ts';
import { secondsSinceBackup } from '#server/platform/watching/backup-moment-store.ts';
import type { WatchedWork } from '#server/platform/watching/watched-work.ts';

export interface MetricsParts
  extends Pick<WarningParts, 'database' | 'organisationIds'>, Pick<WatchedWork, 'metrics' | 'diskFolder'> {
  readonly jobCounts: Jobs['counts'];
  /** Secret of whoever collects. */
  readonly token: string;
}

interface Measure {
  readonly name: string;
  readonly help: string;
  /** A number, or one for each of several. */
  readonly value: number | readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[];
}

const rooms: Readonly<Record<RoomLeft, number>> = { none: 0, narrow: 1, ample: 2 };

/** In the text form of Prometheus, which every collector reads. */
async function textOf(measures: readonly Measure[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, value } of measures) {
    const values = typeof value === 'number' ? [{ labels: {}, value }] : value;
    const labelNames = Object.keys(values[0]?.labels ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const one of values) gauge.set(one.labels, one.value);
  }
  return registry.metrics();
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What the database tells: the same from each process. */
async function databaseMeasures({ database, organisationIds, jobCounts }: MetricsParts): Promise<readonly Measure[]> {
  const { minutes, waiting } = await longestWait(database);
  return [
    {
      name: 'evenwicht_database_room',
      help: 'Room for the database: 2 enough, 1 little, 0 none (nothing is added any more).',
      value: rooms[await database.roomLeft()],
    },
    { name: 'evenwicht_calculations_waiting', help: 'Calculations that somebody waits for.', value: waiting },
    {
      name: 'evenwicht_calculations_longest_wait_minutes',
      help: 'How long the first of them waits.',
      value: minutes,
    },
    {
      name: 'evenwicht_calculations_open',
      help: 'Calculations that were asked for and have not ended: those that run, and those that nobody waits for.',
      value: await submittedCount(database),
    },
    {
      name: 'evenwicht_jobs',
      help: 'Jobs per queue and state; those that ended of the last hour.',
      value: (await jobCounts()).map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
    },
    {
      name: 'evenwicht_backup_age_seconds',
      help: 'How long ago the last backup was made; +Inf when there is none.',
      value: await secondsSinceBackup(database),
    },
    {
      name: 'evenwicht_organisations_near_file_limit',
      help: 'Organisations that store 80% or more of what they may.',
      value: (await organisationsNearLimit({ database, organisationIds })).length,
    },
  ];
}

/** What this process tells of its machine and its connections. */
function ownMeasures({ database, diskFolder }: MetricsParts, isUp: boolean): readonly Measure[] {
  const connections = database.connections();
  return [
    { name: 'evenwicht_database_up', help: 'Whether the database answers this process.', value: isUp ? 1 : 0 },
    {
      name: 'evenwicht_disk_free_bytes',
      help: 'Free on the disk of this process: of its data folder, or of its temporary files.',
      value: freeMegabytes(diskFolder) * 2 ** 20,
    },
    ...(connections === null
      ? []
      : [
          {
            name: 'evenwicht_database_connections',
            help: 'Connections of this process to its database; waiting: calls that have none yet.',
            value: Object.entries(connections).map(([state, value]) => ({ labels: { state }, value })),
          },
        ]),
  ];
}

/** A process whose database is away still tells of itself. */
async function measuresText(parts: MetricsParts, log: Pick<FastifyBaseLogger, 'warn'>): Promise<string> {
  const ofDatabase = await databaseMeasures(parts).catch((err: unknown) => {
    log.warn({ err }, 'database out of reach for numbers');
    return null;
  });
  const measured = await textOf([...ownMeasures(parts, ofDatabase !== null), ...(ofDatabase ?? [])]);
  return measured + (parts.metrics === null ? '' : await parts.metrics.registry.metrics());
}

/** Numbers for those who monitor the server, with a secret of their own; nothing of anybody. */
export function metricsRoute(app: App, parts: MetricsParts): void {
  app.get(apiPaths.metrics, {
    config: { access: 'public' },
    handler: async (request, reply) => {
      if (!timingSafeEqual(digest(bearerToken(request)), digest(parts.token))) throw new ProblemError('NOT_SIGNED_IN');
      const text = await measuresText(parts, request.log);
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
    },
  });
}
