import { z } from 'zod';
import { apiPaths } from '#api/paths.ts';
import { roleSchema } from '#api/session.ts';
import {
  colleagueSessionListSchema,
  openSessionListSchema,
  signInRulesAnswerSchema,
  signInRulesSchema,
} from '#api/sessions.ts';
import { mayManageSessions } from '#server/platform/access.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import { required } from '#server/platform/errors/problem-error.ts';
import {
  colleagueSessions,
  endOpenSession,
  endOtherSessions,
  ownSessions,
} from '#server/session/open-session-store.ts';
import { requireProvenFirst, requireProven } from '#server/session/reauthentication.ts';
import { signInRules, storeSignInRules } from '#server/session/sign-in-rules-store.ts';

const everyRole = roleSchema.options;
const sessionParameters = z.object({ sessionId: z.guid() });

export function openSessionRoutes(app: App, parts: RecordedParts): void {
  ownSessionRoutes(app, parts);
  colleagueSessionRoutes(app, parts);
  signInRulesRoutes(app, parts);
}

function ownSessionRoutes(app: App, { database, recordAct }: RecordedParts): void {
  app.get(apiPaths.sessions, {
    config: { access: everyRole },
    schema: { response: { 200: openSessionListSchema } },
    handler: async ({ person }) => ({ data: await database.as('gate', (tx) => ownSessions(tx, person)) }),
  });

  app.delete(apiPaths.sessions, {
    config: { access: everyRole },
    handler: async ({ person }, reply) => {
      await database.as('gate', async (tx) => {
        await requireProven(tx, person);
        const ended = await endOtherSessions(tx, person);
        if (ended > 0) await recordAct(tx, person, 'session ended', { name: `${person.holderName} (${ended})` });
      });
      return reply.code(204).send();
    },
  });

  app.delete(apiPaths.session, {
    config: { access: everyRole },
    schema: { params: sessionParameters },
    handler: async ({ person, params }, reply) => {
      const { organisationId, holderId } = person;
      await database.as('gate', async (tx) => {
        await requireProven(tx, person);
        const ended = required(await endOpenSession(tx, { organisationId, holderId, sessionId: params.sessionId }));
        await recordAct(tx, person, 'session ended', { name: ended.holder });
      });
      return reply.code(204).send();
    },
  });
}

function colleagueSessionRoutes(app: App, { database, recordAct }: RecordedParts): void {
  app.get(apiPaths.organisationSessions, {
    config: { access: mayManageSessions },
    schema: { response: { 200: colleagueSessionListSchema } },
    handler: async ({ person }) => ({ data: await database.as(person, (tx) => colleagueSessions(tx, person)) }),
  });

  app.delete(apiPaths.organisationSession, {
    config: { access: mayManageSessions },
    schema: { params: sessionParameters },
    handler: async ({ person, params }, reply) => {
      const { organisationId } = person;
      await requireProvenFirst(database, person);
      await database.as(person, async (tx) => {
        const ended = required(
          await endOpenSession(tx, { organisationId, holderId: null, sessionId: params.sessionId }),
        );
        await recordAct(tx, person, 'session ended', { name: ended.holder, clientId: ended.clientId });
      });
      return reply.code(204).send();
    },
  });
}

function signInRulesRoutes(app: App, { database, recordAct }: RecordedParts): void {
  const config = { access: mayManageSessions };
  app.get(apiPaths.signInRules, {
    config,
    schema: { response: { 200: signInRulesAnswerSchema } },
    handler: async ({ person }) => ({
      data: await database.as(person, (tx) => signInRules(tx, person.organisationId)),
    }),
  });

  app.put(apiPaths.signInRules, {
    config,
    schema: { body: signInRulesSchema, response: { 200: signInRulesAnswerSchema } },
    handler: async ({ person, body }) => {
      const { idleMinutes, sessionHours, needsSecondFactor, needsOwnCode } = body;
      await requireProvenFirst(database, person);
      return {
        data: await database.as(person, async (tx) => {
          await storeSignInRules(tx, person.organisationId, body, person.holderName);
          const factor = needsSecondFactor ? 'tweede factor verplicht' : 'tweede factor niet verplicht';
          const exchange = needsOwnCode
            ? 'inruilen van uitgegeven codes verplicht'
            : 'inruilen van uitgegeven codes niet verplicht';
          const name = `${idleMinutes} minuten zonder gebruik, ${sessionHours} uur in totaal, ${factor}, ${exchange}`;
          await recordAct(tx, person, 'sign-in rules changed', { name });
          return signInRules(tx, person.organisationId);
        }),
      };
    },
  });
}
