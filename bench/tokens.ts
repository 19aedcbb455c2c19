import { execFileSync } from 'node:child_process';
import { projectRoot } from '#test/source-files.ts';

/**
 * npm run bench:tokens [-- COMMIT]: how many tokens the sources have per room, without comments, tests and catalogues, now
 * and at a commit. Lines can be joined and names shortened; tokens are what somebody has to read.
 */
const rooms = ['core', 'office', 'input', 'output', 'api', 'server', 'web'];
/** Words of a template count one by one: a sentence is read word by word. */
const token =
  /\/\*.*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[\p{L}\p{N}_$]+|=>|===|!==|\.\.\.|\?\?|\?\.|&&|\|\||[^\s]/gsu;

/** Lines of all sources of a room: of a commit, or as they are now. */
function sourceOf(room: string, commit: string | null): string {
  const paths = [`src/${room}/*.ts`, `src/${room}/*.tsx`, ':!*.test.ts', ':!*.test.tsx', ':!src/web/i18n/*'];
  const args = ['grep', '--no-color', '-h', '', ...(commit === null ? [] : [commit]), '--', ...paths];
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

const tokensOf = (text: string): number =>
  [...text.matchAll(token)].filter(([found]) => !found.startsWith('/*') && !found.startsWith('//')).length;

const [commit] = process.argv.slice(2);
const counts = rooms.map((room) => ({
  room,
  before: commit === undefined ? null : tokensOf(sourceOf(room, commit)),
  now: tokensOf(sourceOf(room, null)),
}));
const sum = (of: (one: (typeof counts)[number]) => number): number => counts.reduce((total, one) => total + of(one), 0);
const all = {
  room: 'all',
  before: commit === undefined ? null : sum(({ before }) => before ?? 0),
  now: sum(({ now }) => now),
};
for (const { room, before, now } of [...counts, all]) {
  const change =
    before === null ? '' : `${String(before).padStart(10)}${((100 * (now - before)) / before).toFixed(1).padStart(8)}%`;
  console.log(`${room.padEnd(8)}${String(now).padStart(10)}${change}`);
}
