import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** As `src/web/lib/worker/start-worker.ts` names it. */
const workerPolicy = 'evenwicht-workers';

/** Two years, the least that lists of browsers take. */
const strictTransportSeconds = 63_072_000;

/**
 * Headers of every answer. Nothing may be loaded from elsewhere, and no script may turn text into markup or code.
 * HSTS only where people come by https: over plain http on a local network browsers would then ask for the scripts over
 * https, as with `upgrade-insecure-requests`.
 */
export async function secureHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // The one policy of the screens, by which they start the workers that came with them.
        trustedTypes: [workerPolicy],
      },
    },
    strictTransportSecurity: isHttps && { maxAge: strictTransportSeconds, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // For browsers that cannot draw these screens: Internet Explorer, and a filter that was taken out of the others.
    xDownloadOptions: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    // Files that never change under their name say otherwise themselves.
    reply.header('cache-control', 'no-store');
  });
}

/** Those headers by themselves, for an answer that is not made by the application. */
export async function bareSecureHeaders(isHttps: boolean): Promise<ReadonlyMap<string, string>> {
  const bare = Fastify();
  await secureHeaders(bare, isHttps);
  const { headers } = await bare.inject('/');
  await bare.close();
  const ofAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);
  return new Map(
    Object.entries(headers)
      .filter(([name]) => !ofAnswer.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
}
