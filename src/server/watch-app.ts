import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppParts } from '#server/app-parts.ts';
import { watchRoutes } from '#server/app-routes.ts';
import type { Config } from '#server/assembly/config.ts';
import type { App } from '#server/platform/app-type.ts';
import { cutOffNotes } from '#server/platform/cut-off-calls.ts';
import { handleErrors } from '#server/platform/error-handler.ts';
import { healthRoute, liveRoute } from '#server/platform/health-route.ts';
import { logRequests, genReqId, logFields } from '#server/platform/request-log.ts';
import { processMetrics } from '#server/platform/watching/metrics.ts';
import { noTraces, tracesTo } from '#server/platform/watching/traces.ts';
import type { WatchedWork } from '#server/platform/watching/watched-work.ts';

export async function watchedWorkOf(config: Config): Promise<WatchedWork> {
  return {
    metrics: config.metricsToken === null ? null : processMetrics(),
    traces: config.tracesTo === null ? noTraces : await tracesTo(config.tracesTo),
    diskFolder: config.databaseUrl === null ? config.dataDirectory : tmpdir(),
  };
}

type WatchParts = Pick<AppParts, 'database' | 'jobs' | 'watched' | 'log'>;

/** What a process that only calculates answers: whether it is there, and its numbers. Nothing of anybody. */
export async function startWatching(
  { watchPort, host, metricsToken }: Pick<Config, 'watchPort' | 'host' | 'metricsToken'>,
  parts: WatchParts,
): Promise<{ readonly port: number | null; close(): Promise<void> }> {
  if (watchPort === null) return { port: null, close: () => Promise.resolve() };
  const loggerInstance: FastifyBaseLogger = parts.log;
  const app: App = Fastify({
    loggerInstance,
    genReqId,
    logController: new LogController(logFields),
    forceCloseConnections: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('recognised', null);
  const noteCutOff = cutOffNotes();
  handleErrors(app, noteCutOff);
  logRequests(app, noteCutOff);
  healthRoute(app, parts.database);
  liveRoute(app);
  watchRoutes(app, { ...parts, metricsToken });
  await app.listen({ port: watchPort, host });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
