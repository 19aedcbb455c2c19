// npm start: installs what is missing, builds the screens when their sources changed, and starts the server. What stands
// in BUILD_DIR was built before.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, modernNode, root, run } from './runtime.mjs';

ensureInstalled();
process.exitCode =
  (process.env.BUILD_DIR ? 0 : await ensureBuilt()) ||
  (await run(modernNode(), [join(root, 'src/server/main.ts'), ...process.argv.slice(2)]));
