import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { registers } from '#input/fields/register.ts';
import type { Finding } from '#input/findings/findings.ts';
import type { AveragePayDossierInput } from '#core/dossier/dossier.ts';
import { isAveragePay, type SchemeKind } from '#core/dossier/scheme-kind.ts';
import { type DossierReading, readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { filledWorkbook, fillingWith, withCells } from '#test/xlsx/filled-template.ts';
import { ofVersion6 } from '#test/xlsx/version-6.ts';

const kinds = ['dbToDc', 'ambitionDbToDc'] as const satisfies readonly SchemeKind[];

async function reading(
  kind: (typeof kinds)[number],
  values: Readonly<Record<string, EnteredValue>> = {},
  tables: TemplateFilling['tables'] = {},
): Promise<DossierReading> {
  return readDossier(await filledWorkbook(fillingWith(values, tables, kind), kind));
}

async function input(...given: Parameters<typeof reading>): Promise<AveragePayDossierInput> {
  const { dossier, findings } = await reading(...given);
  expect(findings).toEqual([]);
  if (!dossier || !isAveragePay(dossier.input)) throw new Error('no dossier from average pay');
  return dossier.input;
}

const codes = (findings: readonly Finding[]): readonly (readonly [string, string | null])[] =>
  findings.map((item) => [`${item.severity} ${item.code}`, item.field]);

describe('a sound template of a kind with average pay', () => {
  test('gives the guaranteed scheme and its tariff, value by value', async () => {
    const { current, reference } = await input('dbToDc', { huidig_betaalde_premie: null });
    expect(reference).toBe('scheme');
    expect(current).toEqual({
      kind: 'averagePay',
      offset: 19_172,
      maximumSalary: 137_800,
      pensionAgeInMonths: 804,
      premiumEnd: 'pensionAge',
      bracketAgeRule: 'firstOfMonth',
      employeeContribution: { basis: 'pensionBase', rate: 0 },
      riskPremiumOnBase: 0,
      riskPremiumOnSalary: 0,
      riskPremiumByAge: [],
      premiumLoading: 0,
      costPerParticipant: 0,
      accrualRate: 0.01738,
      partnerFraction: 0.7,
      activeIndexation: 0.01,
      inactiveIndexation: 0,
      paymentIndexation: 0,
      buysIndexation: true,
      mustIndex: false,
      paidPremium: null,
      tariff: {
        interest: 0.03,
        mortalityTable: 'AG2024',
        participantShift: -5,
        partnerShift: -6,
        variant: 'accrued',
        costLoading: 0.025,
        prices: [],
      },
    });
  });

  test('gives indexation that must go on only where the employer buys it, and asks it, but of a file of version 6', async () => {
    const read = (values: Readonly<Record<string, string | null>>) => reading('dbToDc', values);
    const older = async (values: Readonly<Record<string, string | null>>) =>
      readDossier(ofVersion6(await filledWorkbook(fillingWith(values, {}, 'dbToDc'), 'dbToDc')));
    expect(codes((await read({ huidig_indexatie_onvoorwaardelijk: null })).findings)).toEqual([
      ['error FIELD_EMPTY', 'Indexatie is onvoorwaardelijk'],
    ]);
    const [must, mustNot, unbought] = await Promise.all([
      read({ huidig_indexatie_onvoorwaardelijk: 'ja' }),
      older({ huidig_indexatie_onvoorwaardelijk: null }),
      read({ huidig_indexatie_onvoorwaardelijk: 'ja', huidig_indexatie_betaald: 'nee' }),
    ]);
    const mustIndex = [must, mustNot, unbought].map(({ dossier }) => {
      const current = dossier?.input.current;
      return current?.kind === 'averagePay' && current.mustIndex;
    });
    expect(mustIndex).toEqual([true, false, false]);
    expect([must, mustNot, unbought].map(({ findings }) => codes(findings))).toEqual([
      [],
      [['warning VALUE_UNUSUAL', 'Indexatie in dienst wordt ingekocht']],
      [],
    ]);
  });

  test('tells what becomes of accrued pension, which stays unless the file says otherwise', async () => {
    const [empty, stays, transferred] = await Promise.all([
      reading('dbToDc'),
      reading('dbToDc', { opgebouwde_aanspraken: 'blijven' }),
      reading('dbToDc', { opgebouwde_aanspraken: 'collectieve waardeoverdracht' }),
    ]);
    expect([empty, stays, transferred].map(({ dossier }) => dossier?.facts.isAccruedTransferred)).toEqual([
      undefined,
      undefined,
      true,
    ]);
    expect(transferred.dossier?.input).toEqual(empty.dossier?.input);
  });

  test('gives the ambition, and the premium that is paid', async () => {
    const { ambition, current, next } = await input('ambitionDbToDc');
    expect(ambition).toEqual({
      accrualRate: 0.01875,
      indexation: 0.015,
      interest: 0.02,
      mortalityTable: 'AG2024',
      participantShift: 0,
      partnerShift: 0,
      variant: 'accrued',
    });
    expect(current.paidPremium).toBe(0.22);
    expect(current.buysIndexation).toBe(false);
    expect(next.shapeSource).toBe('ambition');
  });

  test.each(kinds)('participants of %s have an accrued pension and no capital', async (kind) => {
    const { participants } = await input(kind);
    expect(participants.map((item) => [item.capital, item.accruedPension])).toEqual([
      [0, 8_150.25],
      [0, 0],
    ]);
  });

  test.each(kinds)('the empty template %s names every cell that must be filled in', async (kind) => {
    const { findings } = readDossier(await filledWorkbook({ values: {}, tables: {} }, kind));
    const required = registers[kind].fields.filter(
      ({ field }) => field.required && field.sameAs === undefined && field.type !== 'fixed',
    );
    expect(findings.filter((item) => item.code === 'FIELD_EMPTY').map((item) => item.field)).toEqual(
      required.map(({ field }) => field.label),
    );
    expect(findings.findLast(({ severity }) => severity === 'error')?.code).toBe('PARTICIPANTS_NONE');
  });

  test.each(kinds)('fields of %s are found by their labels when the names were lost', async (kind) => {
    const workbook = await filledWorkbook(fillingWith({}, {}, kind), kind);
    expect(readDossier({ ...workbook, definedNames: [] })).toEqual(readDossier(workbook));
  });
});

describe('the tariff table', () => {
  test('takes the place of calculated prices', async () => {
    const prices = [
      [25, 3.4567],
      [45, 6.5],
      [66, 14.25],
    ];
    const { current } = await input('dbToDc', {}, { Tarief: prices });
    expect(current.tariff.prices).toEqual(prices.map(([age, price]) => ({ age, price })));
  });

  test('needs ages that rise, each with a price', async () => {
    const rows = [
      [25, 3.4],
      [25, 3.5],
      [30, null],
    ];
    const { findings } = await reading('dbToDc', {}, { Tarief: rows });
    expect(codes(findings)).toEqual([
      ['error FIELD_EMPTY', 'Koopsom'],
      ['error SCALE_NOT_RISING', 'Leeftijd'],
    ]);
  });

  test('does not read prices as percentages', async () => {
    const { current } = await input('dbToDc', {}, { Tarief: [[30, 25]] });
    expect(current.tariff.prices).toEqual([{ age: 30, price: 25 }]);
  });
});

describe('values of average pay that do not go together', () => {
  test('the shape of an ambition needs its accrual and its interest', async () => {
    const { findings } = await reading('dbToDc', { nieuw_staffelvorm: 'ambitie', ambitie_toeslag: 0.01 });
    expect(codes(findings)).toEqual([
      ['error FIELD_EMPTY', 'Opbouwpercentage ambitie'],
      ['error FIELD_EMPTY', 'Rekenrente ambitie'],
    ]);
    expect(findings[0]?.remedy).toBe('Vul een percentage van 0% t/m 3% in. Of maak een andere keuze.');
  });

  test('a wrong cell of that ambition is one finding', async () => {
    const values = { nieuw_staffelvorm: 'ambitie', ambitie_opbouwpercentage: 'veel', ambitie_rekenrente: 0.03 };
    expect(codes((await reading('dbToDc', values)).findings)).toEqual([
      ['error VALUE_WRONG_TYPE', 'Opbouwpercentage ambitie'],
    ]);
  });

  test('an ambition that is filled in gives the shape', async () => {
    const values = { nieuw_staffelvorm: 'ambitie', ambitie_opbouwpercentage: 0.01738, ambitie_rekenrente: 0.03 };
    const { ambition, next } = await input('dbToDc', values);
    expect(next.shapeSource).toBe('ambition');
    expect(ambition).toMatchObject({ accrualRate: 0.01738, interest: 0.03, variant: 'deferred' });
  });

  test('without an ambition there is none', async () => {
    expect((await input('dbToDc', { ambitie_opbouwpercentage: 0.01738 })).ambition).toBeNull();
  });

  test('in an ambition dossier the ambition is always needed', async () => {
    const { findings } = await reading('ambitionDbToDc', {
      ambitie_rekenrente: null,
      nieuw_staffelvorm: 'fiscaal maximum',
    });
    expect(codes(findings)).toEqual([['error FIELD_EMPTY', 'Rekenrente ambitie']]);
  });

  test('indexation that is bought beside a paid premium is remarked on', async () => {
    const { dossier, findings } = await reading('dbToDc', { huidig_betaalde_premie: 0.2 });
    expect(codes(findings)).toEqual([['warning VALUE_CONFLICT', 'Indexatie in dienst wordt ingekocht']]);
    expect(dossier).not.toBeNull();
  });

  test.each(kinds)('the current scale is no shape for %s', async (kind) => {
    const { findings } = await reading(kind, { nieuw_staffelvorm: 'huidige staffel' });
    expect(codes(findings)).toEqual([['error VALUE_UNKNOWN_CHOICE', 'Vorm van de progressieve staffel']]);
  });

  test('the pension age of average pay is a whole number of years', async () => {
    const { findings } = await reading('dbToDc', { huidig_pensioenleeftijd: 67.25 });
    expect(codes(findings)).toEqual([['error VALUE_WRONG_TYPE', 'Pensioenleeftijd']]);
  });
});

describe('kinds of template mixed up', () => {
  test('a column of capital is not read, and said so', async () => {
    const workbook = withCells(await filledWorkbook(fillingWith({}, {}, 'dbToDc'), 'dbToDc'), {
      'Deelnemers!G4': { kind: 'text', value: 'Pensioenkapitaal' },
    });
    expect(codes(readDossier(workbook).findings)).toEqual([['warning COLUMN_UNKNOWN', 'Pensioenkapitaal']]);
  });

  test('with its kind erased a file is judged as the kind of which it has most fields', async () => {
    const values = { huidig_opbouwpercentage: null, huidig_franchise: null };
    const workbook = withCells(await filledWorkbook(fillingWith(values, {}, 'ambitionDbToDc'), 'ambitionDbToDc'), {
      'Dossier!B32': null,
    });
    expect(codes(readDossier(workbook).findings)).toEqual([
      ['error TEMPLATE_KIND_UNKNOWN', null],
      ['error FIELD_EMPTY', 'Franchise'],
      ['error FIELD_EMPTY', 'Opbouwpercentage'],
    ]);
  });
});
