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
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';
import { mayGiveAccess, mayInviteAdvisers, mayManageCodes } from '#server/platform/access.ts';
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
  app.get(apiPaths.accessCodes, {
    config: { access: mayGiveAccess, isList: true },
    schema: { response: { 200: accessCodeListSchema } },
    handler: async ({ person }) => ({
      data: await parts.database.as(person, (tx) => managedCodes(tx, person.organisationId)),
    }),
  });

  app.post(apiPaths.accessCodes, {
    config: { access: mayGiveAccess },
    schema: { body: newEmployerCodeSchema, response: { 201: issuedCodeAnswerSchema } },
    handler: async ({ person, body }, reply) => {
      const { holder: name, clientId, days } = body;
      const { organisationId } = person;
      const data = await grantAccess(parts, person, { organisationId, name, role: 'employer', clientId, days });
      return reply.code(201).send({ data });
    },
  });
}

function adviserCodes(app: App, parts: CodeParts): void {
  app.get(apiPaths.organisationCodes, {
    config: { access: mayInviteAdvisers, isList: true },
    schema: { params: organisationParameters, response: { 200: accessCodeListSchema } },
    handler: async ({ person, params }) => ({
      data: await parts.database.as(person, (tx) => managedCodes(tx, params.organisationId)),
    }),
  });
}

function changeCodes(app: App, parts: CodeParts): void {
  prolongCode(app, parts);
  endAccess(app, parts);
}

function prolongCode(app: App, parts: CodeParts): void {
  app.put(apiPaths.accessCodeExpiry, {
    config: { access: mayGiveAccess },
    schema: { params: codeParameters, body: codeExtensionSchema, response: { 200: accessCodeAnswerSchema } },
    handler: async ({ person, params, body }) => {
      const { codeId } = params;
      return {
        data: await changedCode(parts, person, codeId, 'access extended', async (tx, before) => {
          if (!(await extendCode(tx, codeId, body.days))) throw new ProblemError('ACCESS_CODE_REVOKED');
          await requireFewCodes(tx, before.organisationId, before.holderId);
        }),
      };
    },
  });
}

/** What takes somebody's way in away, one's own included: by who proved a short while ago who they are. */
function endAccess(app: App, parts: CodeParts): void {
  app.post(apiPaths.accessCodeReplacement, {
    config: { access: mayGiveAccess, needsNoRoom: true },
    schema: { params: codeParameters, response: { 201: issuedCodeAnswerSchema } },
    handler: async ({ person, params }, reply) => {
      await requireProvenFirst(parts.database, person);
      const data = await replacedCode(parts, person, params.codeId);
      return reply.code(201).send({ data });
    },
  });

  app.delete(apiPaths.accessCodeSecondFactor, {
    config: { access: mayManageCodes },
    schema: { params: codeParameters, response: { 200: accessCodeAnswerSchema } },
    handler: async ({ person, params }) => {
      await requireProvenFirst(parts.database, person);
      return { data: await resetFactor(parts, person, params.codeId) };
    },
  });

  app.delete(apiPaths.accessCode, {
    config: { access: mayManageCodes },
    schema: { params: codeParameters, response: { 200: accessCodeAnswerSchema } },
    handler: async ({ person, params }) => {
      await requireProvenFirst(parts.database, person);
      return { data: await changedCode(parts, person, params.codeId, 'access revoked', revokeCode) };
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
    const before = required(await managedCode(tx, codeId));
    await change(tx, before);
    const { organisationId, code } = before;
    const { clientId } = code;
    await recordAct(tx, { ...person, organisationId }, action, { clientId, name: code.holder });
    return ((await managedCode(tx, codeId)) ?? before).code;
  });
}
