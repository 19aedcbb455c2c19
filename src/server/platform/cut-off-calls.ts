import type { FastifyRequest } from 'fastify';
import { normalizeIP } from '@fastify/rate-limit';

const cutOffWindow = 60_000;

/** Whether the connection of a call was reset before it was looked at: it has no address any more, and nobody hears an answer. */
export const isWithoutAddress = ({ raw }: FastifyRequest): boolean => raw.socket.remoteAddress === undefined;

/** By what calls are counted: their address, and one name for all whose connection is gone already. */
export const callerKey = (request: FastifyRequest): string =>
  isWithoutAddress(request) ? 'cut off' : normalizeIP(request.ip);

export type NoteCutOff = (request: FastifyRequest, error?: Error) => void;

/** Notes calls that were cut off: anybody makes thousands of them, so that one line in a minute counts them. */
export function cutOffNotes(window = cutOffWindow): NoteCutOff {
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (request, error) => {
    count += 1;
    const now = performance.now();
    if (now - since < window) return;
    request.log.info({ err: error, route: request.routeOptions.url ?? 'none', count }, 'call cut off');
    since = now;
    count = 0;
  };
}
