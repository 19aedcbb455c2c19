import { z } from 'zod';
import { dutchDay } from '#api/dutch-time.ts';
import { type DossierDocument, zipName } from '#api/dossiers.ts';
import { apiPaths } from '#api/paths.ts';
import { mayUseDossiers } from '#server/platform/access.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import { notThere, takenFile } from '#server/dossiers/download.ts';
import { keptFile } from '#server/dossiers/kept-data-store.ts';
import { type NamedBy, nameInZip, type ZippedType, zippedTypes } from '#server/dossiers/name-in-zip.ts';
import { clientName, type DossierAddress, requiredDossier } from '#server/dossiers/store.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { contentDisposition } from '#server/platform/downloads/content-disposition.ts';
import { inPieces } from '#server/platform/downloads/in-pieces.ts';
import { type ArchiveEntry, zipped } from '#server/platform/downloads/zip-stream.ts';
import { required } from '#server/platform/errors/problem-error.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';
import type { InTransaction, SlicedFile } from '#server/platform/kept/sliced-file.ts';

/** All files of a calculated dossier, as one zip. */
export function allFilesRoute(app: App, parts: RecordedParts): void {
  app.get(apiPaths.documentFiles, {
    // Reads every file there is of a dossier: not as often as one likes.
    config: { access: mayUseDossiers, transfer: 'download', rateLimit: { max: 10, timeWindow: '1 minute' } },
    schema: { params: documentParameters },
    // A download is written down and puts off the erasure: asking for its headers alone is none.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { fileName, archive } = await allFiles(parts, request.person, request.params);
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

/** Each file is read when it is its turn, a slice at a time: nothing waits in memory, and no transaction stays open. */
async function allFiles(parts: RecordedParts, person: Person, address: DossierAddress) {
  const inTransaction: InTransaction = (work) => parts.database.as(person, work);
  const { document, named, files } = await inTransaction(async (tx) => {
    const found = await requiredDossier(tx, person, address);
    const taken = await takenFiles(parts, tx, person, address.clientId, found);
    return { document: found, named: await namedBy(tx, person, address, found), files: taken };
  });
  return { fileName: zipName(document.name), archive: zipped(entriesOf(files, named, inTransaction)) };
}

type Files = ReadonlyMap<ZippedType, SlicedFile>;

/** Those that are there, each as if it were taken by itself; of what was not calculated to the end there are none. */
async function takenFiles(
  parts: RecordedParts,
  tx: Tx,
  person: Person,
  clientId: string,
  document: DossierDocument,
): Promise<Files> {
  if (document.calculationStatus !== 'Finished') throw notThere(document);
  const files = new Map<ZippedType, SlicedFile>();
  for (const type of zippedTypes) {
    // oxlint-disable-next-line no-await-in-loop -- one after another: each is written down
    const file = await takenFile(parts, tx, person, { clientId, document, type });
    if (file !== null) files.set(type, file);
  }
  return files;
}

/** By what its files are called: the name of the dossier where an earlier version kept no scheme. */
async function namedBy(
  tx: Tx,
  { organisationId }: Person,
  { clientId, documentId }: DossierAddress,
  { name, createdOn }: DossierDocument,
): Promise<NamedBy & { readonly madeOn: Date }> {
  const employer = required(await clientName(tx, organisationId, clientId));
  const kept = await keptFile(tx, organisationId, documentId, 'screenResult');
  const madeOn = kept?.madeOn ?? new Date(createdOn);
  const known = kept === null ? {} : namedInResult.parse(JSON.parse(await unpackedJson(kept.bytes)));
  return { employer, scheme: known.scheme ?? name, day: dutchDay(madeOn), madeOn };
}

const namedInResult = z.object({ scheme: z.string().optional() });

async function* entriesOf(
  files: Files,
  named: Awaited<ReturnType<typeof namedBy>>,
  inTransaction: InTransaction,
): AsyncGenerator<ArchiveEntry> {
  for (const [type, file] of files)
    yield { path: nameInZip(type, named), pieces: file.slices(inTransaction), changedOn: named.madeOn };
}
