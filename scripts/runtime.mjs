// Plain JavaScript for any Node >= 20: makes sure that the packages of this checkout are installed and finds a Node
// that runs the TypeScript sources directly (24 or newer).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const marker = join(root, 'node_modules', '.evenwicht-installed');

/** What an installation depends on: when this changes, the packages are installed again. */
function installationKey() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(process.platform + process.arch)
    .update(lock)
    .digest('hex');
}

/** Installs the packages of the lock file when they are missing or outdated. Ends the process when that fails. */
export function ensureInstalled() {
  const key = installationKey();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === key) return;
  process.stderr.write('Installing packages (once, about a minute) ...\n');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  // NODE_ENV=production or omit=dev in the environment would leave out what the build and the tests need.
  const args = [...first, 'ci', '--include=dev', '--include=optional'];
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) {
    stop('The packages could not be installed. Check the network and run the command again.');
  }
  writeFileSync(marker, key);
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Path of a Node of version 24 or newer: this one, or the one that comes with the packages. */
export function modernNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const exe = process.platform === 'win32' ? 'node.exe' : 'bin/node';
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const names = ['node', `node-${os}-${process.arch}`, `node-bin-${os}-${process.arch}`];
  const found = names.map((name) => join(root, 'node_modules', name, exe)).find((path) => existsSync(path));
  if (found) return found;
  return stop('This needs Node 24 or newer. Run: npm rebuild node --ignore-scripts=false');
}

/** Runs a command in the foreground, passes signals on, and resolves to its exit code. */
export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
