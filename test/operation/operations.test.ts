import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTest, namedTests } from '#test/specification.ts';
import { projectRoot } from '#test/source-files.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const folder = join('docs', 'operate');
const pages = readdirSync(join(projectRoot, folder)).map((page) => ({ page, text: read(join(folder, page)) }));
const allText = pages.map(({ text }) => text).join('\n\n');

describe('what the pages of docs/operate claim', () => {
  const claims = allText.split('\n').filter((line) => /^\| .*\| `[^`]+\.test\.ts`: /.test(line));
  const shownBy = claims.flatMap((row) => namedTests(row.replace(/ \|$/, '').split(' | ').at(-1) ?? ''));

  it('names tests that are there', () => {
    expect(shownBy.length).toBeGreaterThan(8);
    const missing = shownBy.filter(
      ({ file, title }) => !existsSync(join(projectRoot, file)) || !hasTest(read(file), title),
    );
    expect(missing).toEqual([]);
  });

  it('leaves no row of a table of claims without one', () => {
    const tables = allText.split('| Shown by |\n').slice(1);
    const rows = tables.flatMap((table) =>
      (table.split('\n\n')[0] ?? '')
        .split('\n')
        .slice(1)
        .filter((row) => row !== ''),
    );
    expect(rows.filter((row) => !claims.includes(row))).toEqual([]);
  });
});

describe('the pages of docs/operate and the first page', () => {
  const all = [
    ...pages.map(({ page, text }) => ({ page: join(folder, page), text })),
    { page: 'README.md', text: read('README.md') },
  ];

  it.each(all)('link to what is there: $page', (from) => {
    const links = [...from.text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? from.page : join(dirname(from.page), path);
      if (!existsSync(join(projectRoot, file))) return true;
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor);
    });
    expect(missing).toEqual([]);
  });
});

/** As GitHub makes them of headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
