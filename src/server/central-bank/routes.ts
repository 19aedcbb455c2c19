import { z } from 'zod';
import {
  addedFileSchema,
  centralBankFilesSchema,
  newCurveSchema,
  offeredFilesSchema,
} from '#api/central-bank-files.ts';
import { formMessages } from '#api/form-messages.ts';
import { apiPaths } from '#api/paths.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { mayKeepCentralBankFiles, mayKnowCentralBankFiles } from '#server/central-bank/access.ts';
import { centralBankFile, centralBankFiles, withdrawCentralBankFile } from '#server/central-bank/file-store.ts';
import { keepFile, type Keeper, type KeepParts, nameInLog, requireNew } from '#server/central-bank/keep-file.ts';
import { knownFiles } from '#server/central-bank/known-store.ts';
import { curveInChild } from '#server/central-bank/read-in-child.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';

const config = { access: mayKeepCentralBankFiles };

const keeperOf = (person: Person): Keeper => ({
  actor: person,
  name: person.holderName,
  logged: () => Promise.resolve([person]),
});

export function centralBankRoutes(app: App, parts: KeepParts): void {
  offeredRoute(app, parts);
  fileRoutes(app, parts);
  curveRoute(app, parts);
}

function fileRoutes(app: App, { database, recordAct }: KeepParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.centralBankFiles,
    config,
    schema: { response: { 200: centralBankFilesSchema } },
    handler: async (request) => ({ data: await database.as(personOf(request), centralBankFiles) }),
  });

  app.route({
    method: 'POST',
    url: apiPaths.centralBankWithdrawal,
    config,
    schema: { params: z.object({ fileId: z.guid() }) },
    handler: async (request, reply) => {
      const person = personOf(request);
      await database.as(person, async (tx) => {
        const file = await centralBankFile(tx, request.params.fileId);
        if (file === null || !(await withdrawCentralBankFile(tx, file.id, person.holderName)))
          throw new ProblemError('NOT_FOUND');
        await recordAct(tx, person, 'central bank file withdrawn', { name: nameInLog(file) });
      });
      return reply.code(204).send();
    },
  });
}

function offeredRoute(app: App, { database }: KeepParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.centralBankOffered,
    config: { access: mayKnowCentralBankFiles },
    schema: { response: { 200: offeredFilesSchema } },
    handler: async (request) => ({ data: await database.as(personOf(request), (tx) => knownFiles(tx, null)) }),
  });
}

/** In a scope of its own: no other route takes bytes as they are. */
function curveRoute(app: App, parts: KeepParts): void {
  void app.register(async (scope: App) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: apiPaths.centralBankCurves,
      bodyLimit: uploadRules.maximumFileSize,
      config: { ...config, transfer: 'upload' },
      schema: { querystring: newCurveSchema, response: { 201: addedFileSchema } },
      handler: async (request, reply) => {
        const { body, query } = request;
        if (!(body instanceof Uint8Array)) throw refusedFile(formMessages.filledIn);
        const keeper = keeperOf(personOf(request));
        const facts = { kind: 'curve', ...query, fileSize: body.length } as const;
        await requireNew(parts, keeper, facts);
        const read = await curveInChild(body, facts.label);
        if ('refusal' in read) throw refusedFile(read.refusal);
        return reply.code(201).send({ data: { id: await keepFile(parts, keeper, facts, read) } });
      },
    });
  });
}

const refusedFile = (file: string): ProblemError => new ProblemError('INPUT_INVALID', { fields: { file } });
