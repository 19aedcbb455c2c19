import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { ProblemCode } from '#api/problems.ts';
import { uploadRules } from '#api/upload-rules.ts';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';
import { PersonPlaces, type PlaceLimits } from '#server/platform/transfers/person-places.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It carries a file: counted while it is under way, and only for people who are signed in. */
    transfer?: 'upload' | 'download';
  }
}

/** A file with its form. */
const largestUpload = uploadRules.maximumFileSize + 2 ** 16;

export type TransferLimits = Readonly<Record<'upload' | 'download', PlaceLimits>>;

/** An upload holds what it announced in memory, for as long as its sender takes; a download two slices of a file. */
export const transferLimits: TransferLimits = {
  upload: {
    ofHolder: 5,
    ofOrganisation: 20,
    ofProcess: 40,
    bytes: { ofOrganisation: 25 * 2 ** 20, ofProcess: 50 * 2 ** 20 },
  },
  download: { ofHolder: 5, ofOrganisation: 20, ofProcess: 40 },
};

interface Transfers {
  readonly limits: TransferLimits;
  /** Bytes of a body that any route takes; who takes more carries a file. */
  readonly largestBody: number;
  /** The same for a body that anybody may send. */
  readonly publicMaximum: number;
}

/**
 * Counts the files that are under way, and refuses one too many before a byte of it is read. A place is given back when
 * the answer has gone or the connection has, and its handler has ended: what it holds is let go only then.
 */
export function countTransfers(app: App, { limits, largestBody, publicMaximum }: Transfers): void {
  const refusals = { tooMany: 'TOO_MANY_TRANSFERS', full: 'TRANSFERS_FULL', retryAfterSeconds: 5 } as const;
  const places = {
    upload: new PersonPlaces(limits.upload, refusals),
    download: new PersonPlaces(limits.download, refusals),
  };
  const handled = new WeakMap<FastifyRequest, Promise<unknown>>();
  const drained = drainedBodies();

  app.addHook('onRoute', (route) => {
    const { transfer, access } = route.config ?? {};
    if (access === 'public') route.bodyLimit ??= publicMaximum;
    const isLarge = (route.bodyLimit ?? 0) > largestBody;
    if (isLarge && transfer !== 'upload') throw new Error(`route ${route.url} takes a file and does not say so`);
    if (transfer === undefined) return;
    if (access === 'public') throw new Error(`route ${route.url} carries a file for everybody`);
    route.handler = remembered(route.handler, handled);
  });

  // After authentication and the limit on calls, and before the body is read.
  app.addHook('preParsing', async (request, reply) => {
    const { transfer } = request.routeOptions.config;
    if (transfer !== 'upload') refuseForm(request);
    if (transfer === undefined) return;
    let leave: () => void;
    try {
      leave = places[transfer].enter(personOf(request), announcedBytes(request));
    } catch (refusal) {
      if (transfer === 'download' || drained.isFull) reply.header('connection', 'close');
      else drained.add(request.raw);
      throw refusal;
    }
    const isOver = (): void => {
      void Promise.resolve(handled.get(request)).then(leave, leave);
    };
    if (reply.raw.closed) isOver();
    else reply.raw.once('close', isOver);
  });
}

/** How many refused uploads are read to their end at a time. */
export const mostDrained = 20;

/**
 * A sender sees why an upload was refused only if its body is read to the end. Reading what is thrown away takes memory
 * too, so one too many is cut off.
 */
function drainedBodies() {
  let count = 0;
  return {
    get isFull() {
      return count >= mostDrained;
    },
    add(body: IncomingMessage) {
      if (body.closed) return;
      count += 1;
      body.once('close', () => (count -= 1));
    },
  };
}

/** Of a body that does not say how long it is: as long as a file may be. */
const announcedBytes = ({ headers }: FastifyRequest): number =>
  Math.min(Number(headers['content-length'] ?? Number.POSITIVE_INFINITY), largestUpload);

/** To be asked just before a form is read: that of a sender who has gone meanwhile never ends. */
export function requireSender({ raw }: FastifyRequest): void {
  if (raw.destroyed || raw.socket.destroyed) throw new ProblemError('UPLOAD_INCOMPLETE');
}

/** What the reader of a form complains about, in words of the catalogue: `tooLarge` and `tooMany` files are told by the form. */
export function formRefusal(error: unknown, tooLarge: ProblemCode, tooMany?: ProblemError): unknown {
  if (error instanceof ProblemError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ProblemError(tooLarge);
  if (code === 'FST_FILES_LIMIT' && tooMany !== undefined) return tooMany;
  if (/^FST_(PARTS|FIELDS|FILES)_LIMIT$|^FST_PROTO_VIOLATION$/.test(code)) return new ProblemError('INPUT_INVALID');
  const isBroken = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH'].includes(code);
  return isBroken || /multipart|Unexpected end|part header/i.test(error.message)
    ? new ProblemError('UPLOAD_INCOMPLETE')
    : error;
}

/** A form is read by its handler, whatever its length: only those that carry a file have one. */
function refuseForm({ headers }: FastifyRequest): void {
  if (/^multipart\//i.test(headers['content-type'] ?? '')) throw new ProblemError('INPUT_INVALID');
}

function remembered(
  handler: RouteHandlerMethod,
  handled: WeakMap<FastifyRequest, Promise<unknown>>,
): RouteHandlerMethod {
  return function begun(this, request: FastifyRequest, reply: FastifyReply) {
    const work = Promise.resolve(handler.call(this, request, reply));
    handled.set(request, work);
    return work;
  };
}
