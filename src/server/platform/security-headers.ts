import helmet from '@fastify/helmet';
import type { App } from '#server/platform/app-type.ts';

/**
 * Headers of every answer. Nothing may be loaded from elsewhere, and no script may turn text into markup or code.
 * Neither HSTS nor `upgrade-insecure-requests`: over plain http on a local network browsers would then ask for the
 * scripts over https. Where TLS ends in front of this server, that is the place to add them.
 */
export async function secureHeaders(app: App): Promise<void> {
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
        trustedTypes: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    // Files that never change under their name say otherwise themselves.
    reply.header('cache-control', 'no-store');
  });
}
