import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/problem-error.ts';

const hashedFiles = '/assets/';

/** Serves the built screens: their files, and the page itself for every address that is not a file or a call. */
export async function serveScreens(app: App, directory: string): Promise<void> {
  if (!existsSync(join(directory, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
    // The name of these files changes with their content.
    setHeaders: (reply, path) => {
      const isHashed = path.slice(directory.length).replaceAll('\\', '/').startsWith(hashedFiles);
      if (isHashed) reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
    schemaHide: true,
  });
  // Includes `/{token}` of a hand-off link: it serves the page and leaves the token alone.
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      if (request.url.startsWith('/api/') || request.url.startsWith(hashedFiles)) throw new ProblemError('NOT_FOUND');
      return reply.sendFile('index.html');
    },
  });
}
