// npm run check: types, lint, format and dead code. Also the first part of npm test.
import { join } from 'node:path';
import { ensureInstalled, modernNode, root, run } from './runtime.mjs';

const bin = (path) => join(root, 'node_modules', path);

const steps = [
  { name: 'types', args: [bin('typescript/bin/tsc'), '-b'] },
  { name: 'lint', args: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check', '.'] },
  { name: 'dead code', args: [bin('knip/bin/knip.js'), '--no-progress'] },
  { name: 'code for tests alone', args: [bin('knip/bin/knip.js'), '--no-progress', '--production'] },
];

/** Runs the checks in order and stops at the first that fails. Resolves to an exit code. */
export async function check() {
  const node = modernNode();
  for (const { name, args } of steps) {
    process.stdout.write(`check: ${name}\n`);
    const code = await run(node, args);
    if (code !== 0) return code;
  }
  return 0;
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureInstalled();
  process.exitCode = await check();
}
