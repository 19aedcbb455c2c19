import { describe, expect, test } from 'vitest';
import { averagePayParticipants, premiumParticipants } from '#input/fields/participant-table.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { completedPeople } from '#input/payroll-lists/completed-people.ts';
import { datedAmounts, datedHeader } from '#input/payroll-lists/dated-amounts.ts';
import { lookedAtFile, openedList } from '#input/payroll-lists/look-at-file.ts';
import { plainText } from '#input/payroll-lists/plain-text.ts';
import { readList } from '#input/payroll-lists/read-list.ts';
import { completableKeys } from '#input/payroll-lists/template-people.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { day } from '#test/xlsx/filled-template.ts';
import { noChoices, proposedSettings } from '#web/features/payroll-lists/first-choices.ts';

interface Reading {
  readonly table?: TableDescription;
  /** Of a template that is completed the columns that can be. */
  readonly completable?: readonly string[];
  /** By kinds of questions the answer that is given, by its place. */
  readonly answers?: Readonly<Record<string, number>>;
}

const days = { valuationDate: day(2026, 1, 1), isOfTemplate: true, transitionDate: day(2027, 1, 1) };

/** A list as the program of that name exports it, read by what is proposed and answered. */
function listOf(lines: readonly string[], { table = premiumParticipants, completable, answers = {} }: Reading = {}) {
  const bytes = new TextEncoder().encode(lines.join('\r\n'));
  const file = lookedAtFile(bytes, table, proposedSettings, completable ?? null, nodePlatform);
  const opened = openedList(bytes, proposedSettings, nodePlatform);
  let columns = file.proposed;
  const read = () => readList(opened, table, { mapping: { sheet: '', columns }, choices: noChoices }, days);
  const asked = read().questions.map(({ kind }) => kind);
  for (const [kind, place] of Object.entries(answers)) {
    const answer = read().questions.find((question) => question.kind === kind)?.answers[place];
    if (!answer) throw new Error(`${kind} is not asked`);
    columns = columns.map((column) => (column.key === answer.column?.key ? answer.column : column));
  }
  const list = read();
  const at = (key: string) => table.columns.findIndex((column) => column.key === key);
  const values = (key: string) => list.rows.map((row) => row.values[at(key)] ?? null);
  const headers = Object.fromEntries(columns.map(({ key, header }) => [key, header]));
  return {
    ...list,
    asked,
    headers,
    values,
    columns,
    people: list.rows.map(({ values: own }) =>
      ['number', 'fullTimeSalary', 'partTime'].map((key) => plainText(own[at(key)] ?? null)),
    ),
    leftOut: list.leftOut.map(({ who, reason, detail }) => [who, reason, detail]),
  };
}

const afas = [
  'Bakkerij De Korenbloem B.V.',
  'Medewerkers - salarisgegevens;;;Peildatum: 01-01-2026',
  '',
  'Medewerker;Naam;Geboortedatum;Geslacht;Datum in dienst;Datum uit dienst;Volgnr. dienstverband;Schaal;Salaris;FT-salaris;Parttime %;Uren per week',
  '1001;Vries, J. de;17-05-1980;Man;01-01-2010;;1;8;3250,50;3250,50;100,00;38,00',
  '1002;Jansen, A.;28-02-1990;Vrouw;01-03-2021;;1;5;2408,00;3010,00;80,00;30,40',
  '1003;Smit, B.;31-12-1985;Vrouw;01-03-2015;30-06-2024;1;5;2408,00;3010,00;80,00;30,40',
  '1004;El Amrani, S.;31-12-2000;Vrouw;01-09-2022;;1;4;780,00;2600,00;30,00;11,40',
  '1004;El Amrani, S.;31-12-2000;Vrouw;01-09-2023;;2;6;1450,00;2900,00;50,00;19,00',
  ';;;;;;;;10296,50;14120,50;;',
  'Aantal: 5',
];

