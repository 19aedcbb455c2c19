import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { Progress } from '#api/dossiers.ts';
import { storedKeyFigures } from '#api/key-figures.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { type ScreenResult, screenResultVersion } from '#output/model/screen-result.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import type { ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { premiumParticipants } from '#input/fields/participant-table.ts';
import { exampleParticipants } from '#server/example/example-participants.ts';
import { fewScenarios } from '#test/server/few-scenarios.ts';

const settings = {
  houseStyle: defaultHouseStyle,
  programVersion: '1.2.3-test',
  calculationDay: { year: 2026, month: 2, day: 3 },
};

type Finished = Extract<ProcessedDossier, { outcome: 'finished' }>;
type Rejected = Extract<ProcessedDossier, { outcome: 'findings' }>;

async function finished(bytes: Uint8Array, onProgress?: (progress: Progress) => void): Promise<Finished> {
  const processed = await processDossier(bytes, settings, onProgress, fewScenarios);
  if (processed.outcome !== 'finished') throw new Error(processed.findings.map(({ message }) => message).join('\n'));
  return processed;
}

async function rejected(bytes: Uint8Array): Promise<Rejected> {
  const processed = await processDossier(bytes, settings, undefined, fewScenarios);
  if (processed.outcome !== 'findings') throw new Error('the file was accepted');
  return processed;
}

/** The example with one column of its participants replaced. */
type Row = (typeof exampleParticipants)[number];
function exampleWith(
  column: keyof Row,
  value: (row: Row, index: number) => EnteredValue,
  changed: Readonly<Record<string, EnteredValue>> = {},
) {
  const { columns } = premiumParticipants;
  const rows = exampleParticipants.map((row, index) =>
    columns.map(({ key }) => (key === column ? value(row, index) : (row[key] ?? null))),
  );
  const values = { ...exampleFilling.values, ...changed };
  return templateWorkbook('dcToDc', { values, tables: { ...exampleFilling.tables, Deelnemers: rows } });
}

/** The value of the cell that has a defined name. */
function named(workbook: Workbook, name: string): unknown {
  const reference = workbook.definedNames.find((candidate) => candidate.name === name)?.reference ?? '';
  const [, sheetName, column = '', row] = /^'?([^'!]+)'?!\$([A-Z]+)\$(\d+)$/.exec(reference) ?? [];
  const columnNumber = column.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return workbook.sheets.find((sheet) => sheet.name === sheetName)?.cell(Number(row), columnNumber)?.value;
}

const sheetNames = (bytes: Uint8Array): string[] => readWorkbook(bytes, nodePlatform).sheets.map((sheet) => sheet.name);

/** Nine digits that pass the eleven test, in the order of counting. */
function madeBsns(count: number): string[] {
  const found: string[] = [];
  for (let number = 123_450_000; found.length < count; number += 1) {
    const digits = Array.from(String(number), Number);
    const sum = digits.reduce((total, digit, place) => total + digit * (place === 8 ? -1 : 9 - place), 0);
    if (sum % 11 === 0) found.push(String(number));
  }
  return found;
}

describe('a file with BSNs', () => {
  test('comes back as a list of findings, never as a copy that holds them', async () => {
    const bsns = madeBsns(exampleParticipants.length);
    const processed = await rejected(await exampleWith('number', (_, index) => bsns[index] ?? null));
    expect(processed.findings.map(({ code }) => code)).toContain('BSN_COLUMN');
    expect(processed.mustErase).toBe(true);
    expect(sheetNames(processed.errorWorkbook)).toEqual(['Fouten']);
    const parts = Object.values(unzipSync(processed.errorWorkbook)).map((part) => strFromU8(part));
    expect(bsns.filter((bsn) => parts.some((part) => part.includes(bsn)))).toEqual([]);
  });
});

describe('what is kept for the screens', () => {
  const secret = 'Canarius';
  const salary = 512_346;
  let processed: Finished;
  let screen: string;

  beforeAll(async () => {
    const kinds: ReadonlySet<string> = new Set(['number', 'category', 'remark']);
    const rows = exampleParticipants.map((row, index) =>
      premiumParticipants.columns.map(({ key }) => {
        if (key === 'fullTimeSalary' && index === 0) return salary;
        return kinds.has(key) ? `${secret} ${index}` : (row[key] ?? null);
      }),
    );
    const filling = { ...exampleFilling, tables: { ...exampleFilling.tables, Deelnemers: rows } };
    processed = await finished(await templateWorkbook('dcToDc', filling));
    screen = await unpackedJson(processed.screenResult);
  });

  test('holds no personnel number, category or remark', async () => {
    expect(await unpackedJson(processed.whatIfInput)).not.toContain(secret);
    expect(screen).not.toContain(secret);
  });

  test('is the result of the report, and stays without a value that stood in a cell', () => {
    const result = JSON.parse(screen) as ScreenResult;
    expect(result.version).toBe(screenResultVersion);
    expect(result.sentences).toEqual(processed.summary);
    expect(processed.warnings).toContainEqual(expect.objectContaining({ code: 'VALUE_UNUSUAL', cell: 'E5' }));
    expect(result.warnings.findings).toContainEqual(expect.objectContaining({ code: 'VALUE_UNUSUAL', cell: 'E5' }));
    expect(result.warnings.findings.map(({ message }) => message)).toContain('Ongebruikelijke waarde.');
    expect(screen).not.toMatch(/512\D?346/);
  });
});

