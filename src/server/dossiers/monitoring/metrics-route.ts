import { createHash, timingSafeEqual } from 'node:crypto';
import { apiPaths } from '#api/paths.ts';
import { organisationsNearLimit, type WarningParts } from '#server/dossiers/monitoring/early-warnings.ts';
import { longestWait } from '#server/dossiers/turn-store.ts';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/problem-error.ts';
import { bearerToken } from '#server/platform/route-access.ts';
import type { RoomLeft } from '#server/platform/room-left.ts';

export interface MetricsParts extends Pick<WarningParts, 'database' | 'organisationIds'> {
  /** Secret of whoever collects. */
  readonly token: string;
}

interface Measure {
  readonly name: string;
  readonly help: string;
  readonly value: number;
}

const rooms: Readonly<Record<RoomLeft, number>> = { none: 0, narrow: 1, ample: 2 };

/** In the text form of Prometheus, which every collector reads. */
const textOf = (measures: readonly Measure[]): string =>
  measures.map(({ name, help, value }) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`).join('');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

async function measures({ database, organisationIds }: MetricsParts): Promise<readonly Measure[]> {
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
      name: 'evenwicht_organisations_near_file_limit',
      help: 'Organisations that store 80% or more of what they may.',
      value: (await organisationsNearLimit({ database, organisationIds })).length,
    },
  ];
}

/** Numbers for who watches the server, with a secret of their own; nothing of anybody. */
export function metricsRoute(app: App, parts: MetricsParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.metrics,
    config: { access: 'public' },
    handler: async (request, reply) => {
      if (!timingSafeEqual(digest(bearerToken(request)), digest(parts.token))) throw new ProblemError('NOT_SIGNED_IN');
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(textOf(await measures(parts)));
    },
  });
}
