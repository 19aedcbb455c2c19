import { randomUUID } from 'node:crypto';
import type { App } from '#server/platform/app-type.ts';
import { isWithoutAddress, type NoteCutOff } from '#server/platform/cut-off-calls.ts';

/** Each call has an id of ours, in every line of the log about it, in its trace and in its answer. */
export const genReqId = (): string => randomUUID();
export const logFields = { disableRequestLogging: true, requestIdLogLabel: 'request' } as const;

/** One line per answered request: by route, because the address itself can hold a token. */
export function logRequests(app: App, noteCutOff: NoteCutOff): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isWithoutAddress(request)) noteCutOff(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isWithoutAddress(request)) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        holder: request.recognised?.holderId,
        // Where refused calls come from, to recognise somebody who tries.
        address: [401, 403, 429].includes(reply.statusCode) ? request.ip : undefined,
      },
      'answered',
    );
  });
}
