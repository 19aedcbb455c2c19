// Builds the screens and the general documents of a customer, and the program that calculates, into the folders web,
// documents and calculation of one folder, dist unless another folder is given: node scripts/build.mjs [--out FOLDER]
// With --draft only what shows a customer: not the program that calculates, which is the same for all, of the documents
// the conditions alone, and nothing compressed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, modernNode, root, run } from './runtime.mjs';

/** Everything that the screens, the documents and the program that calculates are built from. */
const sources = [
  'src/core',
  'src/office',
  'src/input',
  'src/output',
  'src/api',
  'src/web',
  'src/server/calculation',
  'src/server/example',
  'customers',
  'content',
  'docs/images',
];
const folders = [...sources, 'scripts/build', 'scripts/documents'];
const settings = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/make-documents.ts',
  'scripts/make-calculation.ts',
];
const files = [...settings, 'index.html', 'docs/messages.md', 'THIRD-PARTY-NOTICES.txt'];

function filesUnder(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Tells the sources apart: a build from others is outdated. */
function sourcesKey() {
  const hash = createHash('sha256');
  const all = [...folders.flatMap(filesUnder), ...files.map((file) => join(root, file))];
  const names = all.map((file) => relative(root, file)).sort((one, other) => (one < other ? -1 : 1));
  for (const name of names) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

/** What a build was made from, as it is written beside it. */
const buildKey = () => `${sourcesKey()} ${process.env.CUSTOMER ?? ''}`;

/** Builds all of it into a folder; resolves to an exit code. */
async function build(folder, logLevel) {
  const code =
    (await buildOfCustomer(folder, logLevel)) ||
    (await run(modernNode(), [join(root, 'scripts/make-calculation.ts'), join(folder, 'calculation')]));
  if (code === 0) writeFileSync(join(folder, 'build-key'), buildKey());
  return code;
}

/** Builds what differs between customers. */
async function buildOfCustomer(folder, logLevel, isDraft = false) {
  const screens = ['build', '--outDir', join(folder, 'web'), '--emptyOutDir', '--logLevel', logLevel];
  if (isDraft) screens.push('--mode', 'draft');
  const documents = [join(folder, 'documents'), ...(isDraft ? ['voorwaarden'] : [])];
  return (
    (await run(modernNode(), [join(root, 'node_modules/vite/bin/vite.js'), ...screens])) ||
    (await run(modernNode(), [join(root, 'scripts/make-documents.ts'), ...documents]))
  );
}

const marker = join(root, 'dist', 'build-key');

/** Exit code 0 when the folder that is served by default was built from these sources; else says what to do. */
export function builtBefore() {
  if (existsSync(marker) && readFileSync(marker, 'utf8').startsWith(`${sourcesKey()} `)) return 0;
  process.stderr.write(
    'The screens have not been built from these sources. Run npm run build first (with CUSTOMER, where you set it), or\n' +
      'set BUILD_DIR to a folder that was built elsewhere: in production (DATABASE_URL or NODE_ENV=production) npm start\n' +
      'builds nothing.\n',
  );
  return 1;
}

/** Builds the folder that is served by default, when its sources changed. Resolves to an exit code. */
export async function ensureBuilt() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === buildKey()) return 0;
  process.stderr.write('Building the screens and documents ...\n');
  return build(join(root, 'dist'), 'warn');
}

if (process.argv[1]?.endsWith('build.mjs')) {
  ensureInstalled();
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: join(root, 'dist') },
      draft: { type: 'boolean', default: false },
    },
  });
  // Working folder of the user: npm starts scripts in the project's own folder.
  const folder = resolve(process.env.INIT_CWD ?? '', values.out);
  process.exitCode = await (values.draft ? buildOfCustomer(folder, 'info', true) : build(folder, 'info'));
}
