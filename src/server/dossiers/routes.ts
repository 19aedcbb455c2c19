import { z } from 'zod';
import {
  documentAnswerSchema,
  documentListSchema,
  dossierArchivedSchema,
  dossierFinalSchema,
  dossierListPageSchema,
  dossierRenameSchema,
  downloadTypeSchema,
  progressAnswerSchema,
} from '#api/dossiers.ts';
import { reportOrderSchema } from '#api/report-order.ts';
import { apiPaths } from '#api/paths.ts';
import { mayMarkFinal, mayRestyleReports, mayUseDossiers } from '#server/dossiers/access.ts';
import {
  archivedDossier,
  cancelledDossier,
  finalDossier,
  renamedDossier,
  reportedDossier,
  restyledDossier,
  retriedDossier,
} from '#server/dossiers/dossier-actions.ts';
import { answeredLists } from '#server/dossiers/answered-lists.ts';
import { clientParameters, documentParameters } from '#server/dossiers/document-parameters.ts';
import { downloadHeaders, requestedFile } from '#server/dossiers/download.ts';
import { deleteDossier, progress } from '#server/dossiers/store.ts';
import { type RestyleParts, restyleRoutes } from '#server/dossiers/restyle-routes.ts';
import { requirePlace, type SubmitParts, submittedDossier } from '#server/dossiers/submit-dossier.ts';
import { leastFileSize, uploadedDossier } from '#server/dossiers/uploaded-file.ts';
import type { App } from '#server/platform/app-type.ts';
import { listAnswers } from '#server/platform/lists/list-answers.ts';
import { inPieces } from '#server/platform/downloads/in-pieces.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { requireRoom } from '#server/platform/database/room-left.ts';
import { personOf } from '#server/platform/route-access.ts';

const uploadHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,64}$/)
    .optional(),
});
const access = mayUseDossiers;

export interface DossierParts extends RestyleParts {
  /** Per address: each upload is a stored file and a process that calculates. */
  readonly uploadsPerMinute: number;
}

export function dossierRoutes(app: App, parts: DossierParts): void {
  listAndUpload(app, parts);
  followAndSteer(app, parts);
  renameAndArchive(app, parts);
  downloadAndDelete(app, parts);
  restyleRoutes(app, parts);
}

function listAndUpload(app: App, parts: DossierParts): void {
  const answered = answeredLists(parts);
  app.route({
    method: 'GET',
    url: apiPaths.documents,
    config: { access, isList: true },
    schema: {
      params: clientParameters,
      querystring: dossierListPageSchema,
      response: { 200: documentListSchema, 304: z.undefined() },
    },
    ...listAnswers,
    handler: async (request, reply) => {
      const { tag, list } = await answered(personOf(request), {
        clientId: request.params.clientId,
        query: request.query,
        known: request.headers['if-none-match'],
      });
      reply.header('etag', tag).header('vary', 'accept-encoding');
      return list === null ? reply.code(304).send() : { data: list };
    },
  });

  app.route({
    method: 'POST',
    url: apiPaths.documents,
    config: {
      access,
      transfer: 'upload',
      rateLimit: { max: parts.uploadsPerMinute, timeWindow: '1 minute' },
      isCountedApart: true,
    },
    schema: {
      params: clientParameters,
      headers: uploadHeaders,
      response: { 200: documentAnswerSchema, 201: documentAnswerSchema },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      const { clientId } = request.params;
      const uploadKey = request.headers['idempotency-key'] ?? null;
      await requireRoom(parts.database);
      // What is full already refuses it before it is read; what others add meanwhile is counted when it is stored.
      const bytes = leastFileSize(request);
      await parts.database.as(person, (tx) => requirePlace(parts.database, tx, person, { clientId, uploadKey, bytes }));
      const uploaded = await uploadedDossier(request);
      const submission = { ...uploaded, clientId, uploadKey, isExample: false };
      const { document, isNew } = await parts.database.as(person, (tx) =>
        submittedDossier(parts, tx, person, submission),
      );
      return reply.code(isNew ? 201 : 200).send({ data: document });
    },
  });
}

