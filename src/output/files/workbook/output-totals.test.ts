import { plainChoices } from '#cases/factory/plain-dossier.ts';
import { columnName, definedNames as premiumNames } from '#output/language/defined-names.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import { openGroupLines } from '#output/language/open-group-display.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompensationRules, DossierChoices } from '#core/dossier/dossier-choices.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';
import { tableRecords } from '#test/office-package/table-rows.ts';
import {
  definedNames,
  namedValue,
  openedWorkbook,
  type WorkbookContents,
} from '#test/office-package/workbook-contents.ts';
import { answerKeys, type PremiumKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { byKey } from '#test/by-key.ts';

const individually: CompensationRules = {
  ...plainChoices.compensation,
  method: 'premiumDifference',
  target: 1,
  form: 'salary',
  cohortYears: 1,
  end: { kind: 'years', years: 4 },
  salaryLoading: 0.22,
};
const ownProposal = { flat: 0.2, scale: exampleScale };

function premiumContent(choices: Partial<DossierChoices>): OutputContent {
  const content = exampleContent(40);
  const input = { ...content.dossier.input, ...choices };
  return { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
}

type Row = Readonly<Record<string, string | null>>;

/** Compensation beside a scale is not applicable: nothing is added. */
const numberOf = (text: string | null | undefined): number => (text === 'n.v.t.' ? 0 : Number(text ?? Number.NaN));

const sumOf = (rows: readonly Row[], header: string): number =>
  rows.reduce((sum, row) => sum + numberOf(row[header]), 0);

const close = (actual: number, expected: number): void => {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
};

describe.each([
  ['a premium dossier', () => premiumContent({ ownProposal })],
  ['an average pay dossier', () => averagePayContent('scheme', 40, { ownProposal, compensation: individually })],
  ['an ambition dossier', () => averagePayContent('ambition', 40, { ownProposal })],
])('every total equals its parts, in %s', (_, made) => {
  let content: OutputContent;
  let workbook: WorkbookContents;
  let bytes: Uint8Array;
  let keys: readonly PremiumKey[];
  const table = (name: string): readonly Row[] => tableRecords(workbook, name);
  const of = (rows: readonly Row[], key: PremiumKey | 'unchanged'): readonly Row[] =>
    rows.filter((row) => row['Alternatief'] === nameIn(content.result, key, 'short'));

  beforeAll(async () => {
    content = made();
    bytes = await workbookOf(content);
    workbook = openedWorkbook(bytes);
    keys = premiumAlternatives(content.result).map(({ key }) => key);
  });

  test('in a sound package that shows every alternative that there is', () => {
    expect(ownWorkbookProblems(bytes)).toEqual([]);
    for (const name of ['ResultaatLasten', 'ResultaatCohorten'])
      expect(new Set(table(name).map((row) => row['Alternatief']))).toEqual(
        new Set(['Nu', ...keys.map((key) => nameIn(content.result, key, 'short'))]),
      );
  });

  test('participants add up to their cohorts and to the named totals', () => {
    const people = table('ResultaatDeelnemers');
    const cohorts = table('ResultaatCohorten');
    close(sumOf(people, 'Pensioen huidig'), Number(namedValue(workbook, 'ongewijzigd_pensioen')));
    close(sumOf(people, 'Eigen bijdrage huidig'), sumOf(of(cohorts, 'unchanged'), 'Eigen bijdrage'));
    for (const key of keys) {
      const name = columnName(key);
      close(sumOf(people, `Premie ${name}`), sumOf(of(cohorts, key), 'Premie'));
      close(sumOf(people, `Pensioen ${name}`), sumOf(of(cohorts, key), 'Pensioen'));
      close(sumOf(people, `Compensatie EUR ${name}`), sumOf(of(cohorts, key), 'Compensatie'));
      close(
        sumOf(people, `Verandering eigen bijdrage ${name}`),
        sumOf(of(cohorts, key), 'Eigen bijdrage') - sumOf(of(cohorts, 'unchanged'), 'Eigen bijdrage'),
      );
    }
    for (const key of answerKeys)
      close(
        sumOf(people, `Pensioen ${columnName(key)}`) - sumOf(people, 'Pensioen huidig'),
        Number(namedValue(workbook, `${premiumNames[key]}_verschil_pensioen`)),
      );
  });

  test('compensation is the same per participant, cohort, year and in total', () => {
    const cohorts = table('ResultaatCompensatie');
    const years = table('ResultaatLasten');
    const people = table('ResultaatDeelnemers');
    for (const key of keys) {
      close(sumOf(of(cohorts, key), 'Compensatie totaal'), sumOf(of(years, key), 'Compensatie'));
      close(sumOf(of(cohorts, key), 'Compensatie eerste jaar'), numberOf(of(years, key)[0]?.['Compensatie']));
      close(sumOf(of(cohorts, key), 'Compensatie eerste jaar'), sumOf(people, `Compensatie EUR ${columnName(key)}`));
    }
    expect(sumOf(years, 'Compensatie')).toBeGreaterThan(0);
  });

  test('pensions after compensation are those of the participants, in all and per cohort', () => {
    const after = table('ResultaatNaCompensatie');
    const people = table('ResultaatDeelnemers');
    for (const key of keys.filter((one) => alternativeOf(content.result, one).compensation !== null)) {
      const [all, ...cohorts] = of(after, key);
      const name = columnName(key);
      expect(all?.['Cohort']).toBe('Alle deelnemers');
      for (const part of ['Pensioen huidig', 'Pensioen na compensatie', 'Dat salaris als pensioen'])
        close(sumOf(cohorts, part), Number(all?.[part]));
      close(Number(all?.['Pensioen na compensatie']), sumOf(people, `Pensioen na compensatie ${name}`));
      close(Number(all?.['Pensioen zonder compensatie']), sumOf(people, `Pensioen ${name}`));
      close(Number(all?.['Compensatie als salaris, bruto']), sumOf(people, `Compensatie als salaris, bruto ${name}`));
      close(Number(all?.['Dat salaris als pensioen']), sumOf(people, `Dat salaris als pensioen ${name}`));
    }
  });

  test('cost without compensation and compensation make cost with it, closed and open', () => {
    for (const row of [...table('ResultaatLasten'), ...table('ResultaatOpenGroep')])
      close(Number(row['Totaal']), Number(row['Werkgeverslast']) + numberOf(row['Compensatie']));
    expect(table('ResultaatOpenGroep')).toHaveLength(
      openGroupLines(content.result).length * content.result.openGroup.years.length,
    );
    const unchanged = Number(namedValue(workbook, 'ongewijzigd_kosten'));
    for (const row of table('Antwoorden').slice(1))
      close(Number(row['Werkgeverslast']) - unchanged, Number(row['Verschil werkgeverslast']));
    const { now, choices } = content.result;
    const [current, ...shown] = table('ResultaatKeuzes');
    expect(current?.['Keuze']).toBe('nu');
    expect(shown.map((row) => row['Keuze'])).toEqual(choices.map(({ key }) => key));
    for (const [index, row] of shown.entries()) {
      close(Number(row['Dertig jaar']) - Number(row['Verschil dertig jaar']), now.cost.thirtyYears);
      close(Number(row['Eerste jaar']) - Number(row['Verschil eerste jaar']), now.cost.firstYear);
      close(Number(row['Compensatie dertig jaar']), choices[index]!.compensation.thirtyYears);
    }
  });

  test('names the other profit basis where the current scheme is average pay', () => {
    const { current, otherBasis } = content.result;
    const names = definedNames(workbook);
    const other = ['profijtneutraal_vlak_andere_basis_exact', 'profijtneutraal_progressief_andere_basis_exact'];
    expect(other.map((name) => names.has(name))).toEqual(other.map(() => current.kind === 'averagePay'));
    if (current.kind === 'averagePay') {
      const shown = other.map((name) => Number(namedValue(workbook, name)));
      expect(shown).toEqual([otherBasis.profitNeutralFlat.exact, otherBasis.profitNeutralProgressive.exact]);
    }
  });

  test('names the scale of the ambition where there is one', () => {
    const names = definedNames(workbook);
    const { ambition } = byKey(content.result);
    expect(names.has('ambitie_progressief_kosten')).toBe(ambition !== undefined);
    if (ambition) {
      expect(Number(namedValue(workbook, 'ambitie_progressief_kosten'))).toBe(ambition.cost);
      expect(Number(namedValue(workbook, 'ambitie_progressief_pensioen'))).toBe(ambition.pension);
    }
  });

  test('speaks of a current scale only where there is one', () => {
    const texts = workbook.sheets
      .filter(({ name }) => name !== 'Uitgangspunten')
      .flatMap(({ cells }) => cells.map(({ value }) => value ?? ''))
      .join('\n');
    expect(/huidige staffel/i.test(texts)).toBe(content.result.current.kind === 'premium');
  });
});

test('without compensation its columns are zero, it has no sheet, and Samenvatting says so', async () => {
  const none = { ...individually, method: 'none' } as const;
  const workbook = openedWorkbook(await workbookOf(premiumContent({ compensation: none })));
  expect(sumOf(tableRecords(workbook, 'ResultaatLasten'), 'Compensatie')).toBe(0);
  expect(sumOf(tableRecords(workbook, 'ResultaatDeelnemers'), 'Compensatie EUR budgetneutraal vlak')).toBe(0);
  expect(tableRecords(workbook, 'ResultaatCompensatie')).toEqual([]);
  expect(workbook.sheets.map(({ name }) => name)).not.toContain('Compensatie');
  const texts = workbook.sheets.find(({ name }) => name === 'Samenvatting')?.cells.map(({ value }) => value);
  expect(texts).toContain('Er is geen compensatie gevraagd.');
  expect(Object.keys(tableRecords(workbook, 'Antwoorden')[0] ?? {})).not.toContain('Last met compensatie');
});
