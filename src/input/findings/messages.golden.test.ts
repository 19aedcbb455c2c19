import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findingCodes } from '#input/findings/findings.ts';
import { findingKinds } from '#input/findings/finding-kinds.ts';
import { zipLimits } from '#input/gate/zip-file.ts';
import { fileSize } from '#office/document/dutch-format.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { expectGolden } from '#test/golden.ts';
import { projectFiles, projectRoot } from '#test/source-files.ts';

/** The files that word a finding. */
const wording = (file: string): boolean =>
  /src\/input\/(?:(?:reading|gate)\/|fields\/retired-fields|check\/(?:domain|invoice)-finding)/.test(file) &&
  !file.includes('.test.');

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const refusal = /(?:damagedWorkbook|tooLargeWorkbook|unsupportedWorkbook|notAWorkbook)\(\s*$/;

/** Limits that are the same for every file, by how a sentence fills them in. */
const limits: Readonly<Record<string, string>> = {
  'fileSize(maximumFileSize)': fileSize(nodePlatform.maximumFileSize),
  'fileSize(zipLimits.totalSize)': fileSize(zipLimits.totalSize),
};

/** The Dutch sentences of a source text, with the limits and with … for what is filled in, and the endings of refusals. */
function sentences(source: string): readonly string[] {
  // Labels of fields are no sentences.
  const text = source.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '').replaceAll(/\blabel: '[^']*'/g, '');
  return [...text.matchAll(literal)].flatMap((match) => {
    const found = match.slice(1).find((part) => part !== undefined) ?? '';
    const shown = found.replaceAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, code: string) => limits[code] ?? '…').trim();
    const isEnding = refusal.test(text.slice(0, match.index));
    if (isEnding) return [`… ${shown}.`];
    return /^[A-Z….].*\s.*[.…]$/s.test(shown) || /^[A-Z]\w+ .* .*$/.test(shown) ? [shown] : [];
  });
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function document(): string {
  const kinds = findingCodes.map((code) => row(`\`${code}\``, findingKinds[code]));
  const parts = projectFiles('src')
    .filter(wording)
    .toSorted()
    .flatMap((file) => {
      const found = [...new Set(sentences(readFileSync(join(projectRoot, file), 'utf8')))];
      return found.map((text) => row(basename(file, '.ts'), escaped(text)));
    });
  return [
    '# What the program says about an input file',
    '',
    'Made from the sources by `src/input/findings/messages.golden.test.ts`; do not edit. A finding names the sheet, the cell, the field and',
    'the value found; these are the words for what is wrong and for the remedy. `…` is filled in.',
    '',
    '## Kinds of findings',
    '',
    row('Code', 'Name where findings are counted'),
    '|---|---|',
    ...kinds,
    '',
    '## Sentences',
    '',
    row('Source', 'Dutch'),
    '|---|---|',
    ...parts,
    '',
  ].join('\n');
}

test('every sentence about an input file stands in the list of messages', () => {
  const text = document();
  expectGolden(text, '../../../docs/messages.md', import.meta.url);
});

test('no message shows a word of the program itself', () => {
  const texts = document()
    .split('\n')
    .map((line) => line.split(' | ')[1] ?? '');
  expect(texts.filter((text) => /\b(?:parser|XML|null|undefined|NaN|celnaam|codepunt)\b/i.test(text))).toEqual([]);
});