const asr = [
  'a.s.r. DoenPensioen;;;;;;;;;',
  'Polisnummer;Werknemernummer;Naam deelnemer;Geboortedatum;Geslacht;Status;Ingangsdatum deelname;Pensioengevend salaris;Beleggingswaarde per 31-12-2024;Beleggingswaarde per 31-12-2025;Percentage premievrijstelling',
  'D1;1001;Vries, J. de;17-05-1980;M;Actief;01-01-2010;42.126,48;50.000,00;64.250,35;0',
  'D2;1002;Jansen, A.;28-02-1990;V;Actief;01-03-2021;39.009,60;9.000,00;12.000,50;35',
  'D3;1003;Smit, B.;31-12-1985;V;Gewezen deelnemer;01-03-2015;;7.000,00;8.000,00;0',
  ';;;;;;;81.136,08;66.000,00;84.250,85;',
];

describe('the pay of a full week', () => {
  test('is taken where a list of AFAS has it beside that of what is worked', () => {
    const list = listOf(afas);
    expect(list.headers['fullTimeSalary']).toBe('FT-salaris');
    expect(list.asked).toEqual(['period', 'supplement', 'left', 'employments']);
    expect(list.people).toEqual([
      ['1001', '39006', '1'],
      ['1002', '36120', '0.8'],
      // (2600 x 0.3 + 2900 x 0.5) / 0.8 x 12
      ['1004', '33450', '0.8'],
    ]);
    expect(list.leftOut[0]).toEqual(['1003', 'left', '30-06-2024']);
  });

  test.each([
    ['Nmbrs', 'Brutoloon;Brutoloon fulltime', 'Brutoloon fulltime'],
    ['Loket', 'Vast loon per maand;Fulltime loon per maand', 'Fulltime loon per maand'],
    ['Exact', 'Bruto loon;Fulltime brutoloon', 'Fulltime brutoloon'],
    ['Visma', 'Salaris;Schaalbedrag 100%', 'Schaalbedrag 100%'],
  ])('and in one of %s', (_, headers, taken) => {
    const list = listOf([
      `Werknemernummer;Geboortedatum;Parttime percentage;${headers}`,
      '1;17-05-1980;100,00;3250,50;3250,50',
      '2;28-02-1990;80,00;2408,00;3010,00',
    ]);
    expect([list.headers['fullTimeSalary'], list.values('fullTimeSalary')]).toEqual([taken, [39_006, 36_120]]);
    expect(list.asked).not.toContain('workedPay');
  });

  const rates = (pay: string, amounts: readonly string[]) => [
    `Pers.nr.;Geb.dat.;Dienstverb.%;Norm uren p/w;${pay};Uurloon;13e maand;Ploegentoeslag`,
    `12;19800517;100;40;${amounts[0]};18,75;J;0,00`,
    `13;19900228;80;40;${amounts[1]};17,37;J;120,00`,
  ];

  test('is known by a rate of an hour beside it, as ADP and Nmbrs give it', () => {
    const worked = listOf(rates('Bruto p.p.', ['3250,50', '2408,00']));
    expect(worked.asked).toEqual(['period', 'supplement', 'part']);
    expect(worked.proof).toEqual({ header: 'Uurloon', pay: 'Bruto p.p.', isWorked: true, count: 1 });
    expect(worked.values('fullTimeSalary')).toEqual([39_006, 36_120]);
    const full = listOf(rates('Bruto p.p.', ['3250,50', '3010,80']));
    expect([full.proof?.isWorked, full.values('fullTimeSalary')[1]]).toEqual([false, 36_129.6]);
  });

  test('is asked where a rate tells otherwise than the header, or nothing', () => {
    expect(listOf(rates('Fulltime loon', ['3250,50', '2408,00'])).asked).toContain('workedPay');
    const between = listOf(rates('Bruto p.p.', ['3250,50', '2700,00']));
    expect([between.proof, between.asked.includes('workedPay')]).toEqual([null, true]);
  });
});

