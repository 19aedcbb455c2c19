import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const packed = promisify(gzip);
/** Packing what fits in one packet of a network saves nobody anything. */
const packedFrom = 1_400;

/** The tag of an answer, from its text or from all that it is made of. Weak: the same whether it is packed or not. */
export const listTag = (...state: readonly string[]): string =>
  `W/"${createHash('sha256').update(JSON.stringify(state)).digest('base64url')}"`;

/**
 * For the routes of lists, which are asked again and again: whoever has the answer already is told so, and what goes out
 * is packed. Such an answer holds no secret of ours (no token, no code) that its size could give away.
 *
 * The rows are written as they are. Types and schema of the database say what they hold, and a test compares them with
 * the schema of the border; reading every row once more would cost more than fetching it.
 */
export const listAnswers = {
  serializerCompiler: () => (answer: unknown) => JSON.stringify(answer),
  onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = String(reply.getHeader('etag') ?? listTag(payload));
    reply.header('etag', tag).header('vary', 'accept-encoding');
    if (isKnown(request.headers['if-none-match'], tag)) {
      reply.code(304).removeHeader('content-type');
      return null;
    }
    if (payload.length < packedFrom || !takesGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip');
    // A list is asked for often and thrown away soon: packed fast, not small.
    return packed(payload, { level: 1 });
  },
} as const;

/** Whether who asks has this answer already. */
export const isKnown = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim() === tag);

/** Named, and not with the weight zero. */
const takesGzip = (header: string | string[] | undefined): boolean =>
  String(header ?? '')
    .split(',')
    .some((encoding) => /^\s*gzip\s*(;\s*q=(1(\.0*)?|0\.0*[1-9]\d*)\s*)?$/i.test(encoding));
