import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What the lock file says of a package. */
interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A package of which a copy goes to a server or, in the build, to a browser. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Its folder, relative to the project. */
  readonly folder: string;
}

/** Tools of the build that leave code or styles of their own in it. */
const leftInBuild = ['rolldown', 'tailwindcss', 'vite'];

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The rooms of which code goes to browsers by itself: the screens, and the reader in their workers. */
const roomsInBrowser = ['src/web', 'src/input'];

/** Packages that the screens and their workers import. */
function importedByScreens(root: string): string[] {
  const files = roomsInBrowser.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(root, room, file)),
  );
  const pattern = /(?:from|import) '((?:@[^/']+\/)?[^@#./'][^/']*)/g;
  return files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name));
}

/** Folder of a package as another sees it: its own copy, or the nearest above it. */
function folderOf(name: string, from: string, locked: Readonly<Record<string, Locked>>): string | null {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const folder = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (locked[folder]) return folder;
    if (place === '') return null;
  }
}

/** Every package that is shipped, by name; the Node of each platform aside, which brings its own licence. */
export function shippedPackages(root: string): ShippedPackage[] {
  const { packages: locked } = json(join(root, 'package-lock.json')) as { packages: Record<string, Locked> };
  const { dependencies } = json(join(root, 'package.json')) as { dependencies: Record<string, string> };
  const found = new Map<string, ShippedPackage>();
  const add = (name: string, from: string, isAlone = false): void => {
    const folder = folderOf(name, from, locked);
    const entry = folder === null ? undefined : locked[folder];
    if (folder === null || entry === undefined || found.has(folder)) return;
    found.set(folder, { name, version: entry.version, license: entry.license ?? 'unknown', folder });
    if (isAlone) return;
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (peer) => entry.peerDependenciesMeta?.[peer]?.optional !== true,
    );
    for (const needed of [...Object.keys(entry.dependencies ?? {}), ...peers]) add(needed, folder);
  };
  for (const name of leftInBuild) add(name, '', true);
  for (const name of [...Object.keys(dependencies), ...importedByScreens(root)]) add(name, '');
  return [...found.values()].toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
}
