// For its types on a request.
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { logoRules } from '#api/logo-rules.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { formRefusal, requireSender } from '#server/platform/transfers/transfers.ts';

/** Reads the form of a logo: one file called `logo`. Its name is not looked at. */
export async function uploadedLogo(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new ProblemError('INPUT_INVALID', { fields: { logo: 'Kies een bestand' } });
  requireSender(request);
  try {
    const files: Buffer[] = [];
    for await (const part of request.parts({ limits: { fileSize: logoRules.maximumFileSize, files: 2, parts: 2 } })) {
      if (part.type !== 'file' || part.fieldname !== 'logo') throw new ProblemError('INPUT_INVALID');
      files.push(await part.toBuffer());
    }
    const [file, ...others] = files;
    if (file !== undefined && others.length === 0) return file;
    throw new ProblemError('INPUT_INVALID', { fields: { logo: 'Kies één bestand' } });
  } catch (error) {
    throw formRefusal(error, 'LOGO_TOO_LARGE');
  }
}
