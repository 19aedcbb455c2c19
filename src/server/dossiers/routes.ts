import { z } from 'zod';
import {
  askedType,
  documentAnswerSchema,
  documentListSchema,
  dossierArchivedSchema,
  dossierFinalSchema,
  dossierListPageSchema,
  dossierRenameSchema,
  fileQuerySchema,
  progressAnswerSchema,
} from '#api/dossiers.ts';
import { newAppendixSchema, newChoiceCSchema, newHeadlineSchema } from '#api/on-screen.ts';
import { reportOrderSchema } from '#api/variants.ts';
import { apiPaths } from '#api/paths.ts';
import { mayMarkFinal, mayRestyleReports, mayUseDossiers } from '#server/platform/access.ts';
import {
  appendixChosen,
  archivedDossier,
  cancelledDossier,
  choiceCTaken,
  finalDossier,
  headlineWritten,
  renamedDossier,
  reportedDossier,
  restyledDossier,
  retriedDossier,
} from '#server/dossiers/dossier-actions.ts';
import { allFilesRoute } from '#server/dossiers/all-files.ts';
import { answeredLists } from '#server/dossiers/answered-lists.ts';
import { clientParameters, documentParameters } from '#server/dossiers/document-parameters.ts';
import { downloadHeaders, requestedFile } from '#server/dossiers/download.ts';
import { requireRight } from '#server/dossiers/rights-store.ts';
import { type DeletionParts, deleteLater, undoneDeletion } from '#server/platform/deletion/delete-later.ts';
import { markDossier, unmarkDossier } from '#server/platform/deletion/deletion-store.ts';
import { dossierName, progress } from '#server/dossiers/store.ts';
import { placeInQueue } from '#server/dossiers/turn-store.ts';
import { requirePlaceAgain } from '#server/dossiers/usage.ts';
import { type RestyleParts, restyleRoutes } from '#server/dossiers/restyle-routes.ts';
import { requirePlace, type SubmitParts, submittedDossier } from '#server/dossiers/submit-dossier.ts';
import { leastFileSize, uploadedDossier } from '#server/dossiers/uploaded-file.ts';
import type { App } from '#server/platform/app-type.ts';
import { listAnswers } from '#server/platform/lists/list-answers.ts';
import { inPieces } from '#server/platform/downloads/in-pieces.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';
import { requireRoom } from '#server/platform/database/room-left.ts';

const uploadHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,64}$/)
    .optional(),
});
const access = mayUseDossiers;
/** Of what changes a dossier, and answers how it is then. */
const changed = { params: documentParameters, response: { 200: documentAnswerSchema } };
/** Each is a calculation. */
const rateLimit = { max: 30, timeWindow: '1 minute' };

export interface DossierParts extends RestyleParts, DeletionParts {
  /** Per address: each upload is a stored file and a process that calculates. */
  readonly uploadsPerMinute: number;
}

export function dossierRoutes(app: App, parts: DossierParts): void {
  listAndUpload(app, parts);
  followAndSteer(app, parts);
  proposeAndHeadline(app, parts);
  renameAndArchive(app, parts);
  downloadAndDelete(app, parts);
  allFilesRoute(app, parts);
  restyleRoutes(app, parts);
}

