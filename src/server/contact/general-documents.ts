import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { generalDocumentNames, generalDocuments } from '#api/general-document-files.ts';
import { apiPaths } from '#api/paths.ts';
import { mayReadDocuments } from '#server/platform/access.ts';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** Of a PDF in the browser's own reader, which not every browser starts in a sandbox: it may use nothing but itself. */
const shownPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** `inline` opens it in the browser; a download otherwise. */
const viewSchema = z.object({ view: z.literal('inline').optional() });

/** Serves the PDFs of the footer from the folder in which they were built. */
export function generalDocumentRoutes(app: App, folder: string): void {
  const kept = readOnce();
  app.get(apiPaths.generalDocument, {
    config: { access: mayReadDocuments },
    schema: { params: z.object({ documentType: z.enum(generalDocumentNames) }), querystring: viewSchema },
    handler: async (request, reply) => {
      const { file, savedAs } = generalDocuments[request.params.documentType];
      const bytes = await kept(join(folder, file));
      const isShown = request.query.view === 'inline';
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${savedAs}"`,
          'content-security-policy': isShown ? shownPolicy : 'sandbox',
        })
        .send(bytes);
    },
  });
}

/** Reads each file once: however many people do not take theirs in, it is in memory once. */
function readOnce(): (path: string) => Promise<Buffer> {
  const read = new Map<string, Promise<Buffer>>();
  return (path) => {
    const known = read.get(path);
    if (known !== undefined) return known;
    const bytes = builtFile(path);
    read.set(path, bytes);
    // One that was not built yet is looked for again.
    bytes.catch(() => read.delete(path));
    return bytes;
  };
}

async function builtFile(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ProblemError('DOCUMENT_NOT_BUILT');
    throw error;
  }
}
