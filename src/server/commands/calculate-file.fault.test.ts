import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { svgLogo } from '#test/fixtures/logo-files.ts';
import { programEnvironment } from '#test/server/program-start.ts';
import { openDeck } from '#test/slides/open-deck.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly told: string[];
}

const program = fileURLToPath(new URL('calculate-file.ts', import.meta.url));

/** The program as `npm run calculate` starts it: npm tells in INIT_CWD where the user stands. */
function calculate(...words: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    env: { ...programEnvironment(), INIT_CWD: folder },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, told: stderr.split('\n').filter((line) => line !== '') };
}

const files = (path = ''): string[] => readdirSync(join(folder, path)).toSorted();
const file = (path: string): Buffer => readFileSync(join(folder, path));

async function wrongFile(): Promise<Uint8Array> {
  const values = { ...exampleFilling.values, huidig_franchise: 'veel', nieuw_max_salaris: 'ook veel' };
  return templateWorkbook('dcToDc', { ...exampleFilling, values });
}

describe('the calculation of a file from the command line', () => {
  test('writes workbook and report of a right file and tells the outcome', async () => {
    writeFileSync(join(folder, 'in.xlsx'), (await exampleDossier()).bytes);
    const first = calculate('in.xlsx', '--out', 'diep/een');
    expect(first).toMatchObject({ code: 0, out: '' });
    expect(first.told.join(' ')).toContain('Vlak voor iedereen kost in 30 jaar 14% meer; ');
    // No choice was made: there is nothing to make a transition plan of.
    expect(files('diep/een')).toEqual(['advice.docx', 'output.xlsx', 'report.pptx']);
  });

  test('gives the files the house style of a file, with a drawing as logo', async () => {
    writeFileSync(join(folder, 'in.xlsx'), (await exampleDossier()).bytes);
    mkdirSync(join(folder, 'stijl'));
    writeFileSync(join(folder, 'stijl/logo.svg'), svgLogo('<rect width="100" height="50" fill="teal"/>'));
    const style = { name: 'Havenlicht Pensioen', primary: '#0A4D5E', accent: 'B4540A', logo: 'logo.svg' };
    writeFileSync(join(folder, 'stijl/stijl.json'), JSON.stringify(style));
    const asked = ['--style', 'stijl/stijl.json', '--without-people', '--edition', 'medewerkers'];
    expect(calculate('in.xlsx', '--out', 'uit', ...asked).code).toBe(0);
    expect(files('uit')).toContain('output-without-people.xlsx');
    expect(files('uit')).toEqual(expect.arrayContaining(['report_medewerkers.pptx', 'advice_medewerkers.docx']));
    const report = openDeck(file('uit/report.pptx'));
    expect(report.text('ppt/theme/theme1.xml')).toMatch(/0A4D5E/);
    expect(report.text('ppt/theme/theme1.xml')).toMatch(/name="Havenlicht Pensioen/);
    expect(report.names.filter((name) => name.startsWith('ppt/media/'))).toHaveLength(1);
    const refused = calculate('in.xlsx', '--out', 'uit', '--style', 'stijl/logo.svg');
    expect(refused).toMatchObject({ code: 1, told: [expect.stringContaining('is geen JSON')] });
  });

  test('tells every finding of a wrong file on one line and writes the error workbook alone', async () => {
    writeFileSync(join(folder, 'in.xlsx'), await wrongFile());
    mkdirSync(join(folder, 'uit'));
    writeFileSync(join(folder, 'uit', 'output.xlsx'), 'of an earlier run');
    writeFileSync(join(folder, 'uit', 'notes.txt'), 'of the user');
    const { code, out, told } = calculate('in.xlsx', '--out', 'uit');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(told.some((line) => /^Huidige regeling![A-Z]+\d+ .+\. .+\.$/.test(line))).toBe(true);
    expect(told.some((line) => /^Nieuwe regeling![A-Z]+\d+ .+\. .+\.$/.test(line))).toBe(true);
    expect(files('uit')).toEqual(['errors.xlsx', 'notes.txt']);
    const sheets = readWorkbook(file('uit/errors.xlsx'), nodePlatform).sheets.map(({ name }) => name);
    expect(sheets).toContain('Fouten');
  });

  test('tells why a file is no readable workbook, and writes nothing', () => {
    writeFileSync(join(folder, 'in.xlsx'), 'Personeelsnummer;Geboortedatum\n');
    const { code, out, told } = calculate('in.xlsx', '--out', 'uit');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(told).toHaveLength(1);
    expect(files('uit')).toEqual([]);
  });

  test('writes an empty template that misses only what its user has to fill in', () => {
    expect(calculate('--template', 'dbToDc', '--out', 'leeg.xlsx')).toEqual({ code: 0, out: '', told: [] });
    const { dossier, findings } = readDossier(readWorkbook(file('leeg.xlsx'), nodePlatform));
    expect(dossier).toBeNull();
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code).filter((code) => !/EMPTY|NONE/.test(code))).toEqual([]);
  });

  test('writes the example of a kind', async () => {
    expect(calculate('--example', 'ambitionDbToDc', '--out', 'voorbeeld.xlsx').code).toBe(0);
    expect(Buffer.compare(file('voorbeeld.xlsx'), (await exampleDossier('ambitionDbToDc')).bytes)).toBe(0);
  });

  test.each([
    [[], 'Gebruik:'],
    [['in.xlsx'], '--out ontbreekt'],
    [['missing.xlsx', '--out', 'uit'], 'missing.xlsx kan niet worden gelezen (ENOENT)'],
    [['.', '--out', 'uit'], 'kan niet worden gelezen (EISDIR)'],
    [['in.xlsx', '--out', 'in.xlsx'], 'kan niet worden gemaakt (EEXIST)'],
    [['--template', 'elders', '--out', 'x.xlsx'], 'is onbekend'],
  ])('answers %j with code 1 and an explanation', (words, explanation) => {
    writeFileSync(join(folder, 'in.xlsx'), 'x');
    const { code, out, told } = calculate(...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(told.join('\n')).toContain(explanation);
    expect(files()).toEqual(['in.xlsx']);
  });

  test('never overwrites the file that it was given', async () => {
    const { bytes } = await exampleDossier();
    writeFileSync(join(folder, 'output.xlsx'), bytes);
    const { code, told } = calculate('output.xlsx', '--out', '.');
    expect(code).toBe(1);
    expect(told.join('\n')).toContain('overschrijven');
    expect(Buffer.compare(file('output.xlsx'), bytes)).toBe(0);
  });
});