describe('the period of pay', () => {
  test('is that of each row where Personio, Exact or AFAS gives it', () => {
    const list = listOf(
      [
        'ID,Date of birth,Gender,Status,Hire date,Weekly working hours,FTE,Fix salary,Variable salary,Salary interval',
        '101,1980-05-17,Male,Active,2010-01-01,40,1.0,39006.00,5000.00,yearly',
        '102,1990-02-28,Female,Active,2021-03-01,32,0.8,2408.00,0.00,monthly',
        '103,1995-03-28,Female,Active,2021-03-01,20,0.5,15.00,0.00,hourly',
        '104,1999-04-03,Female,Onboarding,2026-03-01,40,1.0,36000.00,0.00,yearly',
      ],
      { answers: { workedPay: 1 } },
    );
    expect(list.asked).toEqual(['workedPay', 'supplement', 'part', 'later']);
    expect(list.values('fullTimeSalary')).toEqual([39_006, 36_120, 31_200]);
    expect(list.leftOut).toEqual([['104', 'later', '01-03-2026']]);
  });

  test('is not that of the run, where the amounts are of a year', () => {
    const list = listOf([
      'Nummer;Geboortedatum;Parttime factor;Salaris;Verloningsfrequentie',
      '1;17-05-1980;1,0;39006,00;Maand',
      '2;28-02-1990;0,8;36120,00;Maand',
    ]);
    expect(list.values('fullTimeSalary')).toEqual([39_006, 36_120]);
  });

  test('is an hour of a week that hours and part time tell, and is asked where people differ', () => {
    const hourly = (hours: string, ...people: readonly string[]) =>
      listOf([
        `Nr;Geboortedatum;Uurloon;Deeltijdfactor;${hours}`,
        ...people.map((person, index) => `${index};17-05-198${index};${[20, 25, 22][index]},00;${person}`),
      ]);
    const known = hourly('Uren per week', '1,00;38,00', '0,83;31,50', '0,50;19,00');
    expect(known.week).toEqual({ header: 'Uren per week', part: 'Deeltijdfactor', fullWeek: 38, count: 3 });
    // 20, 25 and 22 x 38 x 52
    expect([known.asked, known.values('fullTimeSalary')]).toEqual([['supplement'], [39_520, 49_400, 43_472]]);
    // 37.5 x 52 / 12 x 0.8 and x 0.6
    expect(hourly('Uren per maand', '0,80;130,00', '0,60;97,50').week?.fullWeek).toBe(37.5);
    const unlike = hourly('Uren per week', '1,00;38,00', '0,80;32,00');
    expect([unlike.week, unlike.asked]).toEqual([null, ['fullWeek', 'supplement']]);
    expect(hourly('Overuren', '1,00;38,00', '0,50;19,00').week).toBeNull();
  });

  test('is a month where each has a column, and which of them is asked', () => {
    const lines = [
      'Overzicht dienstverbanden;;;;;',
      'Personeelsnummer;Geboortedatum;Deeltijd%;Loon jan;Loon feb;Loon mrt',
      '0001;17-05-1980;100;3.250,50;3.250,50;3.300,00',
      '0002;28-02-1990;80;2.408,00;2.408,00;2.500,00',
      'Totaal;;;5.658,50;5.658,50;5.800,00',
    ];
    expect(listOf(lines).asked).toEqual(['payColumn', 'workedPay', 'supplement']);
    expect(listOf(lines).values('fullTimeSalary')).toEqual([39_600, 30_000]);
    expect(listOf(lines, { answers: { payColumn: 0 } }).values('fullTimeSalary')).toEqual([39_006, 28_896]);
  });
});

