// Runs a TypeScript entry of this project on any Node >= 20: node scripts/launch.mjs <entry.ts> [arguments].
// Paths in the arguments stay relative to the user's working folder (npm passes it in INIT_CWD).
import { join } from 'node:path';
import { ensureInstalled, modernNode, root, run } from './runtime.mjs';

const [entry, ...rest] = process.argv.slice(2);
ensureInstalled({ isServer: entry.startsWith('src/server/') });
process.exitCode = await run(modernNode(), [join(root, entry), ...rest]);
