import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWholeFile } from '#server/calculation/write-whole-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a written file replaces the old one and leaves nothing else', async () => {
  writeFileSync(join(folder, 'output.xlsx'), 'old and longer than the new one');
  await writeWholeFile(join(folder, 'output.xlsx'), Buffer.from('new'));
  expect(readdirSync(folder)).toEqual(['output.xlsx']);
  expect(readFileSync(join(folder, 'output.xlsx'), 'utf8')).toBe('new');
});

test('a file that cannot take its place leaves no unfinished file behind', async () => {
  mkdirSync(join(folder, 'output.xlsx'));
  await expect(writeWholeFile(join(folder, 'output.xlsx'), Buffer.from('new'))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['output.xlsx']);
});
