import { z } from 'zod';
import { apiPaths } from '#api/paths.ts';
import {
  apiTokenSchema,
  type CurrentUser,
  currentUserAnswerSchema,
  generateTokenSchema,
  roleSchema,
} from '#api/session.ts';
import type { RecognisedPerson } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import { bearerToken, isByClock } from '#server/platform/route-access.ts';
import { recognition, type SignInParts, tokenForCode, tokenForHandoff } from '#server/session/sign-in.ts';
import { endSession } from '#server/session/store.ts';

const everyRole = roleSchema.options;

export function sessionRoutes(app: App, parts: SignInParts): void {
  const recognise = recognition(parts.database, parts.keys);

  app.post(apiPaths.generateToken, {
    config: { access: 'public' },
    schema: { body: generateTokenSchema, response: { 200: apiTokenSchema } },
    handler: async ({ body, ip, headers }) => {
      const { secondFactor } = body;
      const visitor = { address: ip, userAgent: headers['user-agent'] ?? '', secondFactor };
      const api_token =
        'accessCode' in body
          ? await tokenForCode(parts, body.accessCode, visitor)
          : await tokenForHandoff(parts, body.handoff, visitor);
      return { api_token };
    },
  });

  app.get(apiPaths.confirmToken, {
    config: { access: 'public' },
    // The query is as specified, for others; the screens send the header alone, which no log of a proxy keeps.
    schema: {
      querystring: z.object({ token: z.string().max(4096).optional() }),
      response: { 200: currentUserAnswerSchema },
    },
    handler: async (request) => {
      const token = request.query.token ?? bearerToken(request);
      return { data: currentUser(await recognise(token, request.ip, isByClock(request))) };
    },
  });

  app.get(apiPaths.currentUser, {
    config: { access: everyRole, openFrom: 'own code' },
    schema: { response: { 200: currentUserAnswerSchema } },
    handler: (request) => ({ data: currentUser(request.person) }),
  });

  app.post(apiPaths.logout, {
    config: { access: everyRole, openFrom: 'own code' },
    handler: async ({ person }, reply) => {
      await parts.database.as('gate', async (tx) => {
        await endSession(tx, person.organisationId, person.sessionId);
        await parts.recordAct(tx, person, 'signed out', { name: person.holderName });
      });
      return reply.code(204).send();
    },
  });
}

function currentUser(person: RecognisedPerson): CurrentUser {
  return {
    name: person.holderName,
    organisation: person.organisationName,
    role: person.role,
    clientId: person.clientId,
    lacksSecondFactor: person.lacksSecondFactor,
    lacksOwnCode: person.lacksOwnCode,
    hasOwnCode: person.hasOwnCode,
  };
}