describe('headers', () => {
  test.each([
    [
      'ADP',
      'Pers. nr.;Geboortedat.;Ind.dat.;Uitd.dat.;Perc. dienstverband;Sal. p/m 100%;Sal. p/m;Uren p/w',
      ['1;17-05-1980;01-01-2010;;100,00;3250,50;3250,50;40', '2;28-02-1990;01-03-2021;;80,00;3010,00;2408,00;32'],
      '3;28-02-1992;01-03-2021;31-12-2024;80,00;3010,00;2408,00;32',
    ],
    [
      'SAP',
      'Personnel no.;Birth date;Gender Key;Entry;Leaving;Capacity util.level;Annual sal.',
      ['1;17.05.1980;1;01.01.2010;31.12.9999;100,00;39.006,00', '2;28.02.1990;2;01.03.2021;;80,00;36.120,00'],
      '3;28.02.1992;2;01.03.2021;30.06.2024;80,00;39.009,60',
    ],
    [
      'Personio',
      'ID;Geburtsdatum;Eintrittsdatum;Austrittsdatum;Wochenstunden;Vollzeit-Wochenstunden;Fixgehalt;Gehaltsintervall',
      ['1;17.05.1980;01.01.2010;;40;40;3.250,50;Monatlich', '2;28.02.1990;01.03.2021;;32;40;36.120,00;Jährlich'],
      '3;28.02.1991;01.03.2021;31.07.2024;32;40;28.896,00;Jährlich',
    ],
  ])('of %s are known when they are shortened or say which week', (_, headers, people, gone) => {
    const list = listOf([headers, ...people, gone]);
    expect(list.people).toEqual([
      ['1', '39006', '1'],
      ['2', '36120', '0.8'],
    ]);
    expect(list.leftOut.map(([who, reason]) => [who, reason])).toEqual([['3', 'left']]);
  });
});

describe('rows', () => {
  test('of Visma with days that mean never, of somebody who left and of a month with no allowance', () => {
    const list = listOf([
      'Persnr;Geboortedatum;Indienstdatum;Uitdienstdatum;Deeltijdfactor;Salaris;Persoonlijke toelage',
      '000123;19800517;20100101;99991231;100,00;3250,50;0,00',
      '000124;19900228;20210301;99991231;80,00;3010,00;150,00',
      '000125;19851231;20150301;20240630;50,00;3010,00;0,00',
    ]);
    expect(list.leftOut).toEqual([['000125', 'left', '30-06-2024']]);
    const part = list.questions.find(({ kind }) => kind === 'part');
    expect(part?.answers.map(({ outcome }) => outcome)).toEqual([36_120, 37_920]);
  });

  test('of SAP between lines, and a row for each amount of one employment', () => {
    const list = listOf([
      '07.01.2026       Dynamische lijstuitvoer        1',
      '--------------------------------------------------',
      '|Pers.nr.|Geb.datum |Gesl.|Indienst  |Uitdienst |BsGrd |      Bedrag|Val.|',
      '--------------------------------------------------',
      '|00001234|17.05.1980|1    |01.01.2010|31.12.9999|100,00|    3.250,50|EUR |',
      '|00001235|28.02.1990|2    |01.03.2021|31.12.9999| 80,00|    2.408,00|EUR |',
      '|00001235|28.02.1990|2    |01.03.2021|31.12.9999| 80,00|      100,00|EUR |',
      '|00001236|31.12.1985|2    |01.03.2015|30.06.2024| 50,00|    1.505,00|EUR |',
      '--------------------------------------------------',
      '|*       |          |     |          |          |      |    7.263,50|EUR |',
    ]);
    expect(list.people).toEqual([
      ['00001234', '39006', '1'],
      ['00001235', '30096', '0.8'],
    ]);
    expect(list.asked).toContain('employments');
    expect(list.leftOut[0]).toEqual(['00001236', 'left', '30-06-2024']);
  });

  test('of funds of one participant are added, also where two are the same', () => {
    const list = listOf([
      'Deelnemernummer;Geboortedatum;Geslacht;Fonds;Waarde beleggingen',
      '17;17-05-1980;M;Aandelen;40.000,00',
      '17;17-05-1980;M;Obligaties;24.250,35',
      '42;28-02-1990;V;Aandelen;6.000,25',
      '42;28-02-1990;V;Obligaties;6.000,25',
    ]);
    expect([list.values('capital'), list.asked]).toEqual([[64_250.35, 12_000.5], ['employments']]);
  });
});

