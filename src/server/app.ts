import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { uploadRules } from '#api/upload-rules.ts';
import { changeRoutes } from '#server/changes/change-routes.ts';
import { type OpenSessions, type StreamLimits, streamLimits } from '#server/changes/change-streams.ts';
import { auditRoutes } from '#server/audit/routes.ts';
import { recordAct as recordUnlimited } from '#server/audit/store.ts';
import { type CentralBankParts, centralBankRoutes } from '#server/central-bank/routes.ts';
import { clientRoutes } from '#server/clients/routes.ts';
import { mailQueue } from '#server/contact/mail-message.job.ts';
import { type ContactParts, contactRoutes } from '#server/contact/routes.ts';
import { securityContactRoute } from '#server/contact/security-contact-route.ts';
import { calculationQueue } from '#server/dossiers/calculate-dossier.job.ts';
import { deskRoutes } from '#server/dossiers/desk/desk-routes.ts';
import { dossierRoutes } from '#server/dossiers/routes.ts';
import { compareRoutes } from '#server/dossiers/compare/compare-routes.ts';
import { resultRoutes } from '#server/dossiers/results/result-routes.ts';
import { decisionRoutes } from '#server/dossiers/variants/decision-routes.ts';
import type { VariantRouteParts } from '#server/dossiers/variants/variant-actions.ts';
import { variantRoutes } from '#server/dossiers/variants/variant-routes.ts';
import { variantQueue } from '#server/dossiers/variants/calculate-variant.job.ts';
import type { OrderCalculation } from '#server/dossiers/submit-dossier.ts';
import { usageRoutes } from '#server/dossiers/usage-routes.ts';
import { type OfferedWorkbooks, templateRoutes } from '#server/dossiers/template-route.ts';
import { participantSourceRoutes } from '#server/participant-sources/routes.ts';
import { type DrawLogo, houseStyleRoutes } from '#server/house-style/routes.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { guardChanges } from '#server/platform/limits/guard-changes.ts';
import { limitedActs } from '#server/platform/limits/limited-acts.ts';
import { noteLimit } from '#server/platform/limits/note-limit.ts';
import { officeFilling } from '#server/office-standards/office-filling.ts';
import { officeStandardsRoutes } from '#server/office-standards/routes.ts';
import { organisationRoutes } from '#server/organisations/routes.ts';
import { employerDataRoutes } from '#server/employer-data/routes.ts';
import { type ExampleParts, exampleRoute } from '#server/example-route.ts';
import { generalDocumentRoutes } from '#server/contact/general-documents.ts';
import type { App } from '#server/platform/app-type.ts';
import { callerKey, cutOffNotes } from '#server/platform/cut-off-calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import { handleErrors } from '#server/platform/error-handler.ts';
import { metricsRoute } from '#server/dossiers/monitoring/metrics-route.ts';
import { organisationIds } from '#server/retention/store.ts';
import { limitLists } from '#server/platform/lists/list-places.ts';
import { healthRoute, liveRoute } from '#server/platform/health-route.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { logRequests, genReqId, logFields } from '#server/platform/request-log.ts';
import { guardRoutes } from '#server/platform/route-access.ts';
import { bareSecureHeaders, secureHeaders } from '#server/platform/security-headers.ts';
import { serveScreens } from '#server/platform/static-files.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { countTransfers, type TransferLimits, transferLimits } from '#server/platform/transfers/transfers.ts';
import { refuseUnreadableCalls } from '#server/platform/unreadable-call.ts';
import { retentionRoutes } from '#server/retention/routes.ts';
import { codeRoutes } from '#server/session/code-routes.ts';
import { invitationRoutes } from '#server/session/invitation-routes.ts';
import { openSessionRoutes } from '#server/session/open-session-routes.ts';
import { endSessionsOfOrganisation, openAmong } from '#server/session/open-session-store.ts';
import { refusedCallNotes } from '#server/session/refused-call.ts';
import { refusalNotes } from '#server/session/refused-sign-in.ts';
import { ownCodeRoutes } from '#server/session/own-code-routes.ts';
import { reauthenticationRoutes } from '#server/session/reauthentication-routes.ts';
import { factorRoutes } from '#server/session/factor-routes.ts';
import { sessionRoutes } from '#server/session/routes.ts';
import { recognition } from '#server/session/sign-in.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';
import { watchCalls } from '#server/platform/watching/watched-calls.ts';
import { type WatchedWork } from '#server/platform/watching/watched-work.ts';
import { wrongCodeLimits } from '#server/session/wrong-code-limits.ts';

export interface AppParts extends OfferedWorkbooks {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'send' | 'counts'>;
  readonly keys: SigningKeys;
  readonly log: Log;
  readonly exampleDossier: ExampleParts['exampleDossier'];
  readonly drawLogo: DrawLogo;
  /** Where files of the central bank arrive, and what a set must have when not as usual. */
  readonly arrivingFolder: string | null;
  readonly setLimits?: CentralBankParts['setLimits'];
  /** Contact messages go by mail as well. */
  readonly hasMail: boolean;
  /** Folder with the built PDFs of the footer. */
  readonly documents: string;
  /** Folder with the built screens; may be missing while they are served by a development server. */
  readonly screens: string;
  /** Addresses and networks of proxies in front, which name the real address of the sender. */
  readonly trustedProxies: readonly string[];
  /** People come by https, whoever ends it. */
  readonly isHttps: boolean;
  /** Secret of whoever collects numbers; null = nobody does. */
  readonly metricsToken: string | null;
  /** Where a found weakness is told of; null = nowhere. */
  readonly securityContact: string | null;
  /** Address people use, without a slash at the end; null = none is configured. */
  readonly publicUrl: string | null;
  /** What this process counts and traces of its calls. */
  readonly watched: WatchedWork;
  readonly limits?: Partial<AppLimits>;
}

