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
import { mayKeepCentralBankFiles, mayKnowCentralBankFiles } from '#server/platform/access.ts';
import { centralBankFile, centralBankFiles, withdrawCentralBankFile } from '#server/central-bank/file-store.ts';
import { keepFile, type Keeper, nameInLog, requireNew } from '#server/central-bank/keep-file.ts';
import { knownFiles } from '#server/central-bank/known-store.ts';
import { curveInChild } from '#server/central-bank/read-in-child.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

const config = { access: mayKeepCentralBankFiles };

const keeperOf = (person: Person): Keeper => ({
  actor: person,
  name: person.holderName,
  logged: () => Promise.resolve([person]),
});

export function centralBankRoutes(app: App, parts: RecordedParts): void {
  offeredRoute(app, parts);
  fileRoutes(app, parts);
  curveRoute(app, parts);
}

function fileRoutes(app: App, { database, recordAct }: RecordedParts): void {
  app.get(apiPaths.centralBankFiles, {
    config,
    schema: { response: { 200: centralBankFilesSchema } },
    handler: async ({ person }) => ({ data: await database.as(person, centralBankFiles) }),
  });

  app.post(apiPaths.centralBankWithdrawal, {
    config,
    schema: { params: z.object({ fileId: z.guid() }) },
    handler: async ({ person, params }, reply) => {
      await database.as(person, async (tx) => {
        const file = await centralBankFile(tx, params.fileId);
        if (file === null || !(await withdrawCentralBankFile(tx, file.id, person.holderName)))
          throw new ProblemError('NOT_FOUND');
        await recordAct(tx, person, 'central bank file withdrawn', { name: nameInLog(file) });
      });
      return reply.code(204).send();
    },
  });
}

function offeredRoute(app: App, { database }: RecordedParts): void {
  app.get(apiPaths.centralBankOffered, {
    config: { access: mayKnowCentralBankFiles },
    schema: { response: { 200: offeredFilesSchema } },
    handler: async ({ person }) => ({ data: await database.as(person, (tx) => knownFiles(tx, null)) }),
  });
}

/** In a scope of its own: no other route takes bytes as they are. */
function curveRoute(app: App, parts: RecordedParts): void {
  void app.register(async (scope: App) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(apiPaths.centralBankCurves, {
      bodyLimit: uploadRules.maximumFileSize,
      // Each is read in a process of its own.
      config: { ...config, transfer: 'upload', rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: { querystring: newCurveSchema, response: { 201: addedFileSchema } },
      handler: async ({ person, body, query }, reply) => {
        if (!(body instanceof Uint8Array)) throw refusedFile(formMessages.filledIn);
        const keeper = keeperOf(person);
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
