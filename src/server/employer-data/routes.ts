import { z } from 'zod';
import { employerDataAnswerSchema, exportName } from '#api/employer-data.ts';
import { apiPaths } from '#api/paths.ts';
import { mayTakeEmployerData } from '#server/employer-data/access.ts';
import { exportEntries } from '#server/employer-data/export-entries.ts';
import { employerRecord, keptData, variantOutcome } from '#server/employer-data/store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import { contentDisposition } from '#server/platform/downloads/content-disposition.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type InTransaction, slicedFile } from '#server/platform/kept/sliced-file.ts';
import { inPieces } from '#server/platform/downloads/in-pieces.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';
import { zipped } from '#server/platform/downloads/zip-stream.ts';

export interface EmployerDataParts {
  readonly database: Database;
  readonly recordAct: RecordAct;
}

const config = { access: mayTakeEmployerData };
const params = z.object({ clientId: z.guid() });

/** All that is kept of an employer: how much it is, and the whole of it as one file. */
export function employerDataRoutes(app: App, parts: EmployerDataParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.clientData,
    config,
    schema: { params, response: { 200: employerDataAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const { clientId } = request.params;
      const data = await parts.database.as(person, (tx) => keptData(tx, person.organisationId, clientId));
      if (data === null) throw new ProblemError('NOT_FOUND');
      return { data };
    },
  });

  app.route({
    method: 'GET',
    url: apiPaths.clientDataExport,
    // Reads every file there is: not as often as one likes.
    config: { ...config, transfer: 'download', rateLimit: { max: 10, timeWindow: '1 minute' } },
    schema: { params },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { fileName, archive } = await exported(parts, personOf(request), request.params.clientId);
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
async function exported({ database, recordAct }: EmployerDataParts, person: Person, clientId: string) {
  const { organisationId } = person;
  const inTransaction: InTransaction = (work) => database.as(person, work);
  const record = await inTransaction(async (tx) => {
    const found = await employerRecord(tx, organisationId, clientId);
    if (found === null) throw new ProblemError('NOT_FOUND');
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
