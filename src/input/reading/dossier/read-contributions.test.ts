import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { day, filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

type Rows = readonly (readonly EnteredValue[])[];

/** The transition is on 1 January 2027, the own contribution 5% of the pension base. */
const read = async (values: Readonly<Record<string, EnteredValue>>, rows: Rows = []) =>
  readDossier(await filledWorkbook(fillingWith(values, { EigenBijdrage: rows })));

const findingsOf = async (values: Readonly<Record<string, EnteredValue>>, rows: Rows = []) =>
  (await read(values, rows)).findings.map(({ code, field, found }) => [code, field, found]);

describe('own contributions to the new scheme', () => {
  test('keep one rate, of which nothing is shared, where nothing is filled in', async () => {
    const { dossier } = await read({});
    expect(dossier?.input.next.employeeContribution).toEqual({ basis: 'pensionBase', rate: 0.05 });
  });

  test('are read in steps and with what is shared', async () => {
    const rows = [
      [day(2027, 1, 1), 0.055],
      [day(2029, 7, 1), 0.06],
    ];
    const { dossier, findings } = await read({ nieuw_deling_deel: 0.5, nieuw_deling_boven: 0.2 }, rows);
    expect(findings).toEqual([]);
    expect(dossier?.input.next.employeeContribution).toEqual({
      basis: 'pensionBase',
      rate: 0.05,
      steps: [
        { from: { year: 2027, month: 1 }, rate: 0.055 },
        { from: { year: 2029, month: 7 }, rate: 0.06 },
      ],
      sharing: { part: 0.5, above: 0.2 },
    });
  });

  test('share nothing with a part of 0%', async () => {
    const { dossier, findings } = await read({ nieuw_deling_deel: 0, nieuw_deling_boven: 0.2 });
    expect(findings).toEqual([]);
    expect(dossier?.input.next.employeeContribution).not.toHaveProperty('sharing');
  });

  test('are refused from before the transition, out of order and on another day than the first', async () => {
    expect(await findingsOf({}, [[day(2026, 12, 1), 0.06]])).toEqual([['VALUE_CONFLICT', 'Vanaf datum', '01-12-2026']]);
    const unordered = [
      [day(2029, 1, 1), 0.06],
      [day(2028, 1, 1), 0.055],
    ];
    expect(await findingsOf({}, unordered)).toEqual([['SCALE_NOT_RISING', 'Vanaf datum', '01-01-2028']]);
    expect(await findingsOf({}, [[day(2028, 1, 15), 0.06]])).toEqual([
      ['VALUE_NOT_FIRST_OF_MONTH', 'Vanaf datum', '15-01-2028'],
    ]);
  });

  test('of which a part is shared need both part and level', async () => {
    expect(await findingsOf({ nieuw_deling_deel: 0.5 })).toEqual([
      ['FIELD_EMPTY', 'Niveau waarboven wordt gedeeld', null],
    ]);
    expect(await findingsOf({ nieuw_deling_boven: 0.2 })).toEqual([
      ['FIELD_EMPTY', 'Werknemersdeel boven het niveau', null],
    ]);
  });

  test('are refused where cost would no longer rise with the premium, in any step', async () => {
    const ofPremium = { nieuw_eigen_bijdrage_soort: '% van de premie', nieuw_eigen_bijdrage: 0.3 };
    const shared = { nieuw_deling_deel: 0.6, nieuw_deling_boven: 0.2 };
    expect(await findingsOf({ ...ofPremium, ...shared })).toEqual([]);
    const steps = [[day(2028, 1, 1), 0.4]];
    expect(await findingsOf({ ...ofPremium, ...shared }, steps)).toEqual([
      ['VALUE_CONFLICT', 'Werknemersdeel boven het niveau', '60,0%'],
    ]);
    // A loading on the premium stays with the employer.
    expect(await findingsOf({ ...ofPremium, ...shared, nieuw_opslag_premie: 0.01 }, steps)).toEqual([]);
    expect(await findingsOf({ ...shared, nieuw_deling_deel: 1 })).toEqual([
      ['VALUE_CONFLICT', 'Werknemersdeel boven het niveau', '100,0%'],
    ]);
  });
});
