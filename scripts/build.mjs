// Builds the screens into dist/web and the general documents into dist/documents when their sources changed since the
// last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { modernNode, root, run } from './runtime.mjs';

/** Everything that the screens and documents are built from. */
const sources = ['src/core', 'src/contract', 'src/documents', 'src/web', 'customers', 'content', 'docs/images'];
const folders = [...sources, 'scripts/build', 'scripts/documents'];
const settings = ['package.json', 'package-lock.json', 'vite.config.ts', 'scripts/make-documents.ts'];
const files = [...settings, 'index.html', 'docs/messages.md'];

function filesUnder(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function buildKey() {
  const hash = createHash('sha256').update(process.env.CUSTOMER ?? '');
  const all = [...folders.flatMap(filesUnder), ...files.map((file) => join(root, file))];
  const names = all.map((file) => relative(root, file)).sort((one, other) => (one < other ? -1 : 1));
  for (const name of names) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

/** Resolves to an exit code; 0 when dist is up to date. */
export async function ensureBuilt() {
  const marker = join(root, 'dist', 'build-key');
  const key = buildKey();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === key) return 0;
  process.stderr.write('Building the screens and documents ...\n');
  const code =
    (await run(modernNode(), [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'])) ||
    (await run(modernNode(), [join(root, 'scripts/make-documents.ts')]));
  if (code !== 0) return code;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(marker, key);
  return 0;
}