describe('what an insurer states', () => {
  test('is the capital of the last day, which its header says, with what another column adds', () => {
    const list = listOf(asr);
    expect(list.headers['capital']).toBe('Beleggingswaarde per 31-12-2025');
    expect(list.asked).toEqual(['status']);
    const dated = datedHeader(premiumParticipants, { sheet: '', columns: list.columns }, []);
    expect(datedAmounts(dated, noChoices, days)).toMatchObject({ day: '31-12-2025', isValuationDate: true });
    const later = { ...days, valuationDate: day(2026, 2, 1) };
    expect(datedAmounts(dated, noChoices, later)).toMatchObject({ isValuationDate: false });
    const named = listOf([
      'Nr;Geboortedatum;Verzekerd kapitaal;Waarde garantie;Beleggingswaarde 2024;Beleggingswaarde 2025;Kapitaal op pensioendatum',
      '17;17-05-1980;1;100,00;2;64.250,35;3',
      '42;28-02-1990;1;0,00;2;12.000,50;3',
    ]);
    expect([named.headers['capital'], named.asked]).toEqual(['Beleggingswaarde 2025', ['part']]);
    const zwitserleven = [
      'Dossiernummer;Registratienummer werknemer;Geboortedatum;Waarde beleggingen;Waarde garantiepensioen',
      'Z1;17;17-05-1980;60.000,00;4.250,35',
      'Z2;42;28-02-1990;12.000,50;0,00',
    ];
    expect(listOf(zwitserleven).asked).toEqual(['part']);
    expect(listOf(zwitserleven, { answers: { part: 1 } }).values('capital')).toEqual([64_250.35, 12_000.5]);
    const withTotal = zwitserleven.map((line, row) => `${line};${['Totale waarde', '64.250,35', '12.000,50'][row]}`);
    expect([listOf(withTotal).asked, listOf(withTotal).values('capital')]).toEqual([[], [64_250.35, 12_000.5]]);
  });

  test('is the pension that was accrued, per year, and never what can be reached', () => {
    const list = listOf(
      [
        'Contractnummer;Polisnr;Geb.datum;Te bereiken OP;Opgebouwd OP p/m;Opgebouwd PP;Premievrij OP;AO %',
        'N-9001;1001;17-05-1980;1.800,00;623,50;436,00;0,00;0',
        'N-9001;1002;28-02-1990;1.500,00;130,00;91,00;100,00;35',
      ],
      { table: averagePayParticipants, answers: { part: 1 } },
    );
    expect(list.headers).toMatchObject({ number: 'Polisnr', accruedPension: 'Opgebouwd OP p/m' });
    expect(list.headers['premiumWaiver']).toBeUndefined();
    expect(list.values('accruedPension')).toEqual([7482, 2760]);
    const reached = listOf(['Polisnr;Geboortedatum;Bereikbaar ouderdomspensioen', '1;17-05-1980;18.200,00'], {
      table: averagePayParticipants,
    });
    expect(reached.headers['accruedPension']).toBeUndefined();
    const both = [
      'Polis;Geb.dat;Ouderdomspensioen per jaar vanaf 67;Waarvan opgebouwd',
      '1;17-05-1980;18.200,00;7.480,00',
    ];
    const ofBoth = listOf(both, { table: averagePayParticipants });
    expect([ofBoth.values('accruedPension'), ofBoth.asked]).toEqual([[7480], []]);
    const unsaid = both.map((line) => line.split(';').slice(0, 3).join(';'));
    expect(listOf(unsaid, { table: averagePayParticipants }).asked).toEqual(['accrued']);
  });

  test('completes who is in the list of the payroll program', () => {
    const payroll = listOf(afas);
    const completable = completableKeys(premiumParticipants, payroll.rows);
    const insurer = listOf(asr, { completable });
    const { rows, questions, kept } = completedPeople(premiumParticipants, payroll.rows, insurer.rows, noChoices);
    const at = premiumParticipants.columns.findIndex(({ key }) => key === 'capital');
    expect(rows.map(({ values }) => [values[0], values[4], values[at], values[at + 1]])).toEqual([
      ['1001', 39_006, 64_250.35, 0],
      ['1002', 36_120, 12_000.5, 0.35],
      ['1004', 33_450, null, null],
    ]);
    expect([questions.map(({ kind }) => kind), kept]).toEqual([['onlyInTemplate'], 0]);
  });
});
