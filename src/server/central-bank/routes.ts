import { z } from 'zod';
import {
  centralBankFilesSchema,
  centralBankLimits,
  newUploadSchema,
  offeredFilesSchema,
  uploadAnswerSchema,
} from '#api/central-bank-files.ts';
import { apiPaths } from '#api/paths.ts';
import { mayKeepCentralBankFiles, mayKnowCentralBankFiles } from '#server/central-bank/access.ts';
import { centralBankFile, centralBankFiles, withdrawCentralBankFile } from '#server/central-bank/file-store.ts';
import { type Keeper, nameInLog } from '#server/central-bank/keep-file.ts';
import { knownFiles } from '#server/central-bank/known-store.ts';
import type { ReadingParts } from '#server/central-bank/upload-reading.ts';
import { CentralBankUploads } from '#server/central-bank/uploads.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';

export type CentralBankParts = ReadingParts;

const config = { access: mayKeepCentralBankFiles };
const uploadParameters = z.object({ uploadId: z.guid() });

const keeperOf = (person: Person): Keeper => ({
  actor: person,
  name: person.holderName,
  logged: () => Promise.resolve([person]),
});

export function centralBankRoutes(app: App, parts: CentralBankParts): void {
  const uploads = new CentralBankUploads(parts);
  app.addHook('onClose', () => uploads.close());
  offeredRoute(app, parts);
  fileRoutes(app, parts, uploads);
  uploadRoutes(app, uploads);
  pieceRoute(app, uploads);
}

function fileRoutes(app: App, { database, recordAct }: CentralBankParts, uploads: CentralBankUploads): void {
  app.route({
    method: 'GET',
    url: apiPaths.centralBankFiles,
    config,
    schema: { response: { 200: centralBankFilesSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const upload = await uploads.state(keeperOf(person));
      return { data: { files: await database.as(person, centralBankFiles), upload } };
    },
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

function offeredRoute(app: App, { database }: CentralBankParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.centralBankOffered,
    config: { access: mayKnowCentralBankFiles },
    schema: { response: { 200: offeredFilesSchema } },
    handler: async (request) => ({ data: await database.as(personOf(request), (tx) => knownFiles(tx, null)) }),
  });
}

function uploadRoutes(app: App, uploads: CentralBankUploads): void {
  app.route({
    method: 'POST',
    url: apiPaths.centralBankUploads,
    config,
    schema: { body: newUploadSchema, response: { 201: uploadAnswerSchema } },
    handler: async (request, reply) =>
      reply.code(201).send({ data: await uploads.begin(keeperOf(personOf(request)), request.body) }),
  });

  app.route({
    method: 'POST',
    url: apiPaths.centralBankReading,
    config,
    schema: { params: uploadParameters, response: { 200: uploadAnswerSchema } },
    handler: async (request) => ({ data: await uploads.read(keeperOf(personOf(request)), request.params.uploadId) }),
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.centralBankUpload,
    config,
    schema: { params: uploadParameters },
    handler: async (request, reply) => {
      await uploads.abort(keeperOf(personOf(request)), request.params.uploadId);
      return reply.code(204).send();
    },
  });
}

/** In a scope of its own: no other route takes bytes as they are. */
function pieceRoute(app: App, uploads: CentralBankUploads): void {
  void app.register(async (scope: App) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'PUT',
      url: apiPaths.centralBankPiece,
      bodyLimit: centralBankLimits.pieceSize,
      config: { ...config, transfer: 'upload', isCountedApart: true },
      schema: {
        params: uploadParameters.extend({ piece: z.coerce.number().int().nonnegative() }),
        response: { 200: uploadAnswerSchema },
      },
      handler: async (request) => {
        if (!(request.body instanceof Uint8Array)) throw new ProblemError('UPLOAD_INCOMPLETE');
        const { uploadId, piece } = request.params;
        return { data: await uploads.take(keeperOf(personOf(request)), uploadId, piece, request.body) };
      },
    });
  });
}
