import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** What is sent as its receiver takes it in. Its headers have gone by then: the log alone says that it could not be read to its end. */
export function inPieces(pieces: AsyncIterable<Uint8Array | string>, { log }: FastifyRequest): Readable {
  const sent = Readable.from(pieces, { objectMode: false });
  sent.on('error', (error) => log.warn({ err: error }, 'download broken off'));
  return sent;
}