function listAndUpload(app: App, parts: DossierParts): void {
  const answered = answeredLists(parts);
  app.get(apiPaths.documents, {
    config: { access, isList: true },
    schema: {
      params: clientParameters,
      querystring: dossierListPageSchema,
      response: { 200: documentListSchema, 304: z.undefined() },
    },
    ...listAnswers,
    handler: async ({ person, params, query, headers }, reply) => {
      const { tag, list } = await answered(person, {
        clientId: params.clientId,
        query,
        known: headers['if-none-match'],
      });
      reply.header('etag', tag).header('vary', 'accept-encoding');
      return list === null ? reply.code(304).send() : { data: list };
    },
  });

  app.post(apiPaths.documents, {
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
      const { person } = request;
      const { clientId } = request.params;
      const uploadKey = request.headers['idempotency-key'] ?? null;
      await requireRoom(parts.database);
      // What is full already refuses it before it is read; what others add meanwhile is counted when it is stored.
      const bytes = leastFileSize(request);
      await parts.database.as(person, async (tx) => {
        await requireRight(tx, person, clientId, 'mayUpload');
        await requirePlace(parts.database, tx, person, { clientId, uploadKey, bytes });
      });
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
  app.get(apiPaths.documentProgress, {
    config: { access },
    schema: { params: documentParameters, response: { 200: progressAnswerSchema } },
    handler: async ({ person, params }) => {
      const { database } = parts;
      const data = required(await database.as(person, (tx) => progress(tx, person.organisationId, params)));
      const place = data.phase === 'waiting' ? await placeInQueue(database, params.documentId) : null;
      return { data: { ...data, place } };
    },
  });

  app.post(apiPaths.documentCancel, {
    config: { access, needsNoRoom: true },
    schema: changed,
    handler: async ({ person, params }) => ({ data: await cancelledDossier(parts, person, params) }),
  });

  app.post(apiPaths.documentRetry, {
    config: { access },
    schema: changed,
    handler: async ({ person, params }) => ({ data: await retriedDossier(parts, person, params) }),
  });

  app.post(apiPaths.documentRestyle, {
    config: { access: mayRestyleReports },
    schema: changed,
    handler: async ({ person, params }) => ({ data: await restyledDossier(parts, person, params) }),
  });

  app.post(apiPaths.documentReport, {
    config: { access, rateLimit },
    schema: { ...changed, body: reportOrderSchema },
    handler: async ({ person, params, body }) => ({
      data: await reportedDossier(parts, person, params, body.variantIds),
    }),
  });

  app.put(apiPaths.documentFinal, {
    config: { access: mayMarkFinal, rateLimit },
    schema: { ...changed, body: dossierFinalSchema },
    handler: async ({ person, params, body }) => ({
      data: await finalDossier(parts, person, params, body.isFinal),
    }),
  });
}

/** What an adviser decides about an outcome: which variant is choice C, the headline, and the topics of the appendix. */
function proposeAndHeadline(app: App, parts: SubmitParts): void {
  const config = { access: mayMarkFinal, rateLimit };
  app.put(apiPaths.documentChoiceC, {
    config,
    schema: { ...changed, body: newChoiceCSchema },
    handler: async ({ person, params, body }) => ({
      data: await choiceCTaken(parts, person, params, body.variantId),
    }),
  });

  app.put(apiPaths.documentHeadline, {
    config,
    schema: { ...changed, body: newHeadlineSchema },
    handler: async ({ person, params, body }) => ({
      data: await headlineWritten(parts, person, params, body.title),
    }),
  });

  app.put(apiPaths.documentAppendix, {
    config,
    schema: { ...changed, body: newAppendixSchema },
    handler: async ({ person, params, body }) => ({
      data: await appendixChosen(parts, person, params, body.topics),
    }),
  });
}

function renameAndArchive(app: App, parts: SubmitParts): void {
  app.put(apiPaths.document, {
    config: { access },
    schema: { ...changed, body: dossierRenameSchema },
    handler: async ({ person, params, body }) => ({
      data: await renamedDossier(parts, person, params, body.name),
    }),
  });

  app.put(apiPaths.documentArchived, {
    config: { access },
    schema: { ...changed, body: dossierArchivedSchema },
    handler: async ({ person, params, body }) => ({
      data: await archivedDossier(parts, person, params, body.isArchived),
    }),
  });
}

function downloadAndDelete(app: App, parts: DossierParts): void {
  app.get(apiPaths.document, {
    config: { access, transfer: 'download' },
    schema: { params: documentParameters, querystring: fileQuerySchema },
    // A download is written down and puts off the erasure: asking for its headers alone is none.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const downloadType = askedType(request.query);
      if (downloadType === null) throw new ProblemError('INPUT_INVALID');
      const file = await requestedFile(parts, request.person, request.params, downloadType);
      const headers = { ...downloadHeaders(downloadType, file.fileName), 'content-length': String(file.size) };
      return reply.headers(headers).send(inPieces(file.content, request));
    },
  });

  app.delete(apiPaths.document, {
    config: { access },
    schema: { params: documentParameters },
    handler: async ({ person, params }, reply) => {
      const { clientId, documentId } = params;
      await parts.database.as(person, async (tx) => {
        await requireRight(tx, person, clientId, 'mayUpload');
        const dossier = { organisationId: person.organisationId, clientId, dossierId: documentId };
        const name = required(await dossierName(tx, dossier));
        await deleteLater(parts, tx, person, () => markDossier(tx, dossier));
        await parts.recordAct(tx, person, 'dossier deleted', { clientId, dossierId: documentId, name });
      });
      return reply.code(204).send();
    },
  });

  app.post(apiPaths.documentRestore, {
    config: { access, needsNoRoom: true },
    schema: { params: documentParameters },
    handler: async ({ person, params }, reply) => {
      const { clientId, documentId: dossierId } = params;
      const dossier = { organisationId: person.organisationId, clientId, dossierId };
      await parts.database.as(person, async (tx) => {
        await requireRight(tx, person, clientId, 'mayUpload');
        if ((await dossierName(tx, dossier)) !== null) return;
        const unmark = () => unmarkDossier(tx, dossier, person.role === 'employer');
        const name = await undoneDeletion(parts, tx, person, unmark);
        await requirePlaceAgain(parts.database, tx, person, clientId);
        await parts.recordAct(tx, person, 'dossier deletion undone', { clientId, dossierId, name });
      });
      return reply.code(204).send();
    },
  });
}
