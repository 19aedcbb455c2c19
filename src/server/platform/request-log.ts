import type { App } from '#server/platform/app-type.ts';

/** One line per answered request: by route, because the address itself can hold a token. */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        holder: request.person?.holderId,
        // Where refused calls come from, to recognise somebody who tries.
        address: [401, 403, 429].includes(reply.statusCode) ? request.ip : undefined,
      },
      'answered',
    );
  });
}
