import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role } from '#api/session.ts';
import { byClock } from '#api/by-clock.ts';
import type { Person, RecognisedPerson } from '#server/platform/database/actor.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** Who may call a route: anybody, or the roles named. */
export type RouteAccess = 'public' | readonly Role[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /**
     * From which step on it is open to who has yet to set what is asked of them: first an own code, then a second factor. They
     * come nowhere else.
     */
    openFrom?: 'own code' | 'second factor';
  }
  interface FastifyRequest {
    /** Null on a route that is open to anybody. */
    recognised: RecognisedPerson | null;
    /** The signed-in person of a guarded route; throws NOT_SIGNED_IN on any other. */
    readonly person: RecognisedPerson;
  }
}

/**
 * Finds the signed-in person behind a bearer token; throws NOT_SIGNED_IN. That renews the session, unless it is asked by
 * the clock.
 */
export type Recognition = (token: string, address: string, isByClock?: boolean) => Promise<RecognisedPerson>;

/** Hears of a person who called what is not theirs to call. */
export type NoteRefusedCall = (person: Person, route: string) => Promise<void>;

/** Keeps every route behind its access rule. A route without one does not start. */
export function guardRoutes(app: FastifyInstance, recognise: Recognition, noteRefusal: NoteRefusedCall): void {
  app.decorateRequest('recognised', null);
  app.decorateRequest('person', {
    getter() {
      return personOf(this);
    },
  });
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) throw new Error(`route ${route.url} does not say who may call it`);
  });
  // Before the body is read: nobody sends five megabytes to be refused afterwards.
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return;
    const person = await recognise(bearerToken(request), request.ip, isByClock(request));
    request.recognised = person;
    if (!access.includes(person.role)) {
      await noteRefusal(person, `${request.method} ${request.routeOptions.url ?? ''}`);
      throw new ProblemError('NOT_ALLOWED');
    }
    const { openFrom } = request.routeOptions.config;
    if (person.lacksOwnCode && openFrom !== 'own code') throw new ProblemError('OWN_CODE_MISSING');
    if (person.lacksSecondFactor && openFrom === undefined) throw new ProblemError('SECOND_FACTOR_MISSING');
    // Who went away meanwhile sends nothing more: reading a form that will never end would wait for ever.
    if (request.raw.socket.destroyed) throw new ProblemError('UPLOAD_INCOMPLETE');
  });
}

/** Whether a page says that it made this call by itself. Whoever says so falsely shortens their own session. */
export const isByClock = ({ headers }: FastifyRequest): boolean =>
  Object.keys(byClock).every((name) => name in headers);

/** The token that a call carries in its header; throws NOT_SIGNED_IN when it has none. */
export function bearerToken(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new ProblemError('NOT_SIGNED_IN');
  return token;
}

/** The signed-in person of a guarded route; throws NOT_SIGNED_IN on any other. */
export function personOf({ recognised }: FastifyRequest): RecognisedPerson {
  if (recognised === null) throw new ProblemError('NOT_SIGNED_IN');
  return recognised;
}