export interface AppLimits {
  /** Calls a minute from one address. */
  readonly callsPerMinute: number;
  /** Dossiers a minute from one address. */
  readonly uploadsPerMinute: number;
  /** Other calls of one holder a minute that change something. */
  readonly changesPerMinute: number;
  /** Acts of one holder in a quarter of an hour that are written down, changing or not. */
  readonly actsPerQuarter: number;
  readonly wrongCodePause: number;
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** A connection on which nothing moves this long, either way, is cut off. */
  readonly silenceTimeout: number;
  /** Of the streams that tell which lists changed. */
  readonly streams: Partial<StreamLimits>;
  /** Of the files that are under way. */
  readonly transfers: Partial<TransferLimits>;
}

const defaultLimits: AppLimits = {
  callsPerMinute: 3_000,
  uploadsPerMinute: 120,
  changesPerMinute: 60,
  actsPerQuarter: 1_200,
  wrongCodePause: 400,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  silenceTimeout: 120_000,
  streams: {},
  transfers: {},
};

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
  const openSessions: OpenSessions = (ids) => parts.database.as({ kind: 'gate' }, (tx) => openAmong(tx, ids));
  const streams = { ...streamLimits, ...limits.streams };
  changeRoutes(app, { database: parts.database, recognise, openSessions, limits: streams });
  addRoutes(app, parts, limits);
  await serveScreens(app, parts.screens);
  return app;
}

function addRoutes(app: App, parts: AppParts, limits: AppLimits): void {
  const { database, jobs, keys, exampleDossier, drawLogo, hasMail, documents } = parts;
  const recordAct = limitedActs(recordUnlimited, noteLimit({ each: limits.actsPerQuarter }));
  const orderCalculation: OrderCalculation = (tx, order) => jobs.send(tx, calculationQueue, order);
  const orderMail: ContactParts['orderMail'] = (tx, order) => jobs.send(tx, mailQueue.name, order);
  healthRoute(app, database);
  liveRoute(app);
  watchRoutes(app, parts);
  const signInParts = {
    database,
    keys,
    recordAct,
    limits: wrongCodeLimits(),
    noteRefusal: refusalNotes({ database, recordAct }),
    wrongCodePause: limits.wrongCodePause,
  };
  sessionRoutes(app, signInParts);
  reauthenticationRoutes(app, signInParts);
  factorRoutes(app, { database, keys, recordAct });
  ownCodeRoutes(app, { database, keys, recordAct });
  openSessionRoutes(app, { database, recordAct });
  codeRoutes(app, { database, keys, recordAct });
  invitationRoutes(app, { database, keys, recordAct });
  organisationRoutes(app, { database, recordAct, endSessions: endSessionsOfOrganisation });
  auditRoutes(app, { database, recordAct });
  generalDocumentRoutes(app, documents);
  retentionRoutes(app, { database, recordAct });
  clientRoutes(app, { database, recordAct });
  const { uploadsPerMinute } = limits;
  const dossierParts = { database, recordAct, orderCalculation, houseStyle, uploadsPerMinute };
  const orderVariant: VariantRouteParts['orderVariant'] = (tx, order) => jobs.send(tx, variantQueue, order);
  dossierRoutes(app, dossierParts);
  resultRoutes(app, dossierParts);
  variantRoutes(app, { ...dossierParts, orderVariant });
  decisionRoutes(app, dossierParts);
  compareRoutes(app, dossierParts);
  deskRoutes(app, { database });
  usageRoutes(app, { database, recordAct });
  employerDataRoutes(app, { database, recordAct });
  exampleRoute(app, { database, recordAct, orderCalculation, exampleDossier });
  templateRoutes(app, { ...parts, officeFilling });
  officeStandardsRoutes(app, { database, recordAct });
  contactRoutes(app, { database, recordAct, orderMail: hasMail ? orderMail : null });
  securityContactRoute(app, parts);
  const { log, arrivingFolder, setLimits } = parts;
  centralBankRoutes(app, { database, recordAct, log, arrivingFolder, ...(setLimits && { setLimits }) });
  houseStyleRoutes(app, { database, recordAct, drawLogo });
  participantSourceRoutes(app, { database, recordAct });
}

/** Numbers of this process and its database, where somebody has the secret for them. */
export function watchRoutes(
  app: App,
  { database, jobs, metricsToken: token, watched }: Pick<AppParts, 'database' | 'jobs' | 'metricsToken' | 'watched'>,
): void {
  if (token === null) return;
  metricsRoute(app, { ...watched, database, organisationIds, jobCounts: jobs.counts, token });
}
