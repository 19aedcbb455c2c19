import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readScenarioSet, type SetQuestion } from '#input/scenario-files/read-scenario-set.ts';
import { setLimits } from '#input/scenario-files/set-limits.ts';
import { madeSet, type MadeSet, setText, setWorkbook, withSheet } from '#test/central-bank/made-set.ts';

const limits = { ...setLimits, minimumScenarios: 50, minimumYears: 10, maximumScenarios: 500 };
const platform = {
  inflate: (packed: AsyncIterable<Uint8Array>) =>
    Readable.from(packed).pipe(createInflateRaw()) as AsyncIterable<Uint8Array>,
};

async function read(bytes: Uint8Array, question: Partial<SetQuestion> = {}) {
  const kept = new Map<string, number[]>();
  // In pieces of a few bytes less than a power of two, so that rows and tags are cut anywhere.
  const source = {
    size: bytes.length,
    read: async (from: number, length: number) => bytes.slice(from, Math.min(from + length, bytes.length)),
  };
  const set = await readScenarioSet(source, {
    kind: 'pSet',
    limits,
    platform,
    keep: async (series, year, values) => void kept.set(`${series} ${year}`, Array.from(values)),
    ...question,
  });
  return { set, kept };
}

const refusal = async (bytes: Uint8Array, question: Partial<SetQuestion> = {}): Promise<string> =>
  read(bytes, question).then(
    () => 'taken',
    (error: Error) => `${error.name}: ${error.message}`,
  );

const set = madeSet();
const workbook = setWorkbook(set);
const cell = (sheet: string, row: number, column: number): number =>
  set.sheets.find(({ name }) => name.startsWith(sheet))!.rows[row]![column]!;

describe('a set of the central bank', () => {
  const layouts: readonly [string, (of: MadeSet) => Uint8Array][] = [
    ['workbook', setWorkbook],
    ['text with commas', (of) => strToU8(setText(of))],
    ['text with semicolons, filled up', (of) => strToU8(setText(of, { separator: ';', isFilledUp: true }))],
    ['packed text', (of) => zipSync({ 'set.csv': strToU8(setText(of)) })],
  ];
  test.each(layouts)('is read from a %s, every value in its place', async (_layout, bytesOf) => {
    const { set: read1, kept } = await read(bytesOf(set));
    expect(read1).toMatchObject({ count: 60, countInFile: 60, years: 20 });
    expect(kept.size).toBe(3 * 21 + 2 * 20);
    expect(kept.get('variance 20')![59]).toBe(Math.fround(cell('1_', 59, 20)));
    expect(kept.get('shortRate 0')![3]).toBe(Math.fround(cell('2_', 3, 0)));
    expect(kept.get('equityReturn 19')![41]).toBe(Math.fround(cell('4_', 41, 19)));
    expect(kept.get('priceInflation 0')![59]).toBe(Math.fround(cell('6_', 59, 0)));
    expect([read1.phi[99 * 21 + 20], read1.psi[3 * 99 + 2]]).toEqual([cell('7_', 99, 20), cell('8_', 99, 2)]);
    const mean = set.sheets[4]!.rows.reduce((sum, row) => sum + row[9]!, 0) / 60;
    expect(read1.moments.find(({ year }) => year === 10)!.equityReturn.mean).toBeCloseTo(mean, 6);
  });

  test('keeps the first scenarios of a file with more, and counts them all', async () => {
    const { set: found, kept } = await read(workbook, { limits: { ...limits, keptScenarios: 7 } });
    expect(found).toMatchObject({ count: 7, countInFile: 60 });
    expect(kept.get('equityReturn 2')).toEqual(set.sheets[4]!.rows.slice(0, 7).map((row) => Math.fround(row[2]!)));
  });

  test('is told apart as a P-set and a Q-set by what equity earns', async () => {
    const neutral = setWorkbook(madeSet({ measure: 'riskNeutral', paths: 400 }));
    const rewarded = setWorkbook(madeSet({ paths: 400 }));
    expect(await refusal(neutral, { kind: 'qSet' })).toBe('taken');
    expect(await refusal(rewarded, { kind: 'pSet' })).toBe('taken');
    expect(await refusal(neutral, { kind: 'pSet' })).toContain('Dit is geen P-set');
    expect(await refusal(rewarded, { kind: 'qSet' })).toContain('Dit is geen Q-set');
  });
});

const changed = (name: string, change: (rows: number[][]) => number[][]) => setWorkbook(withSheet(set, name, change));
const edited = (name: string, from: string | RegExp, to: string) =>
  setWorkbook(set, (sheet, xml) => (sheet.startsWith(name) ? xml.replace(from, to) : xml));

