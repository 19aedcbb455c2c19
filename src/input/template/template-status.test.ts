import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/dossier-file.ts';
import { calculate } from '#core/calculate.ts';
import { schemeKinds } from '#core/scheme-kind.ts';
import type { SchemeKind } from '#core/scheme-kind.ts';
import { officialScales } from '#input/fields/official-scales.ts';
import { readDossier } from '#input/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reader/read-workbook.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { templateWorkbook } from '#input/template/template.ts';
import type { Workbook } from '#input/reader/workbook.ts';
import { fillingWith } from '#test/xlsx/filled-template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { sheetStatuses } from '#test/xlsx/sheet-statuses.ts';

const made = async (filling: TemplateFilling, kind: SchemeKind = 'dcToDc'): Promise<Workbook> =>
  readWorkbook(await templateWorkbook(kind, filling), nodePlatform);
const errorsOf = (workbook: Workbook): number =>
  readDossier(workbook).findings.filter((item) => item.severity === 'error').length;

/** What stands in a column of the row that begins with a text. */
function besideLabel(workbook: Workbook, sheetName: string, label: string, column: number): string {
  const sheet = workbook.sheets.find((item) => item.name === sheetName);
  const row = Array.from(sheet?.rowNumbers ?? []).find((item) => sheet?.cell(item, 1)?.value === label);
  return String(sheet?.cell(row ?? 0, column)?.value ?? '');
}

const day = (year: number, month: number, dayOfMonth: number) => ({ year, month, day: dayOfMonth });
const person = (number: string, changes: Readonly<Record<number, EnteredValue>> = {}): EnteredValue[] =>
  [number, day(1980, 5, 17), 'M', null, 52_000, 1, 0, null, null, null, null].map(
    (value, index) => changes[index] ?? value,
  );

describe.each(schemeKinds)('the status of the template %s', (kind) => {
  test('of an empty one names what is missing, sheet by sheet', async () => {
    const workbook = await made({ values: {}, tables: {} }, kind);
    const statuses = sheetStatuses(workbook);
    const sheets = kind === 'dcToDc' ? 4 : 3;
    expect(statuses['werkboek']).toBe(`▲ ${sheets} bladen zijn nog niet compleet.`);
    expect(statuses['dossier']).toBe(
      '▲ Nog 5 verplichte velden leeg of niet af: Naam werkgever, Naam regeling, Peildatum, Transitiedatum, Soort regeling op 30 juni 2023.',
    );
    const scale = '▲ Nog 1 verplicht veld leeg of niet af: Huidige staffel.';
    expect(statuses['tabellen']).toBe(kind === 'dcToDc' ? scale : '✓ Dit blad is compleet.');
    expect(statuses['huidige_regeling']).toContain('Franchise, Maximum pensioengevend salaris, Pensioenleeftijd');
    expect(statuses['aannames']).toBe('✓ Dit blad is compleet. 26 waarden staan nog op standaard.');
    expect(statuses['deelnemers']).toBe('▲ Nog geen deelnemers ingevuld.');
    expect(errorsOf(workbook)).toBeGreaterThan(0);
  });

  test('of a complete one says so, and the reader agrees', async () => {
    const workbook = await made(fillingWith({}, {}, kind), kind);
    expect(sheetStatuses(workbook)['werkboek']).toBe('✓ Alle bladen zijn compleet: bewaar en upload.');
    expect(errorsOf(workbook)).toBe(0);
  });
});

