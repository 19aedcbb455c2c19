import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Workbook } from '@cj-tech-master/excelts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MortalityTableFile } from '#core/mortality/mortality-table-file.ts';
import { mortalityTableFiles } from '#core/mortality/register.ts';
import { programEnvironment } from '#test/server/program-start.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const texts = ['--edition', 'Proeftafel', '--source', 'Bron', '--published', '2026-09', '--licence', 'vrij'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-table-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ag2024 = (() => {
  const table = mortalityTableFiles.find(({ name }) => name === 'AG2024');
  if (!table) throw new Error('AG2024 is not registered');
  return table;
})();

/** The values of a table in the layout of the official workbook. */
async function officialWorkbook({ values, firstYear }: MortalityTableFile): Promise<void> {
  const workbook = new Workbook();
  workbook.addWorksheet('Toelichting').addRow(['Prognosetafel']);
  for (const [name, rows] of [
    ['qx mannen 2024', values.M],
    ['qx vrouwen 2024', values.V],
  ] as const) {
    const sheet = workbook.addWorksheet(name);
    sheet.addRow([null, ...(rows[0] ?? []).map((_, index) => firstYear + index)]);
    for (const [age, row] of rows.entries()) sheet.addRow([age, ...row]);
  }
  writeFileSync(join(folder, 'tafel.xlsx'), Buffer.from(await workbook.xlsx.writeBuffer()));
}

const program = fileURLToPath(new URL('import-mortality-table.ts', import.meta.url));

/** The program as `npm run import-table` starts it: npm tells in INIT_CWD where the user stands. */
function importTable(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    env: { ...programEnvironment(), INIT_CWD: folder },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, told: stderr };
}

describe('the import of a mortality table', () => {
  test('takes over every value of the official layout digit by digit', async () => {
    await officialWorkbook(ag2024);
    const { code, out, told } = importTable('tafel.xlsx', '--name', 'Proef', ...texts, '--out', 'proef.json');
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(told).toContain('jaren 2022 t/m 2200');
    const file = JSON.parse(readFileSync(join(folder, 'proef.json'), 'utf8')) as MortalityTableFile;
    expect(file).toMatchObject({ name: 'Proef', edition: 'Proeftafel', kind: 'generation', source: 'Bron' });
    expect(file.values).toEqual(ag2024.values);
    expect(file.checksum).toBe(ag2024.checksum);
  });

  test('refuses a table with a hole and says where, and writes nothing', async () => {
    const men = ag2024.values.M.map((row, age) => (age === 67 ? row.with(2, 1.5) : row));
    await officialWorkbook({ ...ag2024, values: { ...ag2024.values, M: men } });
    const { code, told } = importTable('tafel.xlsx', '--name', 'Proef', ...texts, '--out', 'proef.json');
    expect(code).toBe(1);
    expect(told).toContain('Blad "qx mannen 2024", rij 69, kolom 4: hier hoort een sterftekans tussen 0 en 1.');
    expect(readdirSync(folder)).toEqual(['tafel.xlsx']);
  });

  test.each([
    [[], 'Gebruik:'],
    [['tafel.xlsx', '--name', 'Proef'], 'De optie --edition ontbreekt.'],
    [['tafel.xlsx', '--naam', 'Proef'], "'--naam'"],
    [['weg.xlsx', '--name', 'Proef', ...texts], 'kan niet worden gelezen (ENOENT)'],
    [['tafel.xlsx', '--name', 'Proef', ...texts], 'Dit is geen Excel-werkmap'],
  ])('answers %j with code 1 and an explanation', (words, explanation) => {
    writeFileSync(join(folder, 'tafel.xlsx'), 'no workbook');
    const { code, out, told } = importTable(...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(told).toContain(explanation);
    expect(existsSync(join(root, 'src/core/mortality/tables/proef.json'))).toBe(false);
  });
});
