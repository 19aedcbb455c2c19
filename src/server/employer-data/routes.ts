import { Readable } from 'node:stream';
import { z } from 'zod';
import { employerDataAnswerSchema, exportName } from '#api/employer-data.ts';
import { apiPaths } from '#api/paths.ts';
import { mayTakeEmployerData } from '#server/employer-data/access.ts';
import { exportEntries } from '#server/employer-data/export-entries.ts';
import { employerRecord, keptData, variantOutcome } from '#server/employer-data/store.ts';
import type { Person } from '#server/platform/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import { contentDisposition } from '#server/platform/downloads/content-disposition.ts';
import type { Database, Tx } from '#server/platform/database.ts';
import type { KeptFileType } from '#server/platform/kept/kept-file.ts';
import { ProblemError } from '#server/platform/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';
import { zipped } from '#server/platform/downloads/zip-stream.ts';

export interface EmployerDataParts {
  readonly database: Database;
  readonly recordAct: RecordAct;
  /** Gives the bytes of a file of a dossier; null when it is not there. */
  readonly dossierFile: (
    tx: Tx,
    organisationId: string,
    dossierId: string,
    type: KeptFileType,
  ) => Promise<Uint8Array | null>;
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
        .send(archive);
    },
  });
}

/**
 * Everything of an employer. Nothing waits in memory and no transaction stays open while the file goes over the line:
 * each file is read when it is its turn. That it was taken is written down before the first byte leaves.
 */
async function exported({ database, recordAct, dossierFile }: EmployerDataParts, person: Person, clientId: string) {
  const { organisationId } = person;
  const record = await database.as(person, async (tx) => {
    const found = await employerRecord(tx, organisationId, clientId);
    if (found === null) throw new ProblemError('NOT_FOUND');
    await recordAct(tx, person, 'client exported', { clientId, name: found.employer.name });
    return found;
  });
  const entries = exportEntries(
    record,
    person.organisationName,
    new Date(),
    (dossierId, type) => database.as(person, (tx) => dossierFile(tx, organisationId, dossierId, type)),
    (variantId) => database.as(person, (tx) => variantOutcome(tx, organisationId, variantId)),
  );
  return { fileName: exportName(record.employer.name), archive: Readable.from(zipped(entries), { objectMode: false }) };
}
