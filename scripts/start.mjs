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

ensureInstalled({ isServer: true });
process.exitCode =
  (await screens()) || (await run(modernNode(), [join(root, 'src/server/main.ts'), ...process.argv.slice(2)]));
