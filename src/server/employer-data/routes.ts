import { z } from 'zod';
import { employerDataAnswerSchema, exportName } from '#api/employer-data.ts';
import { apiPaths } from '#api/paths.ts';
import { mayTakeEmployerData } from '#server/platform/access.ts';
import { exportEntries } from '#server/employer-data/export-entries.ts';
import { employerRecord, keptData, variantOutcome } from '#server/employer-data/store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import { contentDisposition } from '#server/platform/downloads/content-disposition.ts';
import { type InTransaction, slicedFile } from '#server/platform/kept/sliced-file.ts';
import { inPieces } from '#server/platform/downloads/in-pieces.ts';
import { required } from '#server/platform/errors/problem-error.ts';
import { zipped } from '#server/platform/downloads/zip-stream.ts';

const config = { access: mayTakeEmployerData };
const parameters = z.object({ clientId: z.guid() });

/** All that is kept of an employer: how much it is, and the whole of it as one file. */
export function employerDataRoutes(app: App, parts: RecordedParts): void {
  app.get(apiPaths.clientData, {
    config,
    schema: { params: parameters, response: { 200: employerDataAnswerSchema } },
    handler: async ({ person, params: { clientId } }) => ({
      data: required(await parts.database.as(person, (tx) => keptData(tx, person.organisationId, clientId))),
    }),
  });

  app.get(apiPaths.clientDataExport, {
    // Reads every file there is: not as often as one likes.
    config: { ...config, transfer: 'download', rateLimit: { max: 10, timeWindow: '1 minute' } },
    schema: { params: parameters },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { fileName, archive } = await exported(parts, request.person, request.params.clientId);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': contentDisposition(fileName),
          'content-security-policy': 'sandbox',
        })
        .send(inPieces(archive, request));
    },
  });
}

/**
 * Everything of an employer. Nothing waits in memory and no transaction stays open while the file goes over the line:
 * each file is read when it is its turn, a slice at a time. That it was taken is written down before the first byte leaves.
 */
async function exported({ database, recordAct }: RecordedParts, person: Person, clientId: string) {
  const { organisationId } = person;
  const inTransaction: InTransaction = (work) => database.as(person, work);
  const record = await inTransaction(async (tx) => {
    const found = required(await employerRecord(tx, organisationId, clientId));
    await recordAct(tx, person, 'client exported', { clientId, name: found.employer.name });
    return found;
  });
  const entries = exportEntries(
    record,
    person.organisationName,
    new Date(),
    async (dossierId, type) => {
      const file = await inTransaction((tx) => slicedFile(tx, { organisationId, dossierId, type }));
      return file && file.slices(inTransaction);
    },
    (variantId) => inTransaction((tx) => variantOutcome(tx, organisationId, variantId)),
  );
  return { fileName: exportName(record.employer.name), archive: zipped(entries) };
}