describe('a file that is something else is refused with its place', () => {
  const without = (name: string): MadeSet => ({ sheets: set.sheets.filter((sheet) => !sheet.name.startsWith(name)) });
  test.each<[string, () => Uint8Array, string]>([
    [
      'a sheet that is missing',
      () => setWorkbook(without('6_')),
      'Blad 6_Prijsinflatie_NL ontbreekt; de bladen zijn 0_Parameters',
    ],
    [
      'a row less',
      () => changed('4_', (rows) => rows.slice(1)),
      "4_Aandelenrendement heeft 59 scenario's, de andere series hebben er 60.",
    ],
    [
      'a year less',
      () => changed('6_', (rows) => rows.map((row) => row.slice(1))),
      '6_Prijsinflatie_NL heeft 19 kolommen; het moeten er 20 zijn.',
    ],
    [
      'an empty cell',
      () => edited('4_', /<c r="C17"><v>[^<]*<\/v><\/c>/, ''),
      'Blad 4_Aandelenrendement, cel C17: de cel is leeg.',
    ],
    [
      'an empty cell that is written',
      () => edited('4_', /<c r="C17"><v>[^<]*<\/v><\/c>/, '<c r="C17" s="1"/>'),
      'Blad 4_Aandelenrendement, cel C17: de cel is leeg.',
    ],
    [
      'a text',
      () => edited('2_', /<c r="B2"><v>[^<]*/, '<c r="B2" t="s"><v>1'),
      'Blad 2_Toestandsvariabele_2, cel B2: hier hoort een getal.',
    ],
    [
      'a row out of place',
      () => edited('1_', '<row r="9">', '<row r="10">'),
      'Blad 1_Toestandsvariabele_1: rij 9 ontbreekt',
    ],
    [
      'percentages',
      () => changed('4_', (rows) => rows.map((row) => row.map((value) => value * 100))),
      'ligt niet tussen −1 en 20.',
    ],
    [
      'a loss of more than all',
      () => changed('4_', (rows) => rows.map((row) => row.with(3, -1.5))),
      'cel D1: −1,5000 ligt niet tussen −1 en 20.',
    ],
    [
      'rates that cannot be',
      () => changed('7_', (rows) => rows.map((row, term) => row.map(() => (term + 1) * -0.4))),
      'Gemiddeld is de rente van 10 jaar in jaar 1',
    ],
    [
      'a term less',
      () => changed('8_', (rows) => rows.slice(1)),
      'Blad 8_Renteparameter_Psi_N, cel A100: er zijn 99 looptijden; het moeten er 100 zijn.',
    ],
    [
      'too few scenarios',
      () => setWorkbook(madeSet({ paths: 40 })),
      "heeft 40 scenario's; het moeten er ten minste 50 zijn.",
    ],
    ['too few years', () => setWorkbook(madeSet({ years: 9 })), 'heeft 9 jaren; het moeten er ten minste 10 zijn.'],
    ['a document type', () => edited('1_', '<worksheet', '<!DOCTYPE x><worksheet'), 'er staat iets anders dan cellen'],
    ['a text file with a line too many', () => strToU8(`${setText(set)}1,2,3\n`), 'Het bestand heeft 561 regels'],
    [
      'a zip without a text file',
      () => zipSync({ 'lees.mij': strToU8('x') }),
      'In dit zip-bestand zit niet één csv-bestand.',
    ],
    [
      'a file that was cut off',
      () => workbook.subarray(0, workbook.length - 2_000),
      'Het bestand is beschadigd of onvolledig',
    ],
    ['a file that is no table at all', () => strToU8('hallo'), 'Het bestand heeft 1 regels'],
  ])('%s', async (_what, bytesOf, sentence) => {
    const found = await refusal(bytesOf());
    expect(found).toContain('RefusedFileError: ');
    expect(found).toContain(sentence);
  });

  test('a part that says to be small and unpacks to more', async () => {
    const bytes = workbook.slice();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    // The first record of the directory and its local header with a sheet: half the size that it really has.
    for (let at = 0; at < bytes.length - 46; at++) {
      const name = () => new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + 24));
      if (view.getUint32(at, true) !== 0x02014b50 || name() !== 'xl/worksheets/sheet2.xml') continue;
      view.setUint32(at + 24, view.getUint32(at + 24, true) >> 1, true);
    }
    expect(await refusal(bytes)).toContain('Het bestand is beschadigd of onvolledig: een lengte klopt niet.');
  });

  test('more parts than a workbook has', async () => {
    const many = zipSync(Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.csv`, strToU8('')])));
    expect(await refusal(many)).toContain('er zijn meer dan 500 onderdelen');
  });
});
