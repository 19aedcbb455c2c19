import { z } from 'zod';
import { apiPaths } from '#api/paths.ts';
import { roleSchema } from '#api/session.ts';
import {
  colleagueSessionListSchema,
  openSessionListSchema,
  signInRulesAnswerSchema,
  signInRulesSchema,
} from '#api/sessions.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { personOf, type RouteAccess } from '#server/platform/route-access.ts';
import {
  colleagueSessions,
  endOpenSession,
  endOtherSessions,
  ownSessions,
} from '#server/session/open-session-store.ts';
import { requireProvenFirst, requireProven } from '#server/session/reauthentication.ts';
import { signInRules, storeSignInRules } from '#server/session/sign-in-rules-store.ts';

interface SessionParts {
  readonly database: Database;
  readonly recordAct: RecordAct;
}

const everyRole = roleSchema.options;
/** The sessions of a whole organisation, and how long they last. */
const mayManageSessions: RouteAccess = ['adviser'];
const sessionParameters = z.object({ sessionId: z.guid() });
const gate = { kind: 'gate' } as const;

export function openSessionRoutes(app: App, parts: SessionParts): void {
  ownSessionRoutes(app, parts);
  colleagueSessionRoutes(app, parts);
  signInRulesRoutes(app, parts);
}

function ownSessionRoutes(app: App, { database, recordAct }: SessionParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.sessions,
    config: { access: everyRole },
    schema: { response: { 200: openSessionListSchema } },
    handler: async (request) => ({ data: await database.as(gate, (tx) => ownSessions(tx, personOf(request))) }),
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.sessions,
    config: { access: everyRole },
    handler: async (request, reply) => {
      const person = personOf(request);
      await database.as(gate, async (tx) => {
        await requireProven(tx, person);
        const ended = await endOtherSessions(tx, person);
        if (ended > 0) await recordAct(tx, person, 'session ended', { name: `${person.holderName} (${ended})` });
      });
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.session,
    config: { access: everyRole },
    schema: { params: sessionParameters },
    handler: async (request, reply) => {
      const person = personOf(request);
      const { organisationId, holderId } = person;
      await database.as(gate, async (tx) => {
        await requireProven(tx, person);
        const ended = await endOpenSession(tx, { organisationId, holderId, sessionId: request.params.sessionId });
        if (ended === null) throw new ProblemError('NOT_FOUND');
        await recordAct(tx, person, 'session ended', { name: ended.holder });
      });
      return reply.code(204).send();
    },
  });
}

function colleagueSessionRoutes(app: App, { database, recordAct }: SessionParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.organisationSessions,
    config: { access: mayManageSessions },
    schema: { response: { 200: colleagueSessionListSchema } },
    handler: async (request) => {
      const person = personOf(request);
      return { data: await database.as(person, (tx) => colleagueSessions(tx, person)) };
    },
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.organisationSession,
    config: { access: mayManageSessions },
    schema: { params: sessionParameters },
    handler: async (request, reply) => {
      const person = personOf(request);
      const { organisationId } = person;
      await requireProvenFirst(database, person);
      await database.as(person, async (tx) => {
        const ended = await endOpenSession(tx, { organisationId, holderId: null, sessionId: request.params.sessionId });
        if (ended === null) throw new ProblemError('NOT_FOUND');
        const ofEmployer = ended.clientId === null ? {} : { clientId: ended.clientId };
        await recordAct(tx, person, 'session ended', { name: ended.holder, ...ofEmployer });
      });
      return reply.code(204).send();
    },
  });
}

function signInRulesRoutes(app: App, { database, recordAct }: SessionParts): void {
  const config = { access: mayManageSessions };
  app.route({
    method: 'GET',
    url: apiPaths.signInRules,
    config,
    schema: { response: { 200: signInRulesAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      return { data: await database.as(person, (tx) => signInRules(tx, person.organisationId)) };
    },
  });

  app.route({
    method: 'PUT',
    url: apiPaths.signInRules,
    config,
    schema: { body: signInRulesSchema, response: { 200: signInRulesAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const { idleMinutes, sessionHours, needsSecondFactor, needsOwnCode } = request.body;
      await requireProvenFirst(database, person);
      const data = await database.as(person, async (tx) => {
        await storeSignInRules(tx, person.organisationId, request.body, person.holderName);
        const factor = needsSecondFactor ? 'tweede factor verplicht' : 'tweede factor niet verplicht';
        const exchange = needsOwnCode
          ? 'inruilen van uitgegeven codes verplicht'
          : 'inruilen van uitgegeven codes niet verplicht';
        const name = `${idleMinutes} minuten zonder gebruik, ${sessionHours} uur in totaal, ${factor}, ${exchange}`;
        await recordAct(tx, person, 'sign-in rules changed', { name });
        return signInRules(tx, person.organisationId);
      });
      return { data };
    },
  });
}
