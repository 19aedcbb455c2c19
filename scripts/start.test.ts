import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#test/source-files.ts';

/** A checkout of three packages; its npm writes down what it is asked and installs by writing the list of npm. */
let root: string;

const locked = {
  '': {},
  'node_modules/served': { integrity: 'sha512-a' },
  'node_modules/builder': { integrity: 'sha512-b', dev: true },
  'node_modules/elsewhere': { integrity: 'sha512-c', optional: true, os: 'plan9' },
};

const npm = `
  import { writeFileSync } from 'node:fs';
  writeFileSync('asked', process.argv.slice(2).join(' '));
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'evenwicht-start-'));
  for (const name of ['build', 'installed-packages', 'launch', 'runtime', 'start']) {
    cpSync(join(projectRoot, `scripts/${name}.mjs`), join(root, `scripts/${name}.mjs`));
  }
  mkdirSync(join(root, 'src/server'), { recursive: true });
  writeFileSync(join(root, 'src/server/main.ts'), `console.log('served');`);
  writeFileSync(join(root, 'npm.mjs'), npm);
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function installed(packages: object): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

const { '': _project, 'node_modules/elsewhere': _elsewhere, ...here } = locked;
const { 'node_modules/builder': _builder, ...served } = here;

function runs(args: readonly string[], environment: Record<string, string> = {}) {
  const { NODE_ENV: _mode, DATABASE_URL: _url, ...rest } = process.env;
  const env = { ...rest, npm_execpath: join(root, 'npm.mjs'), ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  const asked = join(root, 'asked');
  return { status, stdout, stderr, asked: existsSync(asked) ? readFileSync(asked, 'utf8') : null };
}

const starts = (environment: Record<string, string>) => runs(['scripts/start.mjs'], environment);
const builtElsewhere = { BUILD_DIR: 'built' };
const production = { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' };

describe('npm start installs', () => {
  it('everything, with what building needs', () => {
    expect(starts(builtElsewhere)).toMatchObject({ status: 0, asked: 'ci --include=dev --include=optional' });
  });

  it.each<Record<string, string>>([
    production,
    { DATABASE_URL_FILE: '/run/secrets/DATABASE_URL' },
    { NODE_ENV: 'production' },
  ])('only what the server loads in production (%o)', (given) => {
    expect(starts({ ...builtElsewhere, ...given })).toMatchObject({
      status: 0,
      asked: 'ci --omit=dev --include=optional',
    });
  });

  it('nothing when the packages stand there, those of other machines aside', () => {
    installed(here);
    expect(starts(builtElsewhere)).toMatchObject({ status: 0, stdout: 'served\n', asked: null });
  });

  it('nothing in production when only what building needs is missing', () => {
    installed(served);
    expect(starts({ ...builtElsewhere, ...production }).asked).toBeNull();
    expect(starts(builtElsewhere).asked).not.toBeNull();
  });

  it.each([
    ['one has another checksum', { ...here, 'node_modules/served': { integrity: 'sha512-z' } }],
    ['one was struck off the lock file', { ...here, 'node_modules/gone': { integrity: 'sha512-d' } }],
    ['they are for another machine', { ...here, 'node_modules/elsewhere': locked['node_modules/elsewhere'] }],
  ])('again when %s', (_reason, present) => {
    installed(present);
    expect(starts(builtElsewhere).asked).not.toBeNull();
  });

  it('does not go on when that fails', () => {
    writeFileSync(join(root, 'npm.mjs'), 'process.exit(1)');
    expect(starts(builtElsewhere)).toMatchObject({ status: 1, stdout: '' });
  });
});

/** Stays until it is stopped, and says so; not for ever, should nobody stop it. */
const stayingServer = `
  const end = setTimeout(() => {}, 60_000);
  process.on('SIGTERM', () => { clearTimeout(end); console.log('stopped'); });
  console.log('started');
`;

it.skipIf(process.platform === 'win32')(
  'the server stops when npm alone is stopped, and took its shell along',
  async () => {
    installed(here);
    writeFileSync(join(root, 'src/server/main.ts'), stayingServer);
    const env = { ...process.env, ...builtElsewhere, npm_lifecycle_event: 'start' };
    const shell = spawn('sh', ['-c', `'${process.execPath}' scripts/start.mjs; true`], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (text.includes('started')) shell.kill('SIGTERM');
    });
    // Open as long as one of the processes below the shell is there.
    await once(shell.stdout, 'close');
    expect(said).toBe('started\nstopped\n');
  },
);

it('in production nothing is built, and it is told what to do', () => {
  installed(served);
  const { status, stderr, stdout } = starts(production);
  expect(status).toBe(1);
  expect(stderr).toContain('Run npm run build first');
  expect(stdout).toBe('');
});

describe.runIf(process.platform !== 'win32')('the Node that runs everything', () => {
  const name = `node${process.platform === 'darwin' && process.arch === 'arm64' ? '-bin' : ''}`;
  const folder = () => join(root, 'node_modules', `${name}-${process.platform}-${process.arch}`, 'bin');

  function packaged(program: string): string {
    mkdirSync(folder(), { recursive: true });
    writeFileSync(join(folder(), 'node'), program);
    chmodSync(join(folder(), 'node'), 0o755);
    return join(folder(), 'node');
  }

  const ask = `const { modernNode } = await import('./scripts/runtime.mjs'); console.log(modernNode());`;
  const asOld = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } });`;
  const chosen = (before = '') => runs(['--input-type=module', '-e', before + ask]);

  it('is the one that came with the packages', () => {
    const path = packaged('#!/bin/sh\nexit 0\n');
    expect(chosen().stdout.trim()).toMatch(new RegExp(`${path}$`));
    expect(chosen(asOld).stdout.trim()).toMatch(new RegExp(`${path}$`));
  });

  it.each(['#!/bin/sh\nexit 1\n', 'no program'])(
    'is that of the machine where that one does not run (%j)',
    (program) => {
      packaged(program);
      expect(chosen().stdout.trim()).toBe(process.execPath);
    },
  );

  it('is asked for where there is neither', () => {
    const { status, stderr } = chosen(asOld);
    expect(status).toBe(1);
    expect(stderr).toContain('Install Node 24 or newer');
  });
});
