import { cellName } from '#office/sheet/cell-name.ts';
import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { filledWorkbook, fillingWith, withCells, withoutTables } from '#test/xlsx/filled-template.ts';

async function input(
  values: Readonly<Record<string, EnteredValue>>,
  tables: TemplateFilling['tables'] = {},
): Promise<DossierInput> {
  const { dossier, findings } = readDossier(await filledWorkbook(fillingWith(values, tables)));
  expect(findings).toEqual([]);
  if (!dossier) throw new Error('no dossier');
  return dossier.input;
}

const shape = [
  [20, 0.1],
  [50, 0.2],
];
const proposal = [
  [25, 0.15],
  [45, 0.25],
];
const steps = (rows: readonly (readonly number[])[]) => rows.map(([fromAge, rate]) => ({ fromAge, rate }));

describe('the choices beside the goal', () => {
  test.each(schemeKinds)('the template %s suggests them all', async (kind) => {
    const { dossier } = readDossier(await filledWorkbook(fillingWith({}, {}, kind), kind));
    expect(dossier?.input).toMatchObject({
      change: 'transition',
      chosenAlternative: null,
      goal: {
        measure: 'totalPension',
        group: 'withEntrants',
        profitBasis: kind === 'dcToDc' ? 'expected' : 'riskFree',
      },
      compensation: {
        method: 'pensionOutcome',
        basis: kind === 'dcToDc' ? 'expected' : 'riskFree',
        target: 1,
        threshold: 0,
        maximumRate: null,
        fromAge: null,
        untilAge: null,
        ownTable: [],
        form: 'pensionPremium',
        cohortYears: 5,
        end: { kind: 'legalEnd' },
        salaryLoading: 0.22,
      },
      openGroup: { replacement: 1, entryAge: null, entrySalary: null, entrantPremium: null },
      statutory: {
        curve: null,
        ownCurve: [],
        scenarioSet: null,
        effectsOn: 'modelPersonsForSmallGroups',
        bondDuration: 10,
      },
      ownProposal: { flat: null, scale: [] },
    });
  });

  test('of the effects of the law curve, set, model persons and bonds are read as they are chosen', async () => {
    const named = { wettelijke_curve: '30-6-2026', wettelijke_set: 'DNB 2026Q2' };
    const { statutory } = await input({ ...named, effecten_op: 'deelnemers', obligatieduur: 7 });
    expect(statutory).toEqual({
      curve: '30-6-2026',
      ownCurve: [],
      scenarioSet: 'DNB 2026Q2',
      effectsOn: 'participants',
      bondDuration: 7,
    });
    const rows = [
      [1, 0.021],
      [20, 0.027],
    ];
    expect((await input({}, { Rentecurve: rows })).statutory.ownCurve).toEqual([
      { years: 1, rate: 0.021 },
      { years: 20, rate: 0.027 },
    ]);
  });

  test("a curve of one's own beside the name of a curve is refused, and terms rise", async () => {
    const found = async (values: Readonly<Record<string, EnteredValue>>, terms: readonly number[]) => {
      const rows = terms.map((years) => [years, 0.02]);
      const { findings } = readDossier(await filledWorkbook(fillingWith(values, { Rentecurve: rows })));
      return findings.map(({ code, field }) => `${code} ${field}`);
    };
    expect(await found({ wettelijke_curve: '31-12-2023' }, [1])).toEqual(['VALUE_CONFLICT Wettelijke rentecurve']);
    expect(await found({}, [2, 1])).toEqual(['SCALE_NOT_RISING Looptijd']);
  });

  test('compensation is read as it is chosen', async () => {
    const { compensation } = await input({
      compensatie_methode: 'premieverschil',
      compensatie_basis: 'risicovrij',
      compensatie_doel: 0.95,
      compensatie_drempel: 0.02,
      compensatie_maximum: 0.05,
      compensatie_vanaf_leeftijd: 45,
      compensatie_tot_leeftijd: 45,
      compensatie_vorm: 'salaris',
      compensatie_cohort: '1',
      compensatie_einde: 'aantal jaren',
      compensatie_jaren: 7,
      compensatie_salarisopslag: 0.3,
    });
    expect(compensation).toEqual({
      method: 'premiumDifference',
      basis: 'riskFree',
      target: 0.95,
      threshold: 0.02,
      maximumRate: 0.05,
      fromAge: 45,
      untilAge: 45,
      ownTable: [],
      form: 'salary',
      cohortYears: 1,
      end: { kind: 'years', years: 7 },
      salaryLoading: 0.3,
    });
  });

  test.each([
    ['wettelijk einde', 'legalEnd'],
    ['pensioendatum', 'pensionDate'],
  ])('compensation until %s has no number of years', async (text, kind) => {
    expect((await input({ compensatie_einde: text, compensatie_jaren: 7 })).compensation.end).toEqual({ kind });
  });

  test('the width of a cohort may be typed as a number', async () => {
    const workbook = await filledWorkbook();
    const place = workbook.definedNames.find((item) => item.name === 'compensatie_cohort')?.reference ?? '';
    const address = place.replaceAll(/['$]/g, '');
    const typed = (value: number) => readDossier(withCells(workbook, { [address]: { kind: 'number', value } }));
    expect(typed(1).dossier?.input.compensation.cohortYears).toBe(1);
    expect(typed(3).findings.map((item) => item.code)).toEqual(['VALUE_UNKNOWN_CHOICE']);
  });

  test('who follows up leavers is read', async () => {
    const { openGroup } = await input({
      vervanging: 0.8,
      instroom_leeftijd: 28,
      instroom_salaris: 41_000,
      premie_toetreders: 0.24,
    });
    expect(openGroup).toEqual({ replacement: 0.8, entryAge: 28, entrySalary: 41_000, entrantPremium: 0.24 });
  });
});

describe('the own scale of the adviser and the own shape', () => {
  const both = { NieuweStaffel: shape, EigenStaffel: proposal };

  test('are two tables', async () => {
    const { next, ownProposal } = await input({ nieuw_staffelvorm: 'eigen staffel', eigen_vlakke_premie: 0.22 }, both);
    expect(next.ownShape).toEqual(steps(shape));
    expect(ownProposal).toEqual({ flat: 0.22, scale: steps(proposal) });
  });

  test('are told apart by their headings when Excel does not know the tables any more', async () => {
    const workbook = withCells(await filledWorkbook(fillingWith({}, both)), {});
    const { dossier, findings } = readDossier(withoutTables(workbook));
    expect(findings).toEqual([]);
    expect(dossier?.input.ownProposal.scale).toEqual(steps(proposal));
    expect(dossier?.input.next.ownShape).toEqual(steps(shape));
  });

  test('one is not taken for the other when its heading is gone too', async () => {
    const workbook = await filledWorkbook(fillingWith({}, { NieuweStaffel: shape }));
    const heading = workbook.sheets
      .find((item) => item.name === 'Verfijning')
      ?.cells(4)
      .find((cell) => cell.value === 'Eigen staffel van de adviseur');
    const cleared = withCells(workbook, { [`Verfijning!${cellName(4, heading!.column)}`]: null });
    const { dossier } = readDossier(withoutTables(cleared));
    expect(dossier?.input.next.ownShape).toEqual(steps(shape));
    expect(dossier?.input.ownProposal.scale).toEqual([]);
  });
});