describe('the example dossier', () => {
  const seen: Progress[] = [];
  let bytes: Uint8Array;
  let processed: Finished;

  beforeAll(async () => {
    ({ bytes } = await exampleDossier());
    processed = await finished(bytes, (progress) => seen.push(progress));
  });

  test('becomes a workbook and a report, stamped with program version and checksum of the input', () => {
    const { output, report, participantCount, warnings } = processed;
    expect(participantCount).toBe(23);
    expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const workbook = readWorkbook(output, nodePlatform);
    expect(named(workbook, 'invoer_sha256')).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(named(workbook, 'rekenversie')).toContain('1.2.3-test');
    expect(named(workbook, 'budgetneutraal_vlak_exact')).toBeCloseTo(0.2774042998343, 12);
    expect(Buffer.from(report).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  });

  test('has the key figures of its summary, as they are kept', () => {
    const { keyFigures, summary } = processed;
    expect(storedKeyFigures(JSON.parse(JSON.stringify(keyFigures)))).toEqual(keyFigures);
    const { choice } = keyFigures;
    if (typeof choice === 'string') throw new Error(choice);
    expect(summary[0]).toMatch(/^Vlak voor iedereen kost in 30 jaar /);
    expect(keyFigures.isDoubted).toBe(false);
    expect(choice).toMatchObject({ lowest: 0.277, choice: 'B', firstYear: { start: { year: 2028, month: 1 } } });
  });

  test('gives the same bytes twice', async () => {
    const again = await finished(bytes);
    expect(Buffer.compare(again.output, processed.output)).toBe(0);
    expect(Buffer.compare(again.report, processed.report)).toBe(0);
  });

  test('tells how far it is, phase by phase', () => {
    expect([...new Set(seen.map(({ phase }) => phase))]).toEqual([
      'reading',
      'calculating',
      'effects',
      'writing',
      'done',
    ]);
    expect(seen.at(-1)).toEqual({
      phase: 'done',
      rowsRead: 25,
      participantsCalculated: 23,
      participantsTotal: 23,
      filesWritten: 6,
    });
  });
});

test('a file whose data look wrong is calculated when the adviser asks for it, and says so with its figures', async () => {
  const low = ({ fullTimeSalary }: Row) => Math.round(fullTimeSalary / 5);
  const { keyFigures, warnings } = await finished(await exampleWith('fullTimeSalary', low, { toch_rekenen: 'ja' }));
  expect(warnings.map(({ code }) => code)).toContain('COLUMN_PAY_LOW');
  expect(keyFigures.isDoubted).toBe(true);
});

describe('a wrong file', () => {
  test("comes back with every error, in the user's own workbook", async () => {
    const bytes = await exampleWith('fullTimeSalary', (row, index) =>
      index === 3 ? 'veel' : index === 5 ? -1 : row.fullTimeSalary,
    );
    const { findings, errorWorkbook, unreadable } = await rejected(bytes);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(unreadable).toBe(false);
    expect(errors.map(({ code, sheet, field }) => [code, sheet, field])).toEqual([
      ['VALUE_WRONG_TYPE', 'Deelnemers', 'Fulltime jaarsalaris'],
      ['VALUE_OUT_OF_RANGE', 'Deelnemers', 'Fulltime jaarsalaris'],
    ]);
    expect(sheetNames(errorWorkbook)).toEqual(['Fouten', ...sheetNames(bytes)]);
  });

  test('gives the same error workbook twice', async () => {
    const bytes = await exampleWith('fullTimeSalary', () => 'veel');
    const [one, other] = [await rejected(bytes), await rejected(bytes)];
    expect(Buffer.compare(one.errorWorkbook, other.errorWorkbook)).toBe(0);
  });

  test('in which nobody is left to calculate with says why', async () => {
    const { findings } = await rejected(await exampleWith('counts', () => 'nee'));
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'PARTICIPANTS_NONE', message: expect.stringContaining('van 25 staat bij 25') }),
    );
  });

  test.each([
    ['empty', new Uint8Array()],
    ['text', Buffer.from('Personeelsnummer;Geboortedatum\n1;1-1-1980\n')],
    ['cut off', null],
  ])('that is %s is no readable workbook, and says so in a workbook that is', async (_, bytes) => {
    const cut = (await exampleDossier()).bytes.subarray(0, 20_000);
    const { findings, errorWorkbook, unreadable } = await rejected(bytes ?? cut);
    expect(unreadable).toBe(true);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.remedy).not.toBe('');
    expect(sheetNames(errorWorkbook)).toEqual(['Fouten']);
  });
});
