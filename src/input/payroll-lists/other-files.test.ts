import { beforeAll, describe, expect, test } from 'vitest';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { premiumParticipants as table } from '#input/fields/participant-table.ts';
import { filledParticipants } from '#input/payroll-lists/filled-participants.ts';
import { readList } from '#input/payroll-lists/read-list.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import { lookedAtFile, openedList } from '#input/payroll-lists/look-at-file.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { noChoices, proposedSettings } from '#web/features/payroll-lists/first-choices.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { day, soundFilling } from '#test/xlsx/filled-template.ts';
import { participantRow } from '#test/xlsx/participant-cells.ts';

/** A list as a payroll program writes it: a title, names and BSNs among the columns, pay per month, hours, a row of totals. */
const payroll = `Medewerkerslijst Bakkerij De Korenbloem;;;;;;;;
;;;;;;;;
Medewerkernr.;Achternaam;BSN;Geb.datum;M/V;In dienst;Bruto salaris per maand;Uren per week;Afdeling
0017;de Vries-Köhler;111222333;17-05-1980;Man;01-01-2010;"3.250,50";40,00;Winkel
0042;"Jansen; A.";123456782;28-02-1990;Vrouw;01-03-2021;3.010,00;32,00;Bakkerij
0101;El Amrani;111222333;31-12-2000;Vrouw;;2.600,00;20,00;Winkel
;;;;;;8.860,50;92,00;
`;

/** Pay of a year as it stands. */
const pay = { kind: 'amount', period: 'year', fullWeek: 40, supplement: 0, isPartTimePay: false, parts: [] } as const;

/** The bytes of a text as Windows for Western Europe writes it. */
const windowsBytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function read(bytes: Uint8Array) {
  const { columns, settings, proposed: mapping } = lookedAtFile(bytes, table, proposedSettings, null, nodePlatform);
  const opened = openedList(bytes, settings, nodePlatform);
  const people = (changed: readonly MappedColumn[], choices: Partial<ListChoices>) =>
    readList(
      opened,
      table,
      { mapping: { sheet: '', columns: changed }, choices: { ...noChoices, ...choices } },
      { valuationDate: day(2026, 1, 1), isOfTemplate: true, transitionDate: day(2027, 1, 1) },
    );
  return {
    offered: columns.map(({ header }) => header),
    columns: opened.columns,
    mapping,
    people: (changed = mapping, choices: Partial<ListChoices> = {}) => people(changed, choices),
    rows: (changed = mapping) => people(changed, {}).rows,
  };
}

const brief = (mapping: readonly MappedColumn[]) =>
  mapping.map(({ key, header, conversion }) => [key, header, conversion.kind]);

describe('a list of a payroll program', () => {
  const found = read(windowsBytes(payroll));

  test('has columns that are used, and two that are left behind', () => {
    expect(found.columns.citizenNumbers).toEqual(['BSN']);
    expect(found.columns.personal).toEqual(['Achternaam']);
    expect(brief(found.mapping)).toEqual([
      ['number', 'Medewerkernr.', 'same'],
      ['born', 'Geb.datum', 'same'],
      ['sex', 'M/V', 'words'],
      ['hired', 'In dienst', 'same'],
      ['fullTimeSalary', 'Bruto salaris per maand', 'amount'],
      ['partTime', 'Uren per week', 'hours'],
      ['category', 'Afdeling', 'same'],
    ]);
  });

  test('gives participants in the columns of the template, without the row of totals', () => {
    const first = { number: '0017', born: day(1980, 5, 17), sex: 'M', hired: day(2010, 1, 1), category: 'Winkel' };
    const second = { number: '0042', born: day(1990, 2, 28), sex: 'V', hired: day(2021, 3, 1), category: 'Bakkerij' };
    const third = { number: '0101', born: day(2000, 12, 31), sex: 'V', category: 'Winkel' };
    expect(found.rows()).toEqual([
      { row: 4, values: participantRow({ ...first, fullTimeSalary: 39_006, partTime: 1 }) },
      { row: 5, values: participantRow({ ...second, fullTimeSalary: 36_120, partTime: 0.8 }) },
      { row: 6, values: participantRow({ ...third, fullTimeSalary: 31_200, partTime: 0.5 }) },
    ]);
  });

  test('counts holiday allowance on top, and makes pay of a part of the week that of a full one', () => {
    const mapping = found.mapping.map((item): MappedColumn =>
      item.key === 'fullTimeSalary'
        ? { ...item, conversion: { ...pay, period: 'month', supplement: 0.08, isPartTimePay: true } }
        : item,
    );
    // 3,010.00 x 12 x 1.08 of four fifths of a week
    expect(found.rows(mapping)[1]?.values[4]).toBe(48_762);
  });
});

