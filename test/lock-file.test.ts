import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#test/source-files.ts';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const json = (name: string): unknown => JSON.parse(readFileSync(join(projectRoot, name), 'utf8'));
const locked = Object.entries((json('package-lock.json') as { packages: Record<string, LockedPackage> }).packages);
const manifest = json('package.json') as Record<string, Record<string, string> | undefined>;

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
});

describe('package.json', () => {
  it('pins every dependency to an exact version', () => {
    const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];
    const all = groups.flatMap((group) => Object.entries(manifest[group] ?? {}));
    expect(all.filter(([, version]) => !/^(\d+\.\d+\.\d+|file:scripts\/empty-package)$/.test(version))).toEqual([]);
  });
});
