// For its types on a request.
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { logoRules } from '#api/logo-rules.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { requireSender } from '#server/platform/transfers/transfers.ts';

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
    throw refusalOf(error);
  }
}

/** What the multipart reader complains about, in words of the catalogue. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ProblemError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ProblemError('LOGO_TOO_LARGE');
  if (/^FST_(PARTS|FIELDS|FILES)_LIMIT$|^FST_PROTO_VIOLATION$/.test(code)) return new ProblemError('INPUT_INVALID');
  const isBroken = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH'].includes(code);
  return isBroken || /multipart|Unexpected end|part header/i.test(error.message)
    ? new ProblemError('UPLOAD_INCOMPLETE')
    : error;
}
