import { apiPaths } from '#api/paths.ts';
import { mayHearChanges } from '#server/platform/access.ts';
import { ChangeStreams, type OpenSessions, type StreamLimits } from '#server/changes/change-streams.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Listening } from '#server/platform/notices/listening.ts';
import { bearerToken, type Recognition } from '#server/platform/route-access.ts';

interface ChangeParts {
  readonly database: Database;
  readonly recognise: Recognition;
  readonly openSessions: OpenSessions;
  readonly limits: StreamLimits;
}

/** Tells whoever listens which lists changed; the lists themselves are fetched as ever. */
export function changeRoutes(app: App, { database, recognise, openSessions, limits }: ChangeParts): void {
  const streams = new ChangeStreams(limits, openSessions);
  let listening: Listening | null = null;
  app.addHook('onReady', async () => {
    listening = database.listen(streams);
  });
  // Before the server waits for the answers that are on their way: these would never end.
  app.addHook('preClose', async () => {
    await listening?.stop();
    streams.endAll();
  });

  app.get(apiPaths.changes, {
    config: { access: mayHearChanges },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const token = bearerToken(request);
      const { ip } = request;
      const { person } = request;
      const stream = streams.opened(person, async () => {
        const now = await recognise(token, ip, true).catch(() => null);
        return now !== null && !now.lacksSecondFactor && !now.lacksOwnCode && isSame(now, person);
      });
      // A proxy that gathers what it passes on would keep it until the end.
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  });
}

const isSame = (now: Person, before: Person): boolean =>
  now.role === before.role && now.clientId === before.clientId && now.organisationId === before.organisationId;
