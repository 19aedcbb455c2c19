import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { templateWorkbook } from '#input/template/template.ts';
import { exampleDossier as madeExample } from '#server/example/example-dossier.ts';
import { ownWorkbooks } from '#server/own-workbooks.ts';

let build = '';
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'evenwicht-build-'));
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

it('comes from the build where there is one', async () => {
  mkdirSync(join(build, 'calculation/templates'), { recursive: true });
  writeFileSync(join(build, 'calculation/templates/dbToDc.xlsx'), 'built template');
  mkdirSync(join(build, 'calculation/examples'));
  for (const kind of ['dcToDc', 'dbToDc'])
    writeFileSync(join(build, `calculation/examples/${kind}.xlsx`), `built example ${kind}`);
  const { makeTemplate, makeExample, exampleDossier } = ownWorkbooks(build);
  expect(text(await makeTemplate('dbToDc'))).toBe('built template');
  expect(text(await makeExample('dbToDc'))).toBe('built example dbToDc');
  const { name, bytes } = await exampleDossier();
  expect([name, text(bytes)]).toEqual(['VOORBEELD De Schakel', 'built example dcToDc']);
});

it('is made where there is no build', async () => {
  const { makeTemplate, makeExample, exampleDossier } = ownWorkbooks(build);
  expect(Buffer.compare(await makeTemplate('dbToDc'), await templateWorkbook('dbToDc'))).toBe(0);
  const [given, made] = [await exampleDossier(), await madeExample()];
  expect(given.name).toBe(made.name);
  expect(Buffer.compare(given.bytes, made.bytes)).toBe(0);
  expect(Buffer.compare(await makeExample('dbToDc'), (await madeExample('dbToDc')).bytes)).toBe(0);
});