describe('content', () => {
  const columnsOf = (...lines: readonly string[]) => read(new TextEncoder().encode(lines.join('\n')));

  test('tells days with the month first, and turns them', () => {
    const found = columnsOf('Employee ID,Date of birth,Salary,FTE', 'a1,05/17/1980,52000,1', 'a2,05/06/1980,48000,0.8');
    expect(brief(found.mapping)[1]).toEqual(['born', 'Date of birth', 'monthFirst']);
    expect(found.rows().map(({ values }) => values[1])).toEqual([
      { year: 1980, month: 5, day: 17 },
      { year: 1980, month: 5, day: 6 },
    ]);
  });

  test.each([
    ['Deeltijd', ['100', '80'], { kind: 'share', unit: 'percent' }, [1, 0.8]],
    ['FTE', ['1,00', '0,8'], { kind: 'share', unit: 'fraction' }, [1, 0.8]],
    ['Contracturen', ['38', '19'], { kind: 'hours', per: 'week', fullWeek: 38 }, [1, 0.5]],
    ['Deeltijd %', ['100%', '60%'], { kind: 'share', unit: 'percent' }, [1, 0.6]],
    ['Parttimepercentage', ['40', '32'], { kind: 'share', unit: 'percent' }, [0.4, 0.32]],
    ['FTE', ['1.000', '0.800'], { kind: 'share', unit: 'fraction' }, [1, 0.8]],
    ['FTE', ['1,000', '0,850'], { kind: 'share', unit: 'fraction' }, [1, 0.85]],
    ['Contracturen per maand', ['173,33', '138,67'], { kind: 'hours', per: 'month', fullWeek: 40 }, [1, 0.8]],
    ['%', ['100', '50'], { kind: 'share', unit: 'percent' }, [1, 0.5]],
    ['Wochenstunden', ['40', '30'], { kind: 'hours', per: 'week', fullWeek: 40 }, [1, 0.75]],
  ] as const)('tells how part time in the column %s is written', (header, values, conversion, parts) => {
    const found = columnsOf(
      `Personeelsnummer;Geboortedatum;${header}`,
      ...values.map((value, row) => `${row};01-02-1980;${value}`),
    );
    expect(found.mapping.find(({ key }) => key === 'partTime')?.conversion).toEqual(conversion);
    expect(found.rows().map((item) => item.values[5])).toEqual(parts);
  });

  test('takes codes of sex, and leaves out what it does not know', () => {
    const found = columnsOf('Personeelsnr;Geb datum;Geslacht', 'a;01-02-1980;1', 'b;01-02-1980;2', 'c;01-02-1980;?');
    expect(found.rows().map(({ values }) => values[2])).toEqual(['M', 'V', null]);
  });

  test('numbers participants that have no number, and leaves a value that cannot be read as it stood', () => {
    const found = columnsOf('Geboortedatum;Jaarsalaris', '01-02-1980;50.000', '31-02-1980;veel', '1-3-1981;60.000');
    expect(found.rows().map(({ values }) => [values[0], values[1], values[4]])).toEqual([
      ['1', { year: 1980, month: 2, day: 1 }, 50_000],
      ['2', '31-02-1980', 'veel'],
      ['3', { year: 1981, month: 3, day: 1 }, 60_000],
    ]);
  });

  test('does not take a column of days for pay, whatever its header says', () => {
    const found = columnsOf(
      'Personeelsnummer;Geboortedatum;Salaris',
      'a;01-02-1980;01-01-2020',
      'b;01-02-1981;01-01-2021',
    );
    expect(brief(found.mapping).map(([key]) => key)).toEqual(['number', 'born']);
  });
});

/** The XML of every sheet of a workbook, one after another. */
const sheetsOf = (bytes: Uint8Array): string =>
  [...openedWorkbook(bytes).contents.texts].flatMap(([part, xml]) => (/worksheets\//.test(part) ? [xml] : [])).join('');

/** A template in which the user filled in a field with a formula. */
function withFieldFormula(bytes: Uint8Array): Uint8Array {
  const opened = new OpenedWorkbook(bytes, nodePlatform);
  const sheet = [...openedWorkbook(bytes).contents.texts].find(([, xml]) => xml.includes('<v>19172</v>'));
  if (!sheet) throw new Error('the field is not there');
  opened.write(sheet[0], sheet[1].replace('<v>19172</v>', '<f>1000*19</f><v>19000</v>'));
  const order = { name: 'xl/calcChain.xml', content: '<calcChain/>', kind: 'calcChain', type: 'application/xml' };
  opened.add(opened.part, order);
  return opened.archive();
}

describe('a template', () => {
  let template: Uint8Array;
  beforeAll(async () => {
    template = await templateWorkbook('dcToDc', soundFilling);
  });

  test('takes the participants and is read with them', () => {
    const rows = read(windowsBytes(payroll)).rows();
    const filled = filledParticipants(
      template,
      table,
      rows.map(({ values }) => values),
      nodePlatform,
    );
    const { dossier, findings } = readDossier(readWorkbook(filled, nodePlatform));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(
      dossier?.input.participants.map(({ number, fullTimeSalary, partTime }) => [number, fullTimeSalary, partTime]),
    ).toEqual([
      ['0017', 39_006, 1],
      ['0042', 36_120, 0.8],
      ['0101', 31_200, 0.5],
    ]);
  });

  test('counts its participants anew when it is opened, and keeps what formulas of its user gave', () => {
    const [first = [], ...others] = read(windowsBytes(payroll))
      .rows()
      .map(({ values }) => values);
    const filled = filledParticipants(template, table, [first, ...others], nodePlatform);
    for (const count of [/<f>[^<]*COUNTA[^<]*ontbreekt[^<]*<\/f><v>/, /<f>status_deelnemers<\/f><v>/]) {
      expect(sheetsOf(template)).toMatch(count);
      expect(sheetsOf(filled)).not.toMatch(count);
    }
    const withFormula = filledParticipants(withFieldFormula(template), table, [first], nodePlatform);
    expect(sheetsOf(withFormula)).toContain('<f>1000*19</f><v>19000</v>');
    expect(openedWorkbook(withFormula).contents.names).not.toContain('xl/calcChain.xml');
  });
});
