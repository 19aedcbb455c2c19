import type { Dirent } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json|txt)$/;
const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([inBrotli(bytes, { params }), inGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/**
 * Writes a .br and a .gz next to every text file of the build, so that the server never compresses while serving. On all
 * processors: it is half of a build. One that is only looked at (`--mode draft`) does without.
 */
export function precompressPlugin(): Plugin {
  let isWritten = false;
  let folder = '';
  return {
    name: 'precompress',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'draft',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      // After a build that failed there is nothing to pack, and what it failed by is what is to be told.
      if (!isWritten) return;
      const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((found) => found.isFile() && compressible.test(found.name));
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
    },
  };
}
