import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registers } from '#input/fields/register.ts';
import { readDossier } from '#input/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reader/read-workbook.ts';
import { filledWorkbook } from '#test/xlsx/filled-template.ts';
import { testPlatform } from '#test/xlsx/node-platform.ts';

const older = readWorkbook(
  readFileSync(new URL('../../../test/xlsx/older/version-1-dcToDc.xlsx', import.meta.url)),
  testPlatform,
);

test('a template of version 1 is the same dossier as today, with defaults for what it did not ask', async () => {
  const { dossier, findings } = readDossier(older);
  expect(findings).toEqual([]);
  expect(dossier?.input).toEqual(readDossier(await filledWorkbook()).dossier?.input);
});

test('what version 1 did not ask counts as a default that nobody chose', () => {
  const names = new Set(older.definedNames.map((item) => item.name));
  const added = registers.dcToDc.fields.filter(({ field }) => !names.has(field.name));
  expect(added.length).toBeGreaterThan(15);
  const entered = new Map(readDossier(older).dossier?.fields.map((field) => [field.name, field]));
  for (const { field } of added) {
    expect(entered.get(field.name)?.isDefault, field.name).toBe('default' in field && field.default !== undefined);
  }
});
