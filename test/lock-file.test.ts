import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lockFileSum, minimumAgeInDays, recordFile } from '../scripts/lock-file-record.ts';
import { packages } from '#test/room-rules.ts';
import { projectFiles, projectRoot } from '#test/source-files.ts';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const json = (name: string): unknown => JSON.parse(readFileSync(join(projectRoot, name), 'utf8'));
const locked = Object.entries((json('package-lock.json') as { packages: Record<string, LockedPackage> }).packages);
const manifest = json('package.json') as Record<string, Record<string, string> | undefined>;

/** Packages that files name in their imports. */
const importedBy = (pattern: string): string[] =>
  projectFiles(pattern).flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/ from '((?:@[^/']+\/)?[^@#./'][^/']*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('node:') && name !== 'vitest'),
  );

describe('the lock file', () => {
  it('names every platform package of an optional dependency, so that npm ci works on each platform', () => {
    const present = new Set(locked.map(([at]) => at));
    const missing = locked.flatMap(([at, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !present.has(`${at}/node_modules/${name}`) && !present.has(`node_modules/${name}`))
        .map((name) => `${at} misses ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds no address of a registry', () => {
    expect(locked.filter(([, entry]) => entry.resolved?.includes('://')).map(([at]) => at)).toEqual([]);
  });

  it('has a checksum for every package that is fetched', () => {
    const fetched = locked.filter(([at, entry]) => at.startsWith('node_modules/') && entry.link !== true);
    expect(fetched.filter(([, entry]) => entry.integrity === undefined).map(([at]) => at)).toEqual([]);
  });

  it('is as the command that asks the age of releases left it', () => {
    const record = z
      .object({
        sha256: z.string(),
        minimumAgeInDays: z.number(),
        names: z.array(z.string()),
        reason: z.nullable(z.string()),
      })
      .parse(json(recordFile));
    // Not so? Take the change of the lock file back, and make it with npm run update-packages: see CONTRIBUTING.md.
    expect(record.sha256).toBe(lockFileSum(projectRoot));
    // Younger releases are taken for a reason.
    if (record.reason === null) expect(record.minimumAgeInDays).toBeGreaterThanOrEqual(minimumAgeInDays);
    else expect(record.reason).toMatch(/\w+ \w+/);
  });

  it('holds no package that runs a program when it is installed', () => {
    expect(locked.filter(([, entry]) => entry.hasInstallScript === true).map(([at]) => at)).toEqual([]);
  });
});

describe('package.json', () => {
  it('pins every dependency to an exact version', () => {
    const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];
    const all = groups.flatMap((group) => Object.entries(manifest[group] ?? {}));
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('keeps apart what a server loads (dependencies) and what only building and testing need', () => {
    const { web: _screens, ...onServer } = packages;
    const loaded = new Set([...Object.values(onServer).flat(), ...importedBy('migrations/**/*.ts')]);
    expect(Object.keys(manifest['dependencies'] ?? {}).toSorted()).toEqual(
      [...loaded].filter((name) => name !== 'node').toSorted(),
    );
  });

  it('brings the Node that runs everything, for each platform that the launcher knows', () => {
    const launcher = readFileSync(join(projectRoot, 'scripts/runtime.mjs'), 'utf8');
    const known = [...launcher.matchAll(/'[a-z0-9]+-(?:x64|arm64)': '([^']+)'/g)].map(([, name]) => name);
    expect(Object.keys(manifest['optionalDependencies'] ?? {})).toEqual(known.map(String).sort());
  });
});
