import { z } from 'zod';
import { adviserAccessAnswerSchema, issuedCodeAnswerSchema, newAdviserCodeSchema } from '#api/access-codes.ts';
import { accessNoticesSchema, seenNoticeSchema } from '#api/access-notices.ts';
import { invitationListSchema } from '#api/invitations.ts';
import { apiPaths } from '#api/paths.ts';
import type { App } from '#server/platform/app-type.ts';
import { personOf } from '#server/platform/route-access.ts';
import { mayGiveAccess, mayInviteAdvisers, mayManageCodes } from '#server/session/code-access.ts';
import type { CodeParts } from '#server/session/grant-access.ts';
import { invitations } from '#server/session/invitation-store.ts';
import { adviserAccess, confirmedInvitation, endedInvitation } from '#server/session/invite-adviser.ts';
import { accessNotices, dismissNotices } from '#server/session/notice-store.ts';

const organisationParameters = z.object({ organisationId: z.guid() });
const invitationParameters = z.object({ invitationId: z.guid() });

export function invitationRoutes(app: App, parts: CodeParts): void {
  invitingRoutes(app, parts);
  decidingRoutes(app, parts);
  noticeRoutes(app, parts);
}

function invitingRoutes(app: App, parts: CodeParts): void {
  app.route({
    method: 'POST',
    url: apiPaths.organisationCodes,
    config: { access: mayInviteAdvisers },
    schema: {
      params: organisationParameters,
      body: newAdviserCodeSchema,
      response: { 201: adviserAccessAnswerSchema },
    },
    handler: async (request, reply) => {
      const { holder: name, days } = request.body;
      const { organisationId } = request.params;
      const data = await adviserAccess(parts, personOf(request), { organisationId, name, days });
      return reply.code(201).send({ data });
    },
  });

  app.route({
    method: 'GET',
    url: apiPaths.organisationInvitations,
    config: { access: mayInviteAdvisers },
    schema: { params: organisationParameters, response: { 200: invitationListSchema } },
    handler: async (request) => ({
      data: await parts.database.as(personOf(request), (tx) => invitations(tx, request.params.organisationId)),
    }),
  });
}

function decidingRoutes(app: App, parts: CodeParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.invitations,
    config: { access: mayGiveAccess },
    schema: { response: { 200: invitationListSchema } },
    handler: async (request) => {
      const person = personOf(request);
      return { data: await parts.database.as(person, (tx) => invitations(tx, person.organisationId)) };
    },
  });

  app.route({
    method: 'POST',
    url: apiPaths.invitationConfirmation,
    config: { access: mayGiveAccess },
    schema: { params: invitationParameters, response: { 201: issuedCodeAnswerSchema } },
    handler: async (request, reply) => {
      const data = await confirmedInvitation(parts, personOf(request), request.params.invitationId);
      return reply.code(201).send({ data });
    },
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.invitation,
    config: { access: mayManageCodes },
    schema: { params: invitationParameters },
    handler: async (request, reply) => {
      await endedInvitation(parts, personOf(request), request.params.invitationId);
      return reply.code(204).send();
    },
  });
}

function noticeRoutes(app: App, { database }: CodeParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.accessNotices,
    config: { access: mayGiveAccess },
    schema: { response: { 200: accessNoticesSchema } },
    handler: async (request) => {
      const person = personOf(request);
      return { data: await database.as(person, (tx) => accessNotices(tx, person)) };
    },
  });

  app.route({
    method: 'POST',
    url: apiPaths.accessNoticesSeen,
    config: { access: mayGiveAccess, needsNoRoom: true },
    schema: { body: seenNoticeSchema, response: { 200: accessNoticesSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const data = await database.as(person, async (tx) => {
        await dismissNotices(tx, person, request.body.id);
        return accessNotices(tx, person);
      });
      return { data };
    },
  });
}