describe('the status beside a field', () => {
  const statusOf = async (name: string, values: Readonly<Record<string, EnteredValue>>, sheet: string) =>
    besideLabel(await made(fillingWith(values)), sheet, name, 3);

  test.each([
    ['Maximum pensioengevend salaris', { nieuw_max_salaris: 19_000 }, 'Nieuwe regeling', '✓ ingevuld'],
    [
      'Maximum pensioengevend salaris',
      { nieuw_max_salaris: 9_000 },
      'Nieuwe regeling',
      '✖ niet hoger dan de franchise',
    ],
    [
      'Maximum pensioengevend salaris',
      { nieuw_max_salaris: 150_000 },
      'Nieuwe regeling',
      '! hoger dan de wettelijke grens',
    ],
    ['Franchise', { nieuw_franchise: 10_000 }, 'Nieuwe regeling', '! lager dan de wettelijke grens'],
    ['Franchise', { nieuw_franchise: 200_000 }, 'Nieuwe regeling', '✖ klopt niet'],
    ['Pensioenleeftijd', { nieuw_pensioenleeftijd: 67.1 }, 'Nieuwe regeling', '✖ klopt niet'],
    ['Transitiedatum *', { transitiedatum: day(2025, 1, 1) }, 'Dossier', '✖ ligt vóór de peildatum'],
    ['Peildatum *', { peildatum: day(2026, 1, 2) }, 'Dossier', '✖ klopt niet'],
    ['KvK-nummer', { werkgever_kvk: '12a45678' }, 'Dossier', '✖ klopt niet'],
    ['Aantal jaren van de horizon', { doel_horizon: 'eerste jaar' }, 'Nieuwe regeling', '– niet nodig bij deze keuze'],
    ['Aantal jaren van de horizon', {}, 'Nieuwe regeling', '○ standaard'],
    ['Aantal jaren van de horizon', { doel_horizon_jaren: 7 }, 'Nieuwe regeling', '✓ ingevuld'],
    ['Aantal jaren compensatie', { compensatie_einde: 'aantal jaren' }, 'Nieuwe regeling', '○ standaard'],
    ['Aantal jaren compensatie', {}, 'Nieuwe regeling', '– niet nodig bij deze keuze'],
    ['Vorm compensatie', { compensatie_methode: 'geen' }, 'Nieuwe regeling', '– niet nodig bij deze keuze'],
    ['Adviseur', {}, 'Dossier', 'mag leeg'],
  ])('%s at %j on %s says %s', async (label, values, sheet, status) => {
    expect(await statusOf(label, values, sheet)).toBe(status);
  });

  test.each([
    [0.3, null, 19_172],
    [0.301, null, 19_172],
    [0.375, 0.2, 19_172],
    [0.31, 0.04, 19_172],
    [0.32, 0.04, 19_172],
    [0.286, null, 17_283],
    [0.29, null, 17_283],
    [0.272, null, 15_308],
    [0.28, null, 15_308],
  ])('a flat premium of %d with entry cost %j and offset %d is beyond the law by the verdict', async (...entered) => {
    const [premium, cost, offset] = entered;
    const premiums = { eigen_vlakke_premie: premium, premie_toetreders: premium, nieuw_kosten_op_inleg: cost };
    const values = { ...premiums, nieuw_franchise: offset };
    const workbook = await made(fillingWith(values));
    const { alternatives } = calculate(readDossier(workbook).dossier!.input);
    const { grounds } = alternatives.find(({ key }) => key === 'ownFlat')!.verdict;
    const isBarred = grounds.some(({ code }) => code === 'FLAT_ABOVE_LIMIT');
    for (const label of ['Eigen vlakke premie', 'Premie voor nieuwe deelnemers'])
      expect(besideLabel(workbook, 'Nieuwe regeling', label, 3), label).toBe(
        isBarred ? '! hoger dan de wettelijke grens' : '✓ ingevuld',
      );
  });

  test('an own scale must be there when it is chosen, and does not matter otherwise', async () => {
    const title = 'Eigen vorm van de progressieve staffel';
    const chosen = await made(fillingWith({ nieuw_staffelvorm: 'eigen staffel' }));
    expect(sheetStatuses(chosen)['tabellen']).toBe(`▲ Nog 1 verplicht veld leeg of niet af: ${title}.`);
    expect(errorsOf(chosen)).toBe(1);
    expect(sheetStatuses(await made(fillingWith()))['tabellen']).toBe('✓ Dit blad is compleet.');
  });

  test('a scale is chosen by its name or typed, not both', async () => {
    const huidig_staffel = officialScales[0]!.text;
    const statuses = await Promise.all(
      [[[20, 0.1]], [], [[null, ' ']], [[null, 0.1]]].map(async (HuidigeStaffel) => {
        const workbook = await made(fillingWith({ huidig_staffel }, { HuidigeStaffel }));
        return [besideLabel(workbook, 'Huidige regeling', 'Soort staffel', 3), errorsOf(workbook) > 0];
      }),
    );
    expect(statuses).toEqual([
      ['✖ tabel is ook ingevuld', true],
      ['✓ ingevuld', false],
      ['✓ ingevuld', false],
      ['✖ tabel is ook ingevuld', true],
    ]);
  });

  test('an ambition that is only a shape must be filled in when it is chosen', async () => {
    const statuses = await Promise.all(
      ['ambitie', 'fiscaal maximum'].map(async (nieuw_staffelvorm) => {
        const workbook = await made(fillingWith({ nieuw_staffelvorm }, {}, 'dbToDc'), 'dbToDc');
        return [besideLabel(workbook, 'Huidige regeling', 'Rekenrente ambitie', 3), errorsOf(workbook)];
      }),
    );
    expect(statuses).toEqual([
      ['▲ nog invullen', 2],
      ['– niet nodig bij deze keuze', 0],
    ]);
  });
});

