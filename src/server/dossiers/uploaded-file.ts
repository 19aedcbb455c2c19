import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { dossierNameSchema } from '#api/dossiers.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { formRefusal, requireSender } from '#server/platform/transfers/transfers.ts';

export interface UploadedDossier {
  readonly name: string;
  readonly bytes: Buffer;
}

const fileMissing = () => new ProblemError('INPUT_INVALID', { fields: { document: 'File is required' } });

interface Parts {
  readonly names: string[];
  readonly files: { readonly filename: string; readonly bytes: Buffer }[];
}

/** Bytes of a form that are not of its file: more than a browser writes. */
const formOverhead = 8 * 1024;

/** How large the file of a form is at least, as its sender says. */
export const leastFileSize = ({ headers }: FastifyRequest): number =>
  Math.max(1, Number(headers['content-length'] ?? 0) - formOverhead);

/**
 * Reads the form of a new dossier: exactly one name and one file, whichever comes first. Held in memory, at most one
 * byte above the limit; nothing is written to disk. Throws a `ProblemError` for everything else.
 */
export async function uploadedDossier(request: FastifyRequest): Promise<UploadedDossier> {
  if (!request.isMultipart()) throw fileMissing();
  const { names, files } = await receivedParts(request);
  const [file] = files;
  const name = dossierNameSchema.safeParse(names[0] ?? '');
  const fields: Record<string, string> = {};
  if (names.length > 1) fields['documentName'] = 'Name is required';
  else if (!name.success) fields['documentName'] = name.error.issues[0]?.message ?? '';
  if (file === undefined || files.length > 1) fields['document'] = 'File is required';
  if (!name.success || file === undefined || Object.keys(fields).length > 0)
    throw new ProblemError('INPUT_INVALID', { fields });
  refuseOtherFile(file.filename, file.bytes);
  return { name: name.data, bytes: file.bytes };
}

async function receivedParts(request: FastifyRequest): Promise<Parts> {
  requireSender(request);
  const parts: Parts = { names: [], files: [] };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'document') {
        parts.files.push({ filename: part.filename, bytes: await bytesOf(part.file, request) });
      } else if (part.type === 'field' && part.fieldname === 'documentName' && typeof part.value === 'string') {
        parts.names.push(part.value);
      } else {
        throw new ProblemError('INPUT_INVALID', { fields: { [part.fieldname]: 'Onbekend veld' } });
      }
    }
  } catch (error) {
    throw formRefusal(error, 'FILE_TOO_LARGE', fileMissing());
  }
  return parts;
}

/**
 * The bytes of a file, in one piece of memory that is given back at once if they do not come to their end: the pieces in
 * which they arrive would stay until the next collection, and leave holes.
 */
async function bytesOf(file: MultipartFile['file'], { headers }: FastifyRequest): Promise<Buffer> {
  const most = uploadRules.maximumFileSize + 1;
  const room = Buffer.allocUnsafeSlow(Math.min(Number(headers['content-length'] ?? most), most));
  let length = 0;
  try {
    for await (const piece of file as AsyncIterable<Uint8Array>) {
      room.set(piece, length);
      length += piece.length;
    }
    if (file.truncated) throw new ProblemError('FILE_TOO_LARGE');
    return room.subarray(0, length);
  } catch (error) {
    room.buffer.transfer(0);
    throw error;
  }
}

const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** A workbook with a password, or an old .xls: accepted, because the reader explains which it is and what to do. */
const olderSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

function refuseOtherFile(filename: string, bytes: Buffer): void {
  if (bytes.length > uploadRules.maximumFileSize) throw new ProblemError('FILE_TOO_LARGE');
  const start = bytes.subarray(0, 4);
  const hasSignature = start.equals(zipSignature) || start.equals(olderSignature);
  if (!filename.toLowerCase().endsWith(uploadRules.extension) || filename.includes('\0') || !hasSignature)
    throw new ProblemError('FILE_NOT_XLSX');
}
