import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

const page = 'index.html';
const hashedFiles = 'assets/';
/** Scripts that run by themselves, under the policy they came with. */
const workerFiles = 'assets/workers/';

/** What these say is read of a page or a worker alone; of scripts, styles and fonts it is weight in every answer. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
];

/** Serves the built screens: their files, and the page itself for every address that is not a file or a call. */
export async function serveScreens(app: App, directory: string): Promise<void> {
  if (!existsSync(join(directory, page))) return;
  const files = filesIn(directory);
  await app.register(fastifyStatic, { root: directory, serve: false, preCompressed: true, cacheControl: false });
  // Includes `/{token}` of a hand-off link: it serves the page and leaves the token alone.
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const path = request.params['*'];
      if (/^api(\/|$)/.test(path)) throw new ProblemError('NOT_FOUND');
      if (!path.startsWith(hashedFiles)) return reply.sendFile(files.has(path) ? path : page);
      if (!files.has(path)) throw new ProblemError('NOT_FOUND');
      // The name of these files changes with their content: nobody asks whether they changed.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      if (isBare(path)) for (const name of pageHeaders) reply.removeHeader(name);
      return reply.sendFile(path, { etag: false, lastModified: false });
    },
  });
}

/** Pictures are not: one that is opened by itself is a page. */
const isBare = (path: string): boolean => /\.(?:js|css|woff2)$/.test(path) && !path.startsWith(workerFiles);

/** Only what was built is ever looked up on disk; a packed copy is chosen by what the browser takes. */
function filesIn(directory: string): ReadonlySet<string> {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll(sep, '/'));
  return new Set(paths.filter((path) => !/\.(br|gz)$/.test(path)));
}