describe('the law beside a field', () => {
  const lawAt = async (peildatum: EnteredValue) => {
    const workbook = await made(fillingWith({ peildatum, transitiedatum: day(2028, 1, 1) }));
    return besideLabel(workbook, 'Huidige regeling', 'Franchise *', 6).split('\n')[1];
  };

  test('is that of the valuation date, says when it is the latest known, and asks for the date without one', async () => {
    expect(await lawAt(day(2025, 6, 1))).toBe('Wet: minimale franchise €\u00a018.475 (vanaf 01-01-2025)');
    expect(await lawAt(day(2026, 12, 1))).toBe('Wet: minimale franchise €\u00a019.172 (vanaf 01-01-2026)');
    expect(await lawAt(day(2027, 1, 1))).toBe(
      'Wet: minimale franchise €\u00a019.172 (vanaf 01-01-2026), laatst bekend',
    );
    expect(await lawAt(null)).toBe('Wet: grens volgt na invullen van de peildatum');
  });
});

describe('the status of the participants', () => {
  const statusWith = async (...rows: EnteredValue[][]) => {
    const workbook = await made(fillingWith({}, { Deelnemers: rows }));
    return [sheetStatuses(workbook)['deelnemers'], errorsOf(workbook)];
  };

  test('counts what is empty, double, later than the valuation date or not allowed', async () => {
    const [status, errors] = await statusWith(
      person('A1'),
      person('a1'),
      person('A3', { 4: '' }),
      person('A4', { 1: day(2026, 2, 1) }),
      person('A5', { 2: 'Q' }),
    );
    expect(status).toBe(
      '▲ Nog niet klaar: 5 deelnemers ingevuld. 1 verplichte cel leeg; 1 dubbel personeelsnummer; 1 geboortedatum na de peildatum; 1 waarde klopt niet.',
    );
    expect(errors).toBe(4);
  });

  test('remarks on what is allowed but seldom meant', async () => {
    const [status, errors] = await statusWith(
      person('A1', { 1: day(2012, 6, 1) }),
      person('A2', { 1: day(1950, 1, 1), 8: 'nee' }),
      person('A3', { 4: 6_000, 3: day(2026, 3, 1) }),
    );
    expect(status).toBe(
      '✓ Dit blad is compleet: 3 deelnemers ingevuld. Let op: 1 deelnemer is ongewoon jong; 1 deelnemer heeft de pensioenleeftijd al bereikt; 1 salaris of deeltijdpercentage is ongewoon; 1 datum in dienst ligt na de peildatum; 1 deelnemer telt niet mee.',
    );
    expect(errors).toBe(0);
  });

  test.each([
    ['111222333', '123456782', '100000009'],
    ['111.222.333', '1234 56 782', '1000-00-009'],
  ])('refuses citizen service numbers as the reader does: %s, %s, %s', async (...numbers) => {
    const [status, errors] = await statusWith(...numbers.map((number) => person(number)));
    expect(status).toContain('de personeelsnummers lijken burgerservicenummers (BSN)');
    expect(errors).toBeGreaterThan(0);
  });

  test('takes nine zeros for a number of the employer, as the reader does', async () => {
    const [status, errors] = await statusWith(person('000000000'), person('000.000.000'), person('000 000 000'));
    expect(status).not.toContain('BSN');
    expect(errors).toBe(0);
  });
});
