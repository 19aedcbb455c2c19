import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  arrows,
  packages,
  coreLayers,
  webLayers,
  databaseFiles,
  sqlPattern,
  mostFilesInFolder,
  sizesOfKeptBytes,
  keptBytesPattern,
} from '#test/room-rules.ts';
import { projectFiles, projectRoot } from '#test/source-files.ts';

interface Import {
  readonly file: string;
  readonly target: string;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)[^'";]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|import\(\s*'([^']+)'/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(importPattern)].map((match) => ({ file, target: match[1] ?? match[2] ?? match[3] ?? '' }));
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const sources = projectFiles('src/**/*.ts', 'src/**/*.tsx').filter(
  (file) => !isTest(file) && existsSync(join(projectRoot, file)),
);
const imports = sources.flatMap(importsOf);

/** 'src/core/x.ts' for '#core/x.ts' and for relative targets; null for packages. */
function sourcePath({ file, target }: Import): string | null {
  if (target.startsWith('#')) return `src/${target.slice(1)}`;
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : null;
}

/** "@scope/name" or "name" of an import of a package; "node" for what Node brings. */
const packageOf = (target: string): string =>
  target.startsWith('node:')
    ? 'node'
    : target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/');

const usesPackage = (found: Import): boolean => sourcePath(found) === null;

/** Imports within a room that go up its layers, and what has no place in them. */
function upwardImports(room: string, layers: readonly (readonly string[])[]): readonly unknown[] {
  const layerOf = (path: string): number => layers.findIndex((names) => names.includes(partsOf(path)[1] ?? ''));
  return imports.flatMap((found) => {
    const path = sourcePath(found);
    if (path === null || !path.startsWith(`src/${room}/`) || !found.file.startsWith(`src/${room}/`)) return [];
    const [from, to] = [layerOf(found.file), layerOf(path)];
    return from === -1 || to === -1 || to > from ? [found] : [];
  });
}

const partsOf = (path: string): string[] => path.split('/').slice(1);

describe('the rooms', () => {
  it('are the seven that the architecture names', () => {
    const folders = readdirSync(join(projectRoot, 'src'), { withFileTypes: true });
    expect(
      folders
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort(),
    ).toEqual(Object.keys(arrows).sort());
  });

  it('import along the arrows only', () => {
    const offenders = imports.filter((found) => {
      const path = sourcePath(found);
      if (path === null || path.startsWith('src/migrations/') || path.endsWith('package.json')) return false;
      const [from = ''] = partsOf(found.file);
      const [to = ''] = partsOf(path);
      return from !== to && !arrows[from]?.includes(to);
    });
    expect(offenders).toEqual([]);
  });

  it('only workers of the screens run the reader and the arithmetic; other screens know their types', () => {
    // What a finding is, without what finds it.
    const asCode = /(?:^|\n)(?:import|export) (?!type\b)[^;]*?from '#(?:core\/|input\/(?!findings\.ts))/;
    const screens = sources.filter((file) => file.startsWith('src/web/') && !/(?:\/|-)worker\.ts$/.test(file));
    expect(screens.filter((file) => asCode.test(readFileSync(join(projectRoot, file), 'utf8')))).toEqual([]);
  });

  it('use only the libraries that belong to them', () => {
    const offenders = imports.filter((found) => {
      const [room = ''] = partsOf(found.file);
      return usesPackage(found) && !packages[room]?.includes(packageOf(found.target));
    });
    expect(offenders).toEqual([]);
  });

  it.each(Object.entries(packages))('%s uses every library it lists', (room, listed) => {
    const used = imports.filter((found) => usesPackage(found) && partsOf(found.file)[0] === room);
    expect([...new Set(used.map(({ target }) => packageOf(target)))].toSorted()).toEqual(listed.toSorted());
  });

  it('have no folder of more files than can be taken in', () => {
    const files = projectFiles('src').filter((file) => existsSync(join(projectRoot, file)));
    const counts = Object.entries(Object.groupBy(files, (file) => dirname(file)));
    expect(counts.filter(([, inside = []]) => inside.length > mostFilesInFolder).map(([folder]) => folder)).toEqual([]);
  });
});

describe('inside the rooms', () => {
  it('a server feature imports the platform, never another feature', () => {
    // Entry files in the root of the room, and what an operator does with them all, put the features together.
    const shared = new Set(['platform', 'config.ts']);
    const offenders = imports.filter((found) => {
      const path = sourcePath(found);
      if (path === null || !path.startsWith('src/server/')) return false;
      const [, from = ''] = partsOf(found.file);
      const [, to = ''] = partsOf(path);
      const fromFeature =
        found.file.startsWith('src/server/') && partsOf(found.file).length > 2 && from !== 'operation';
      const runsChildren = to === 'calculation' && ['dossiers', 'house-style', 'central-bank'].includes(from);
      return fromFeature && from !== to && !shared.has(to) && !runsChildren;
    });
    expect(offenders).toEqual([]);
  });

  it('a feature of the screens does not import another feature', () => {
    const offenders = imports.filter((found) => {
      const path = sourcePath(found);
      if (path === null || !found.file.startsWith('src/web/features/') || !path.startsWith('src/web/features/'))
        return false;
      return partsOf(found.file)[2] !== partsOf(path)[2];
    });
    expect(offenders).toEqual([]);
  });

  it('the core is built in layers, from the calendar up to the calculation', () => {
    expect(upwardImports('core', coreLayers)).toEqual([]);
  });

  it('the screens are built in layers, from texts up to the application', () => {
    expect(upwardImports('web', webLayers)).toEqual([]);
  });

  it('only the stores and the database files of the platform hold SQL', () => {
    const isStore = (file: string): boolean => file.startsWith('src/server/') && /(?:\/|-)store\.ts$/.test(file);
    const holdsSql = sources.filter((file) => sqlPattern.test(readFileSync(join(projectRoot, file), 'utf8')));
    expect(holdsSql.filter((file) => !isStore(file)).toSorted()).toEqual(databaseFiles);
  });

  it('no store reads or writes bytes of files past the vault', () => {
    const server = sources.filter((file) => file.startsWith('src/server/'));
    const holding = (pattern: RegExp) =>
      server.filter((file) => pattern.test(readFileSync(join(projectRoot, file), 'utf8'))).toSorted();
    expect(holding(keptBytesPattern)).toEqual(sizesOfKeptBytes);
    // Outside the vault nothing turns a column of that type into bytes, or bytes into one.
    expect(holding(/\bas (?:unknown as )?(?:KeptBytes|any)\b|\bas unknown as (?:Uint8Array|Buffer)\b/)).toEqual([
      'src/server/platform/vault/vault.ts',
    ]);
  });

  it('only the configuration reads the environment', () => {
    const offenders = sources.filter(
      (file) =>
        file !== 'src/server/config.ts' && readFileSync(join(projectRoot, file), 'utf8').includes('process.env'),
    );
    expect(offenders).toEqual([]);
  });

  it('no file or folder has a name that says nothing', () => {
    const files = projectFiles('src', 'test', 'scripts', 'bench', 'verify', 'e2e', 'cases');
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|shared|lib2?s)(\/|\.)/.test(file))).toEqual([]);
  });
});
