import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from '#test/source-files.ts';

/** Which rooms a room may import from, besides itself. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  core: [],
  contract: ['core'],
  documents: ['core', 'contract'],
  server: ['core', 'contract', 'documents'],
  web: ['core', 'contract', 'documents'],
};

/** Which packages a room may use; other rooms may use none. */
const packages: Readonly<Record<string, RegExp>> = {
  core: /^$/,
  contract: /^zod$/,
  documents: /^(fast-png|fflate|pptxgenjs|@cj-tech-master\/excelts.*)$/,
  server:
    /^(node:.*|fastify.*|@fastify\/.*|zod|kysely.*|pg|pg-boss|pino|jose|saxes|fflate|nodemailer|@resvg\/resvg-wasm|@electric-sql\/pglite.*)$/,
  web: /^(react.*|@base-ui\/react.*|@tanstack\/.*|@hookform\/.*|lucide-react|zod|fflate|@fontsource-variable\/.*)$/,
};

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

const partsOf = (path: string): string[] => path.split('/').slice(1);

describe('the rooms', () => {
  it('are the five that the architecture names', () => {
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

  it('use only the libraries that belong to them', () => {
    const offenders = imports.filter((found) => {
      const [room = ''] = partsOf(found.file);
      return sourcePath(found) === null && !packages[room]?.test(found.target);
    });
    expect(offenders).toEqual([]);
  });
});

describe('inside the rooms', () => {
  it('a server feature imports the platform, never another feature', () => {
    // Entry files in the root of the room put the features together and may import all of them.
    const shared = new Set(['platform', 'config.ts']);
    const offenders = imports.filter((found) => {
      const path = sourcePath(found);
      if (path === null || !path.startsWith('src/server/')) return false;
      const [, from = ''] = partsOf(found.file);
      const [, to = ''] = partsOf(path);
      const fromFeature = found.file.startsWith('src/server/') && partsOf(found.file).length > 2;
      const runsChildren = to === 'calculation' && ['dossiers', 'house-style'].includes(from);
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

  it('only the configuration reads the environment', () => {
    const offenders = sources.filter(
      (file) =>
        file !== 'src/server/config.ts' && readFileSync(join(projectRoot, file), 'utf8').includes('process.env'),
    );
    expect(offenders).toEqual([]);
  });

  it('no file or folder has a name that says nothing', () => {
    const files = projectFiles('src', 'test', 'scripts', 'bench', 'e2e', 'cases');
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|shared|lib2?s)(\/|\.)/.test(file))).toEqual([]);
  });
});
