// Finds or fetches a Chromium for the browser tests. Order: CHROME_PATH, an installed Chromium or Chrome, Debian's
// package (when root), Playwright's own download; else it says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { modernNode, root } from './runtime.mjs';

/** The one without windows first: the same engine draws the pages in four fifths of the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...fixedPlaces].find((path) => existsSync(path));
}

function debianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write('Installing Chromium with apt-get (once) ...\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 2], env };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const name of names.slice(0, 2)) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    if (installedBrowser()) break;
  }
  return installedBrowser();
}

function playwrightDownload() {
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  const told = () =>
    spawnSync(modernNode(), ['-p', "require('playwright-core').chromium.executablePath()"], {
      cwd: root,
      encoding: 'utf8',
    });
  const path = told().stdout.trim();
  if (existsSync(path)) return path;
  process.stderr.write('Downloading a Chromium for the browser tests (once) ...\n');
  spawnSync(modernNode(), [cli, 'install', 'chromium'], { cwd: root, stdio: ['ignore', 2, 2] });
  return existsSync(path) ? path : undefined;
}

/** Path of a browser that the tests can drive, or undefined after saying how to get one. */
export function browserPath() {
  const given = process.env.CHROME_PATH;
  if (given && existsSync(given)) return given;
  if (given) process.stderr.write(`CHROME_PATH points to ${given}, which does not exist.\n`);
  const found = given ? undefined : (installedBrowser() ?? debianPackage() ?? playwrightDownload());
  if (!found) {
    process.stderr.write(
      'The browser tests need Chromium or Chrome. Install one (Debian: sudo apt-get install chromium) or set\n' +
        'CHROME_PATH to its program, then run npm test again.\n',
    );
  }
  return found;
}
