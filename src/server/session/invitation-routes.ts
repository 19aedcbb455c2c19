import { z } from 'zod';
import { adviserAccessAnswerSchema, issuedCodeAnswerSchema, newAdviserCodeSchema } from '#api/access-codes.ts';
import { accessNoticesSchema, seenNoticeSchema } from '#api/access-notices.ts';
import { invitationListSchema } from '#api/invitations.ts';
import { apiPaths } from '#api/paths.ts';
import type { App } from '#server/platform/app-type.ts';
import { mayGiveAccess, mayInviteAdvisers, mayManageCodes } from '#server/platform/access.ts';
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
  app.post(apiPaths.organisationCodes, {
    config: { access: mayInviteAdvisers },
    schema: {
      params: organisationParameters,
      body: newAdviserCodeSchema,
      response: { 201: adviserAccessAnswerSchema },
    },
    handler: async ({ person, params, body }, reply) => {
      const { holder: name, days } = body;
      const { organisationId } = params;
      const data = await adviserAccess(parts, person, { organisationId, name, days });
      return reply.code(201).send({ data });
    },
  });

  app.get(apiPaths.organisationInvitations, {
    config: { access: mayInviteAdvisers },
    schema: { params: organisationParameters, response: { 200: invitationListSchema } },
    handler: async ({ person, params }) => ({
      data: await parts.database.as(person, (tx) => invitations(tx, params.organisationId)),
    }),
  });
}

function decidingRoutes(app: App, parts: CodeParts): void {
  app.get(apiPaths.invitations, {
    config: { access: mayGiveAccess },
    schema: { response: { 200: invitationListSchema } },
    handler: async ({ person }) => ({
      data: await parts.database.as(person, (tx) => invitations(tx, person.organisationId)),
    }),
  });

  app.post(apiPaths.invitationConfirmation, {
    config: { access: mayGiveAccess },
    schema: { params: invitationParameters, response: { 201: issuedCodeAnswerSchema } },
    handler: async ({ person, params }, reply) => {
      const data = await confirmedInvitation(parts, person, params.invitationId);
      return reply.code(201).send({ data });
    },
  });

  app.delete(apiPaths.invitation, {
    config: { access: mayManageCodes },
    schema: { params: invitationParameters },
    handler: async ({ person, params }, reply) => {
      await endedInvitation(parts, person, params.invitationId);
      return reply.code(204).send();
    },
  });
}

function noticeRoutes(app: App, { database }: CodeParts): void {
  app.get(apiPaths.accessNotices, {
    config: { access: mayGiveAccess },
    schema: { response: { 200: accessNoticesSchema } },
    handler: async ({ person }) => ({ data: await database.as(person, (tx) => accessNotices(tx, person)) }),
  });

  app.post(apiPaths.accessNoticesSeen, {
    config: { access: mayGiveAccess, needsNoRoom: true },
    schema: { body: seenNoticeSchema, response: { 200: accessNoticesSchema } },
    handler: async ({ person, body }) => ({
      data: await database.as(person, async (tx) => {
        await dismissNotices(tx, person, body.id);
        return accessNotices(tx, person);
      }),
    }),
  });
}
