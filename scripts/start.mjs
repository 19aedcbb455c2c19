// npm start: installs what is missing, builds the screens when their sources changed, and starts the server.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, modernNode, root, run } from './runtime.mjs';

/** Everything that the screens are built from. */
const sources = [
  'src/core',
  'src/contract',
  'src/documents',
  'src/web',
  'customers',
  'package-lock.json',
  'vite.config.ts',
];

function filesUnder(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
}

function buildKey() {
  const hash = createHash('sha256').update(process.env.CUSTOMER ?? '');
  for (const source of sources) {
    const path = join(root, source);
    for (const file of source.includes('.') ? [path] : filesUnder(path)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function ensureBuilt(node) {
  const marker = join(root, 'dist', 'build-key');
  const key = buildKey();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === key) return 0;
  process.stderr.write('Building the screens ...\n');
  const code = await run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']);
  if (code !== 0) return code;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(marker, key);
  return 0;
}

ensureInstalled();
const node = modernNode();
process.exitCode =
  (await ensureBuilt(node)) || (await run(node, [join(root, 'src/server/main.ts'), ...process.argv.slice(2)]));