function followAndSteer(app: App, parts: SubmitParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.documentProgress,
    config: { access },
    schema: { params: documentParameters, response: { 200: progressAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const { clientId, documentId } = request.params;
      const data = await parts.database.as(person, (tx) => progress(tx, person.organisationId, clientId, documentId));
      if (data === null) throw new ProblemError('NOT_FOUND');
      return { data };
    },
  });

  app.route({
    method: 'POST',
    url: apiPaths.documentCancel,
    config: { access, needsNoRoom: true },
    schema: { params: documentParameters, response: { 200: documentAnswerSchema } },
    handler: async (request) => ({ data: await cancelledDossier(parts, personOf(request), request.params) }),
  });

  app.route({
    method: 'POST',
    url: apiPaths.documentRetry,
    config: { access },
    schema: { params: documentParameters, response: { 200: documentAnswerSchema } },
    handler: async (request) => ({ data: await retriedDossier(parts, personOf(request), request.params) }),
  });

  app.route({
    method: 'POST',
    url: apiPaths.documentRestyle,
    config: { access: mayRestyleReports },
    schema: { params: documentParameters, response: { 200: documentAnswerSchema } },
    handler: async (request) => ({ data: await restyledDossier(parts, personOf(request), request.params) }),
  });

  app.route({
    method: 'POST',
    url: apiPaths.documentReport,
    config: { access, rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: { params: documentParameters, body: reportOrderSchema, response: { 200: documentAnswerSchema } },
    handler: async (request) => ({
      data: await reportedDossier(parts, personOf(request), request.params, request.body.variantIds),
    }),
  });

  app.route({
    method: 'PUT',
    url: apiPaths.documentFinal,
    config: { access: mayMarkFinal, rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: { params: documentParameters, body: dossierFinalSchema, response: { 200: documentAnswerSchema } },
    handler: async (request) => ({
      data: await finalDossier(parts, personOf(request), request.params, request.body.isFinal),
    }),
  });
}

function renameAndArchive(app: App, parts: SubmitParts): void {
  app.route({
    method: 'PUT',
    url: apiPaths.document,
    config: { access },
    schema: { params: documentParameters, body: dossierRenameSchema, response: { 200: documentAnswerSchema } },
    handler: async (request) => ({
      data: await renamedDossier(parts, personOf(request), request.params, request.body.name),
    }),
  });

  app.route({
    method: 'PUT',
    url: apiPaths.documentArchived,
    config: { access },
    schema: { params: documentParameters, body: dossierArchivedSchema, response: { 200: documentAnswerSchema } },
    handler: async (request) => ({
      data: await archivedDossier(parts, personOf(request), request.params, request.body.isArchived),
    }),
  });
}

function downloadAndDelete(app: App, parts: SubmitParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.document,
    config: { access, transfer: 'download' },
    schema: { params: documentParameters, querystring: z.object({ downloadType: downloadTypeSchema }) },
    // A download is written down and puts off the erasure: asking for its headers alone is none.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { downloadType } = request.query;
      const file = await requestedFile(parts, personOf(request), request.params, downloadType);
      const headers = { ...downloadHeaders(downloadType, file.fileName), 'content-length': String(file.size) };
      return reply.headers(headers).send(inPieces(file.content, request));
    },
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.document,
    config: { access },
    schema: { params: documentParameters },
    handler: async (request, reply) => {
      const person = personOf(request);
      const { clientId, documentId } = request.params;
      await parts.database.as(person, async (tx) => {
        const name = await deleteDossier(tx, person.organisationId, clientId, documentId);
        if (name === null) throw new ProblemError('NOT_FOUND');
        await parts.recordAct(tx, person, 'dossier deleted', { clientId, dossierId: documentId, name });
      });
      return reply.code(204).send();
    },
  });
}
