import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownWorkbooks } from '#server/own-workbooks.ts';

vi.mock('#input/template/template.ts', () => ({
  templateWorkbook: (type: string) => Promise.resolve(new TextEncoder().encode(`made ${type}`)),
}));

let build = '';
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'evenwicht-build-'));
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

it('comes from the build where there is one', async () => {
  mkdirSync(join(build, 'calculation/templates'), { recursive: true });
  writeFileSync(join(build, 'calculation/templates/dbToDc.xlsx'), 'built template');
  writeFileSync(join(build, 'calculation/warm-up.xlsx'), 'built example');
  const { makeTemplate, exampleDossier } = ownWorkbooks(build);
  expect(text(await makeTemplate('dbToDc'))).toBe('built template');
  const { name, bytes } = await exampleDossier();
  expect([name, text(bytes)]).toEqual(['VOORBEELD De Schakel', 'built example']);
});

it('is made where there is no build', async () => {
  const { makeTemplate, exampleDossier } = ownWorkbooks(build);
  expect(text(await makeTemplate('dbToDc'))).toBe('made dbToDc');
  expect(text((await exampleDossier()).bytes)).toBe('made dcToDc');
});
