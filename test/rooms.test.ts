import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { featuresInFeatures, folderOrders } from '#test/folder-orders.ts';
import { arrows, databaseFiles, keptBytesPattern, packages, sizesOfKeptBytes, sqlPattern } from '#test/room-rules.ts';
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

/** Imports of a room's own files: from one file to another. */
const within = (room: string): readonly (readonly [string, string])[] =>
  imports.flatMap((found) => {
    const path = sourcePath(found);
    const isInside = path?.startsWith(`src/${room}/`) === true && found.file.startsWith(`src/${room}/`);
    return path !== null && isInside && sources.includes(path) ? [[found.file, path] as const] : [];
  });

/** The folder of a file within its room; `.` for the room itself. */
const folderOf = (path: string): string => partsOf(path).slice(1, -1).join('/') || '.';

/** Files that can be reached from themselves. */
function circles(edges: readonly (readonly [string, string])[]): readonly string[] {
  const targets = Map.groupBy(edges, ([from]) => from);
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[] = [];
  const visit = (file: string): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' > '));
    if (done.has(file) || path.includes(file)) return;
    path.push(file);
    for (const [, target] of targets.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of targets.keys()) visit(file);
  return found;
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
    const asCode = /(?:^|\n)(?:import|export) (?!type\b)[^;]*?from '#(?:core\/|input\/(?!findings\/))/;
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
});

describe('inside the rooms', () => {
  it.each(Object.keys(folderOrders))('no files of %s import each other in a circle', (room) => {
    expect(circles(within(room))).toEqual([]);
  });

  it.each(Object.entries(folderOrders))(
    'the folders of %s import down the order that is written down',
    (room, order) => {
      const placeOf = (path: string): number => order.indexOf(folderOf(path));
      expect(within(room).filter(([from, to]) => placeOf(from) === -1 || placeOf(to) > placeOf(from))).toEqual([]);
      const folders = new Set(sources.filter((file) => file.startsWith(`src/${room}/`)).map(folderOf));
      expect(order.filter((folder) => !folders.has(folder))).toEqual([]);
    },
  );

  it('a feature imports no other feature, but for those that are written down', () => {
    const shared = new Set(['platform', 'assembly', 'commands', '']);
    const used = [
      ...within('server').map(([from, to]) => ['server', partsOf(from), partsOf(to), 1] as const),
      ...within('web').map(([from, to]) => ['web', partsOf(from), partsOf(to), 2] as const),
    ].flatMap(([room, from, to, depth]) => {
      const isFeature = (parts: string[]): boolean =>
        parts.length > depth + 1 && (room === 'web' ? parts[1] === 'features' : !shared.has(parts[1] ?? ''));
      const [one, other] = [from[depth], to[depth]];
      return isFeature(from) && isFeature(to) && one !== other ? [`${room}: ${one} > ${other}`] : [];
    });
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(featuresInFeatures).toSorted());
  });

  it('only the stores and the database files of the platform hold SQL', () => {
    const isStore = (file: string): boolean => file.startsWith('src/server/') && /(?:\/|-)store\.ts$/.test(file);
    const holdsSql = sources.filter((file) => sqlPattern.test(readFileSync(join(projectRoot, file), 'utf8')));
    expect(holdsSql.filter((file) => !isStore(file)).toSorted()).toEqual(databaseFiles.toSorted());
  });

  it('no store reads or writes bytes of files past the vault', () => {
    const server = sources.filter((file) => file.startsWith('src/server/'));
    const holding = (pattern: RegExp) =>
      server.filter((file) => pattern.test(readFileSync(join(projectRoot, file), 'utf8'))).toSorted();
    expect(holding(keptBytesPattern)).toEqual(sizesOfKeptBytes);
    // Outside the vault nothing turns a column of that type into bytes, or bytes into one.
    expect(holding(/\bas (?:unknown as )?(?:KeptBytes|any)\b|\bas unknown as (?:Uint8Array|Buffer)\b/)).toEqual([
      'src/server/platform/database/vault.ts',
    ]);
  });

  it('only the configuration reads the environment', () => {
    const offenders = sources.filter(
      (file) =>
        file !== 'src/server/assembly/config.ts' &&
        readFileSync(join(projectRoot, file), 'utf8').includes('process.env'),
    );
    expect(offenders).toEqual([]);
  });

  it('no file or folder has a name that says nothing', () => {
    const files = projectFiles('src', 'test', 'scripts', 'bench', 'verify', 'e2e', 'cases');
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|shared|lib2?s)(\/|\.)/.test(file))).toEqual([]);
  });
});
