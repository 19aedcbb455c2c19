import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type Problem, problems } from '#api/problems.ts';
import { isWithoutAddress, type NoteCutOff } from '#server/platform/cut-off-calls.ts';
import { databaseAwayIn } from '#server/platform/database-away.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** The one place where an error becomes an answer. */
export function handleErrors(app: FastifyInstance, noteCutOff: NoteCutOff): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, noteCutOff));
  app.setNotFoundHandler((_request, reply) => refuse(reply, new ProblemError('NOT_FOUND')));
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  noteCutOff: NoteCutOff,
): FastifyReply {
  if (isCutOff(error, request)) {
    // Those without an address are noted as they come in.
    if (!isWithoutAddress(request)) noteCutOff(request, error);
    return refuse(reply, new ProblemError('UPLOAD_INCOMPLETE'));
  }
  const problem = problemOf(error, request);
  if (problem !== null) return refuse(reply, problem);
  const reference = randomUUID();
  request.log.error({ err: error, reference, route: request.routeOptions.url }, 'unexpected fault');
  const body: Problem = { code: 'INTERNAL', message: problems.INTERNAL.message, reference };
  return reply.code(problems.INTERNAL.status).send(body);
}

/** What streams and the reader of a body say when the other side has gone. */
const cutOffCodes = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** The sender went away in the middle: nobody reads the answer, and nothing is wrong here. */
function isCutOff(error: FastifyError, request: FastifyRequest): boolean {
  if (isWithoutAddress(request)) return true;
  const { raw } = request;
  if (!raw.socket.destroyed) return false;
  if (error instanceof ProblemError) return error.body.code === 'UPLOAD_INCOMPLETE';
  return cutOffCodes.has(error.code) || raw.errored === error || error.message === 'aborted';
}

function refuse(reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { retryAfterSeconds } = problem.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.code(problem.status).send(problem.body);
}

/** The refusal for an error; null when the error is a fault of ours. */
function problemOf(error: FastifyError, { log, routeOptions }: FastifyRequest): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message }) => [fieldName(instancePath), message ?? '']);
    // Of several faults of a field only the first is sent, as on the screen.
    return new ProblemError('INPUT_INVALID', { fields: Object.fromEntries(fields.toReversed()) });
  }
  if (error.code === timedOut) {
    log.error({ err: error }, 'statement took too long');
    return new ProblemError('TOO_SLOW');
  }
  if (isUnreachable(error)) {
    log.warn({ err: error }, 'database out of reach');
    return new ProblemError('BUSY', { retryAfterSeconds: 5 });
  }
  const status = error.statusCode ?? 500;
  if (status === 404) return new ProblemError('NOT_FOUND');
  if (status === 413 && routeOptions.config.transfer === 'upload') return new ProblemError('FILE_TOO_LARGE');
  return status >= 400 && status < 500 ? new ProblemError('INPUT_INVALID') : null;
}

/** PostgreSQL ended a statement at its time limit. */
const timedOut = '57014';

const fieldName = (path: string): string => path.split('/').findLast((part) => part !== '') ?? 'body';

/** The database is not there for now, or out of disk: worth trying again. */
const isUnreachable = (error: FastifyError): boolean => error.code === '53100' || databaseAwayIn(error) !== null;
