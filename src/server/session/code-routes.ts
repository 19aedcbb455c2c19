import { z } from 'zod';
import {
  type AccessCode,
  accessCodeAnswerSchema,
  accessCodeListSchema,
  codeExtensionSchema,
  issuedCodeAnswerSchema,
  newEmployerCodeSchema,
} from '#api/access-codes.ts';
import type { AuditAction } from '#api/audit-actions.ts';
import { apiPaths } from '#api/paths.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';
import { mayGiveAccess, mayInviteAdvisers, mayManageCodes } from '#server/session/code-access.ts';
import {
  extendCode,
  managedCode,
  type ManagedCode,
  managedCodes,
  requireFewCodes,
  revokeCode,
  revokeCodesOfProvider,
} from '#server/session/code-store.ts';
import { type CodeParts, grantAccess } from '#server/session/grant-access.ts';
import { endSessions } from '#server/session/issue-store.ts';
import { requireProvenFirst } from '#server/session/reauthentication.ts';
import { replacedCode } from '#server/session/replace-code.ts';
import { deleteFactor } from '#server/session/factor-store.ts';

const codeParameters = z.object({ codeId: z.guid() });
const organisationParameters = z.object({ organisationId: z.guid() });

export function codeRoutes(app: App, parts: CodeParts): void {
  givenCodes(app, parts);
  adviserCodes(app, parts);
  changeCodes(app, parts);
}

function givenCodes(app: App, parts: CodeParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.accessCodes,
    config: { access: mayGiveAccess, isList: true },
    schema: { response: { 200: accessCodeListSchema } },
    handler: async (request) => {
      const person = personOf(request);
      return { data: await parts.database.as(person, (tx) => managedCodes(tx, person.organisationId)) };
    },
  });

  app.route({
    method: 'POST',
    url: apiPaths.accessCodes,
    config: { access: mayGiveAccess },
    schema: { body: newEmployerCodeSchema, response: { 201: issuedCodeAnswerSchema } },
    handler: async (request, reply) => {
      const person = personOf(request);
      const { holder: name, clientId, days } = request.body;
      const { organisationId } = person;
      const data = await grantAccess(parts, person, { organisationId, name, role: 'employer', clientId, days });
      return reply.code(201).send({ data });
    },
  });
}

function adviserCodes(app: App, parts: CodeParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.organisationCodes,
    config: { access: mayInviteAdvisers, isList: true },
    schema: { params: organisationParameters, response: { 200: accessCodeListSchema } },
    handler: async (request) => ({
      data: await parts.database.as(personOf(request), (tx) => managedCodes(tx, request.params.organisationId)),
    }),
  });
}

function changeCodes(app: App, parts: CodeParts): void {
  prolongCode(app, parts);
  endAccess(app, parts);
}

function prolongCode(app: App, parts: CodeParts): void {
  app.route({
    method: 'PUT',
    url: apiPaths.accessCodeExpiry,
    config: { access: mayGiveAccess },
    schema: { params: codeParameters, body: codeExtensionSchema, response: { 200: accessCodeAnswerSchema } },
    handler: async (request) => {
      const { codeId } = request.params;
      const data = await changedCode(parts, personOf(request), codeId, 'access extended', async (tx, before) => {
        if (!(await extendCode(tx, codeId, request.body.days))) throw new ProblemError('ACCESS_CODE_REVOKED');
        await requireFewCodes(tx, before.organisationId, before.holderId);
      });
      return { data };
    },
  });
}

/** What takes somebody's way in away, one's own included: by who proved a short while ago who they are. */
function endAccess(app: App, parts: CodeParts): void {
  app.route({
    method: 'POST',
    url: apiPaths.accessCodeReplacement,
    config: { access: mayGiveAccess, needsNoRoom: true },
    schema: { params: codeParameters, response: { 201: issuedCodeAnswerSchema } },
    handler: async (request, reply) => {
      const person = personOf(request);
      await requireProvenFirst(parts.database, person);
      const data = await replacedCode(parts, person, request.params.codeId);
      return reply.code(201).send({ data });
    },
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.accessCodeSecondFactor,
    config: { access: mayManageCodes },
    schema: { params: codeParameters, response: { 200: accessCodeAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      await requireProvenFirst(parts.database, person);
      return { data: await resetFactor(parts, person, request.params.codeId) };
    },
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.accessCode,
    config: { access: mayManageCodes },
    schema: { params: codeParameters, response: { 200: accessCodeAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      await requireProvenFirst(parts.database, person);
      return { data: await changedCode(parts, person, request.params.codeId, 'access revoked', revokeCode) };
    },
  });
}

/**
 * Takes away the second factor of somebody who lost it. The provider may know the codes that it issued: without the second
 * factor they would let it in, so they end with it.
 */
function resetFactor(parts: CodeParts, person: Person, codeId: string): Promise<AccessCode> {
  const isProvider = person.role === 'provider';
  const action = isProvider ? 'second factor reset by provider' : 'second factor reset';
  return changedCode(parts, person, codeId, action, async (tx, before) => {
    // Who has it removes it with a code of it.
    if (before.holderId === person.holderId) throw new ProblemError('NOT_ALLOWED');
    if (!(await deleteFactor(tx, before))) throw new ProblemError('SECOND_FACTOR_NONE');
    if (isProvider) await revokeCodesOfProvider(tx, before);
    await endSessions(tx, before.organisationId, before.holderId);
  });
}

/** Changes a code and answers the changed code; a code that is not theirs to manage does not exist. */
async function changedCode(
  { database, recordAct }: CodeParts,
  person: Person,
  codeId: string,
  action: AuditAction,
  change: (tx: Tx, before: ManagedCode) => Promise<void>,
): Promise<AccessCode> {
  return database.as(person, async (tx) => {
    const before = await managedCode(tx, codeId);
    if (before === null) throw new ProblemError('NOT_FOUND');
    await change(tx, before);
    const { organisationId, code } = before;
    const subject = { name: code.holder, ...(code.clientId === null ? {} : { clientId: code.clientId }) };
    await recordAct(tx, { ...person, organisationId }, action, subject);
    return ((await managedCode(tx, codeId)) ?? before).code;
  });
}
