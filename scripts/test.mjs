// npm test: checks, then the tests that a change meets first. Installs what is missing.
//   npm test                       the first tier (test/tiers.ts): no PostgreSQL, no office suite, the main stories
//   npm run test:rest              all tests that the first tier leaves out, as .ci/run does after it
//   npm test -- unit store         only these groups (unit, golden, store, fault, browser, office), whole, without the checks
//   npm run test:deep              what searches longer: more examples, slow pages, every size of every screen
//   npm run golden                 writes the golden files again, to be read as a diff
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { browserPath } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { busySeconds, loopSeconds } from './processor-time.mjs';
import { ensureInstalled, modernNode, root, run } from './runtime.mjs';

const began = Date.now();
const busy = busySeconds();
const words = process.argv.slice(2);
/** The groups of each tier, and those that search longer. */
const sets = {
  first: ['unit', 'golden', 'store', 'browser'],
  rest: ['unit', 'store', 'fault', 'browser', 'office'],
  deep: ['unit', 'fault', 'browser'],
};
const groups = words.filter((word) => sets.first.includes(word) || sets.rest.includes(word));
const set = words.find((word) => word in sets) ?? (groups.length === 0 ? 'first' : '');
const rest = words.filter((word) => !groups.includes(word) && word !== set);
const chosen = groups.length > 0 ? groups : sets[set];

/** What makes tests search longer, each unless asked for otherwise. */
const deepSearch = { DEEP_SEARCH: '1', PROPERTY_SEED: 'new', PROPERTY_TIMES: '10', BROWSER_SLOWNESS: '4' };

function officeIsMissing() {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/Applications/LibreOffice.app/Contents/MacOS'];
  if (places.some((folder) => existsSync(join(folder, 'soffice')))) return false;
  process.stderr.write(
    'These tests open files in LibreOffice. Install it (Debian: sudo apt-get install --no-install-recommends\n' +
      'libreoffice-calc libreoffice-impress poppler-utils) and run this again.\n',
  );
  return true;
}

async function main() {
  ensureInstalled();
  if (chosen.includes('office') && officeIsMissing()) return 1;
  const env = { ...(set === 'deep' ? deepSearch : {}), ...process.env };
  if (groups.length === 0 && set !== 'deep') env.TEST_TIER = set;
  if (process.env.npm_lifecycle_event === 'golden') env.UPDATE_GOLDEN = '1';
  if (chosen.includes('browser')) {
    const browser = browserPath();
    if (!browser) return 1;
    env.CHROME_PATH = browser;
  }
  const isBuiltFor = chosen.includes('browser') || chosen.includes('fault');
  // The build leaves half of two processors to the checks.
  const [checked, built] = await Promise.all([
    groups.length === 0 && set === 'first' ? check() : 0,
    isBuiltFor ? ensureBuilt() : 0,
  ]);
  if (checked !== 0 || built !== 0) return checked || built;
  env.TESTS_BEGAN = String(began);
  // Workers and the servers that they start load the same sources again and again.
  env.NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=default'];
  args.push(`--reporter=${join(root, 'scripts/times-reporter.mjs')}`);
  args.push(...chosen.flatMap((name) => ['--project', name]), ...rest);
  const code = await run(modernNode(), args, env);
  const spent = (busySeconds() - busy).toFixed(0);
  process.stdout.write(`${spent} s of processor time, where the loop takes ${loopSeconds().toFixed(2)} s\n`);
  return code;
}

process.exitCode = await main();
