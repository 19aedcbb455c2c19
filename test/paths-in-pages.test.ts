import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from '#test/source-files.ts';

/** Decisions and the log of changes are of their day; the other pages are about the project as it is. */
const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'src/core/README.md',
  ...projectFiles('docs/*.md').filter((page) => !page.startsWith('docs/decisions/')),
];

const folders = ['src', 'test', 'cases', 'scripts', 'e2e', 'verify', 'bench'];

/** A path from the root of the project; `#core/...` is `src/core/...`. What follows `<name>` or `*` is not known. */
const pathPattern = new RegExp(String.raw`(?<![\w./-])(?:(?:${folders.join('|')})\/|#(?=[a-z]+\/))[\w./-]*`, 'g');

const aliased = (path: string): string =>
  path.startsWith('#') ? path.slice(1).replace(/^(?!(?:cases|test|e2e|migrations)\/)/, 'src/') : path;

/** The paths in a text, without the point that ends a sentence and without an unfinished last part. */
function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(pathPattern)].map((match) => {
    const isUnfinished = /[*<{]/.test(text[match.index + match[0].length] ?? '');
    const path = isUnfinished ? match[0].replace(/[^/]*$/, '') : match[0].replace(/[./-]+$/, '');
    return aliased(path);
  });
}

describe('a page about the project', () => {
  it.each(pages)('%s names paths that exist', (page) => {
    const paths = pathsIn(readFileSync(join(projectRoot, page), 'utf8'));
    expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  it('is read for what it names', () => {
    expect(pathsIn('See `src/core/law`, src/api/paths.ts. And `#cases/factory/any-dossier.ts`, `#core/law`.')).toEqual([
      'src/core/law',
      'src/api/paths.ts',
      'cases/factory/any-dossier.ts',
      'src/core/law',
    ]);
    expect(pathsIn('`src/server/<name>/store.ts`, `test/*.ts`, `src/api/{a,b}.ts`')).toEqual([
      'src/server/',
      'test/',
      'src/api/',
    ]);
    expect(pathsIn('`platform/test/x.ts`, docs/src/x.ts, `../src/x.ts`')).toEqual([]);
  });
});
