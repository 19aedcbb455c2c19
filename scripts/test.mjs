// npm test: checks, then every test that needs no office suite. Installs what is missing.
//   npm test                       all of it
//   npm test -- unit store         only these groups (unit, golden, store, fault, browser), without the checks
//   npm run test:office            the tests that open files in LibreOffice
//   npm run golden                 writes the golden files again, to be read as a diff
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { browserPath } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled, modernNode, root, run } from './runtime.mjs';

const everyGroup = ['unit', 'golden', 'store', 'fault', 'browser'];
const words = process.argv.slice(2);
const groups = words.filter((word) => [...everyGroup, 'office'].includes(word));
const rest = words.filter((word) => !groups.includes(word));
const chosen = groups.length > 0 ? groups : everyGroup;

function officeIsMissing() {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/Applications/LibreOffice.app/Contents/MacOS'];
  if (places.some((folder) => existsSync(join(folder, 'soffice')))) return false;
  process.stderr.write(
    'These tests open files in LibreOffice. Install it (Debian: sudo apt-get install --no-install-recommends\n' +
      'libreoffice-calc libreoffice-impress poppler-utils) and run npm run test:office again.\n',
  );
  return true;
}

/** One line with the totals of the run, read from the runner's own report. */
function printTotals(reportPath) {
  if (!existsSync(reportPath)) return;
  const report = JSON.parse(readFileSync(reportPath, 'utf8'));
  const skipped = report.numPendingTests + report.numTodoTests;
  const tail = skipped > 0 ? `, ${skipped} skipped` : '';
  process.stdout.write(`${report.numPassedTests} passed, ${report.numFailedTests} failed${tail}\n`);
}

async function main() {
  ensureInstalled();
  if (groups.length === 0) {
    const code = await check();
    if (code !== 0) return code;
  }
  if (chosen.includes('office') && officeIsMissing()) return 1;
  const env = { ...process.env };
  if (chosen.includes('golden') && groups.length === 1) env.UPDATE_GOLDEN = '1';
  if (chosen.includes('browser')) {
    const browser = browserPath();
    if (!browser) return 1;
    env.CHROME_PATH = browser;
  }
  if (chosen.includes('browser') || chosen.includes('fault')) {
    const code = await ensureBuilt();
    if (code !== 0) return code;
  }
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const reportPath = join(cache, 'test-report.json');
  rmSync(reportPath, { force: true });
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json'];
  args.push(`--outputFile.json=${reportPath}`, ...chosen.flatMap((name) => ['--project', name]), ...rest);
  const code = await run(modernNode(), args, env);
  printTotals(reportPath);
  return code;
}

process.exitCode = await main();
