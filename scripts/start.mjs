// npm start: installs what is missing, builds the screens when their sources changed, and starts the server. In production
// nothing is built, and only packages that the server loads are installed. What stands in BUILD_DIR was built before.
import { join } from 'node:path';
import { builtBefore, ensureBuilt } from './build.mjs';
import { ensureInstalled, isProduction, modernNode, root, run } from './runtime.mjs';

/** Resolves to an exit code. */
function screens() {
  if (process.env.BUILD_DIR) return 0;
  return isProduction ? builtBefore() : ensureBuilt();
}

const env = {
  // Where this folder cannot be written, as in a closed container, Node goes on without it.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  // Every thread that asks for memory would keep some for itself otherwise, and what files took would not be given back.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  ...process.env,
};
// Optimising the embedded database takes 600 MB and a second at every start, and gains on long searches only. With a young
// generation of 4 MB, uploads that stall and downloads that nobody reads leave 90 MB less behind in the process.
const settings = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--max-semi-space-size=4'];

ensureInstalled({ isServer: true });
process.exitCode =
  (await screens()) ||
  (await run(modernNode(), [...settings, join(root, 'src/server/main.ts'), ...process.argv.slice(2)], env));
