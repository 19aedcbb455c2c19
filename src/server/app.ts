import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { uploadRules } from '#api/upload-rules.ts';
import { changeRoutes } from '#server/changes/change-routes.ts';
import { type OpenSessions, streamLimits } from '#server/changes/change-streams.ts';
import { recordAct as recordUnlimited } from '#server/audit/store.ts';
import { guardChanges } from '#server/platform/limits/guard-changes.ts';
import type { App } from '#server/platform/app-type.ts';
import { callerKey, cutOffNotes } from '#server/platform/cut-off-calls.ts';
import { handleErrors } from '#server/platform/error-handler.ts';
import { limitLists } from '#server/platform/lists/list-places.ts';
import { logRequests, genReqId, logFields } from '#server/platform/request-log.ts';
import { guardRoutes } from '#server/platform/route-access.ts';
import { bareSecureHeaders, secureHeaders } from '#server/platform/security-headers.ts';
import { serveScreens } from '#server/platform/static-files.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { countTransfers, transferLimits } from '#server/platform/transfers/transfers.ts';
import { refuseUnreadableCalls } from '#server/platform/unreadable-call.ts';
import { openAmong } from '#server/session/open-session-store.ts';
import { refusedCallNotes } from '#server/session/refused-call.ts';
import { recognition } from '#server/session/sign-in.ts';
import { watchCalls } from '#server/platform/watching/watched-calls.ts';
import { type AppParts, defaultLimits } from '#server/app-parts.ts';
import { addRoutes } from '#server/app-routes.ts';

/** Bytes of a body that is no file; and of one that anybody may send. */
const jsonMaximum = 64 * 1024;
const publicMaximum = 8 * 1024;
/** A token in the path of a hand-off link is longer than the hundred characters that are usual. */
const pathMaximum = 4_096;

/**
 * An address that cannot be decoded becomes one that is not there: the framework would answer by itself, without our
 * headers, limits and log, and repeat the address in its answer.
 */
function readableAddress(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return '/api/none';
  }
}

/** The web application, made from its parts; listening is up to the caller. */
export async function webApp(parts: AppParts): Promise<App> {
  const limits = { ...defaultLimits, ...parts.limits };
  const loggerInstance: FastifyBaseLogger = parts.log;
  const clientErrorHandler = refuseUnreadableCalls(await bareSecureHeaders(parts.isHttps), parts.log);
  const app: App = Fastify({
    loggerInstance,
    genReqId,
    logController: new LogController(logFields),
    bodyLimit: jsonMaximum,
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.silenceTimeout,
    // Node looks at slow senders every thirty seconds otherwise, whatever the limits are.
    http: { headersTimeout: limits.headersTimeout, connectionsCheckingInterval: limits.headersTimeout / 5 },
    routerOptions: { maxParamLength: pathMaximum },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    trustProxy: [...parts.trustedProxies],
    forceCloseConnections: 'idle',
    clientErrorHandler,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Taken by default, and a way to send a form from another site without being asked.
  app.removeContentTypeParser('text/plain');
  const noteCutOff = cutOffNotes();
  handleErrors(app, noteCutOff);
  logRequests(app, noteCutOff);
  watchCalls(app, parts.watched);
  await secureHeaders(app, parts.isHttps);
  await app.register(fastifyRateLimit, {
    max: limits.callsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: callerKey,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
  await app.register(fastifyMultipart, {
    limits: { fileSize: uploadRules.maximumFileSize, files: 2, fields: 2, parts: 4, fieldSize: 1024, headerPairs: 20 },
  });
  const recognise = recognition(parts.database, parts.keys);
  guardRoutes(app, recognise, refusedCallNotes({ database: parts.database, recordAct: recordUnlimited }));
  guardChanges(app, parts.database, limits.changesPerMinute);
  limitLists(app);
  countTransfers(app, { limits: { ...transferLimits, ...limits.transfers }, largestBody: jsonMaximum, publicMaximum });
  const openSessions: OpenSessions = (ids) => parts.database.as('gate', (tx) => openAmong(tx, ids));
  const streams = { ...streamLimits, ...limits.streams };
  changeRoutes(app, { database: parts.database, recognise, openSessions, limits: streams });
  addRoutes(app, parts, limits);
  await serveScreens(app, parts.screens);
  return app;
}
