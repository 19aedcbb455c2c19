import type { FastifyInstance } from 'fastify';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers with a list: few at a time for one person. */
    isList?: true;
  }
}

/** Lists that are read for one person at a time. */
export const listsAtOnce = 2;
/** More than these wait for their turn: a browser with several pages asks for all of their lists when one changes. */
export const listsWaiting = 20;

interface Places {
  taken: number;
  readonly waiting: (() => void)[];
}

/** Keeps one person from taking all connections, or all time of the embedded database, with lists and searches. */
export function limitLists(app: FastifyInstance): void {
  const inPlace = listPlaces();
  app.addHook('onRoute', (route) => {
    if (route.config?.isList !== true) return;
    const { handler } = route;
    route.handler = function limited(request, reply) {
      return inPlace(request.person.holderId, async () => {
        // Nobody reads the answer of a search that was typed over meanwhile.
        if (request.raw.socket.destroyed) throw new ProblemError('UPLOAD_INCOMPLETE');
        return handler.call(this, request, reply);
      });
    };
  });
}

/** Does work once whoever it is for has a place, in the order in which it was asked; refuses it when too much waits. */
export function listPlaces() {
  const placesOf = new Map<string, Places>();

  function leave(whose: string, places: Places): void {
    const next = places.waiting.shift();
    // The place goes to the next one.
    if (next !== undefined) next();
    else if (--places.taken === 0) placesOf.delete(whose);
  }

  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    const places = placesOf.get(whose) ?? { taken: 0, waiting: [] };
    placesOf.set(whose, places);
    if (places.taken < listsAtOnce) places.taken += 1;
    else if (places.waiting.length < listsWaiting)
      await new Promise<void>((resolve) => {
        places.waiting.push(resolve);
      });
    else throw new ProblemError('LISTS_UNDER_WAY', { retryAfterSeconds: 1 });
    try {
      return await work();
    } finally {
      leave(whose, places);
    }
  };
}
