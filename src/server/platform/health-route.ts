import { sql } from 'kysely';
import { apiPaths } from '#api/paths.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Database } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** Ready: reports whether this process can do its work, with its database; says nothing about how it is built. */
export function healthRoute(app: App, database: Database): void {
  app.get(apiPaths.health, {
    config: { access: 'public' },
    handler: async (request) => {
      try {
        await database.as('gate', (tx) => sql`select 1`.execute(tx));
      } catch (error) {
        request.log.warn({ err: error }, 'database out of reach');
        throw new ProblemError('BUSY', { retryAfterSeconds: 5 });
      }
      return { status: 'ok' };
    },
  });
}

/** Alive: this process answers, whatever its database does. Who does not answer has to be started again. */
export function liveRoute(app: App): void {
  app.get(apiPaths.live, {
    config: { access: 'public' },
    handler: () => Promise.resolve({ status: 'ok' }),
  });
}
