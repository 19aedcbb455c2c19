import { readFileSync, writeFileSync } from 'node:fs';
import { contractLines } from './net/contract-lines.ts';
import { exportLines } from './net/export-lines.ts';
import { fileLines } from './net/file-lines.ts';

/**
 * Records everything the program makes and promises, one line each, so that a change of structure can show that nothing
 * else changed: a digest of each part of each file, routes with their schemas, the database schema, exported names.
 *
 *   npm run verify:net -- --out FILE              writes the lines
 *   npm run verify:net -- --out FILE --against OLD   and prints the lines that differ; exit 1 if there are any
 *
 * `--files`, `--contract` or `--exports` limits it to one part.
 */
const parts = { files: fileLines, contract: contractLines, exports: exportLines } as const;

const words = process.argv.slice(2);
const valueOf = (name: string): string | undefined =>
  words.includes(name) ? words[words.indexOf(name) + 1] : undefined;
const asked = Object.entries(parts).filter(([name]) => words.includes(`--${name}`));

const lines: string[] = [];
// One after the other: each keeps the processor busy.
for (const [, make] of asked.length > 0 ? asked : Object.entries(parts)) lines.push(...(await make()));

const out = valueOf('--out');
if (out !== undefined) writeFileSync(out, `${lines.join('\n')}\n`);

const against = valueOf('--against');
if (against !== undefined) {
  const before = new Set(readFileSync(against, 'utf8').split('\n').filter(Boolean));
  const now = new Set(lines);
  const gone = [...before].filter((line) => !now.has(line)).map((line) => `- ${line}`);
  const added = lines.filter((line) => !before.has(line)).map((line) => `+ ${line}`);
  for (const line of [...gone, ...added]) process.stdout.write(`${line}\n`);
  process.stdout.write(`${lines.length} lines, ${gone.length} gone, ${added.length} new\n`);
  process.exitCode = gone.length + added.length > 0 ? 1 : 0;
}
