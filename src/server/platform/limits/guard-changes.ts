import type { App } from '#server/platform/app-type.ts';
import type { Database } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { requireRoom } from '#server/platform/database/room-left.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Has a limit of its own, and does not count among the changes of its holder. */
    isCountedApart?: boolean;
    /** Ends or takes away something without being a DELETE: it goes on when there is no room. */
    needsNoRoom?: boolean;
  }
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every call that changes something, whatever route comes later: so many a minute for each holder, counted by each process
 * for itself, and none that adds when there is no room. Before the body is read. Signing in and out is no change.
 */
export function guardChanges(app: App, database: Database, changesPerMinute: number): void {
  const counted = app.createRateLimit({
    max: changesPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ recognised, ip }) => recognised?.holderId ?? ip,
  });
  app.addHook('onRequest', async (request) => {
    const { openFrom, isCountedApart, needsNoRoom } = request.routeOptions.config;
    if (request.recognised === null || readingMethods.has(request.method) || openFrom !== undefined) return;
    const count = isCountedApart === true ? null : await counted(request);
    if (count !== null && !count.isAllowed && count.isExceeded)
      throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: count.ttlInSeconds });
    if (request.method !== 'DELETE' && needsNoRoom !== true) await requireRoom(database);
  });
}
