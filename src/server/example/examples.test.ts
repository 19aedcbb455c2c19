import { byKey } from '#test/by-key.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierNameSchema, templateTypes } from '#api/dossiers.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierResult } from '#core/result/result.ts';
import { schemeKind } from '#core/dossier/scheme-kind.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { sheetStatuses } from '#test/xlsx/sheet-statuses.ts';
import { exampleDossier, examples } from '#server/example/example-dossier.ts';

const sizes = { dcToDc: 25, dbToDc: 93, ambitionDbToDc: 280 } as const;

describe.each(templateTypes)('the example of %s', (kind) => {
  let name: string;
  let bytes: Uint8Array;
  let dossier: ReadDossier;
  let result: DossierResult;

  beforeAll(async () => {
    ({ name, bytes } = await exampleDossier(kind));
    const read = readDossier(readWorkbook(bytes, nodePlatform));
    expect(read.findings).toEqual([]);
    if (read.dossier === null) throw new Error('the example has errors');
    dossier = read.dossier;
    result = calculate(dossier.input);
  });

  test('is of its kind and says that it is an example', () => {
    expect(schemeKind(dossier.input)).toBe(kind);
    expect(dossierNameSchema.parse(name)).toMatch(/^VOORBEELD /);
    expect(dossier.facts.employerName).toContain('VOORBEELD');
    expect(dossier.facts.schemeName).toContain('VOORBEELD');
  });

  test('says that it is complete, and tells its story on the first sheet', () => {
    const workbook = readWorkbook(bytes, nodePlatform);
    expect(sheetStatuses(workbook)['werkboek']).toBe('✓ Alle verplichte cellen zijn ingevuld: bewaar en upload.');
    const sheet = workbook.sheets[0];
    const texts = Array.from(sheet?.rowNumbers ?? []).flatMap((row) => sheet?.cells(row).map((cell) => cell.value));
    expect(texts[0]).toMatch(/^VOORBEELD/);
    expect(texts).toContain('Dit is een VOORBEELD');
    for (const line of examples[kind].filling.story ?? []) expect(texts).toContain(line);
    expect(texts.join(' ')).toContain(`${sizes[kind]} m`);
  });

  test('has answers that differ: what costs the same does not give the same', () => {
    const { budgetNeutralFlat, profitNeutralFlat } = byKey(result);
    expect(Math.abs(budgetNeutralFlat.exact - profitNeutralFlat.exact)).toBeGreaterThan(0.003);
    expect(profitNeutralFlat.feasible).toBe(true);
  });

  test('is an employer whom the law allows what is asked: no check is an error, and one alternative stands in front', () => {
    expect(result.checks.filter(({ level }) => level === 'error')).toEqual([]);
    expect(headlineOf(result)?.choice).toBe('B');
    for (const { verdict } of premiumAlternatives(result)) expect(verdict.allowed).toBe('yes');
  });

  test('has people who were hired in the last five years, so that entrants follow from the file', () => {
    const { year, month } = dossier.input.valuationDate;
    const hires = dossier.input.participants.filter(
      ({ hired, counts }) => counts && hired && hired.year * 12 + hired.month >= 12 * (year - 5) + month,
    );
    expect(hires.length).toBeGreaterThanOrEqual(5);
    expect(dossier.input.openGroup).toMatchObject({ entryAge: null, entrySalary: null });
  });

  test('compares what average pay guarantees free of risk', () => {
    expect(dossier.input.goal.profitBasis).toBe(kind === 'dcToDc' ? 'expected' : 'riskFree');
  });

  test('has its number of people, each with an own number', () => {
    const numbers = dossier.input.participants.map((item) => item.number);
    expect(new Set(numbers).size).toBe(sizes[kind]);
    expect(numbers).toHaveLength(sizes[kind]);
  });

  test('is the same file each time, below the size of an upload', async () => {
    expect(Buffer.from((await exampleDossier(kind)).bytes).equals(bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(110_000);
  });

  test('has people of working age who joined as adults and earn a plausible salary', () => {
    const { valuationDate, participants } = dossier.input;
    for (const person of participants) {
      const age = valuationDate.year - person.born.year;
      expect(age, person.number).toBeGreaterThanOrEqual(19);
      expect(age, person.number).toBeLessThanOrEqual(68);
      expect((person.hired?.year ?? 0) - person.born.year, person.number).toBeGreaterThanOrEqual(18);
      expect(person.fullTimeSalary).toBeGreaterThanOrEqual(31_500);
      expect(person.fullTimeSalary).toBeLessThan(160_000);
    }
  });

  test('has budget-neutral answers that can be reached', () => {
    expect(alternativeOf(result, 'budgetNeutralFlat').feasible).toBe(true);
    expect(alternativeOf(result, 'budgetNeutralProgressive').feasible).toBe(true);
    expect(alternativeOf(result, 'budgetNeutralFlat').exact).toBeGreaterThan(0.15);
  });
});

test('the own premium of the average pay example lies between what is needed with a guarantee and what is expected', async () => {
  const { dossier } = readDossier(readWorkbook((await exampleDossier('dbToDc')).bytes, nodePlatform));
  const result = calculate(dossier!.input);
  const own = alternativeOf(result, 'ownFlat').practicalScale[0]!.rate;
  expect(own).toBeLessThan(byKey(result).profitNeutralFlat.exact);
  expect(own).toBeGreaterThan(result.otherBasis.profitNeutralFlat.exact);
});
