import { describe, expect, test } from 'vitest';
import { readAsProposed } from '#test/fixtures/read-payroll-list.ts';
import { day } from '#test/xlsx/filled-template.ts';

describe('a header is taken by what it means as a whole', () => {
  test('never for a partner, a number, a scale or a department', () => {
    const { headers, file } = readAsProposed([
      'Salarisnummer;Geb.datum partner;Geb.datum werknemer;Geslacht partner;Geslacht werknemer;Salarisschaal;Trede;Bruto maandloon;Afdelingscode;Afdelingsnaam',
      '100234;04-03-1979;17-05-1980;V;M;8;3;3250,50;17;Winkel',
      '100287;01-01-1988;28-02-1990;M;V;7;2;3010,00;18;Kantoor',
    ]);
    expect(headers).toMatchObject({
      number: 'Salarisnummer',
      born: 'Geb.datum werknemer',
      sex: 'Geslacht werknemer',
      fullTimeSalary: 'Bruto maandloon',
      category: 'Afdelingsnaam',
    });
    expect(file.personal).toEqual(['Geb.datum partner', 'Geslacht partner']);
  });

  test('in German and English, as programs from abroad write them', () => {
    const german = readAsProposed([
      'Personalnummer;Nachname;Geburtsdatum;Geschlecht;Eintrittsdatum;Austrittsdatum;Monatsgehalt;Beschäftigungsgrad;Kostenstelle',
      '17;Meier;17.05.1980;männlich;01.01.2010;;3.250,50;100;4711',
      '42;Weiß;28.02.1990;weiblich;01.03.2021;31.12.9999;3.010,00;80;4712',
    ]);
    expect(german.headers).toMatchObject({
      number: 'Personalnummer',
      born: 'Geburtsdatum',
      sex: 'Geschlecht',
      hired: 'Eintrittsdatum',
      leftOn: 'Austrittsdatum',
      fullTimeSalary: 'Monatsgehalt',
      partTime: 'Beschäftigungsgrad',
      category: 'Kostenstelle',
    });
    expect([german.values('sex'), german.values('partTime')]).toEqual([
      ['M', 'V'],
      [1, 0.8],
    ]);
    const english = readAsProposed([
      'Employee ID,First name,Birthday,Gender,Hire date,Termination date,Weekly hours,Annual salary,Status',
      'P1,Ann,1980-05-17,female,2010-01-01,,40,"52,000.00",active',
      'P2,Bob,1990-02-28,male,2021-03-01,,32,"48,000.00",inactive',
    ]);
    expect(english.headers).toMatchObject({ born: 'Birthday', leftOn: 'Termination date', status: 'Status' });
    expect(english.values('fullTimeSalary')).toEqual([52_000]);
  });

  test('and days that make people of working age are offered for birth, and asked', () => {
    const list = readAsProposed(['Nr;DAT1;Salaris', 'a;01-02-1980;50.000', 'b;01-02-1995;60.000']);
    expect(list.headers['born']).toBe('DAT1');
    expect(list.asked).toContain('born');
  });
});

describe('a column with a known header', () => {
  test('of which the values cannot be read is named, and not taken', () => {
    const { file, headers } = readAsProposed([
      'Nr;Geboortedatum;Jaarsalaris;Kapitaal',
      '1;17-05-1980;39006;$ 64,250',
      '2;28-02-1990;36120;$ 12,000',
    ]);
    expect([headers['capital'], file.unreadable]).toEqual([undefined, ['Kapitaal']]);
  });
});

describe('rows of nobody', () => {
  const withTotals = readAsProposed([
    'Personeelsnummer;Geboortedatum;Geslacht;Salaris per maand;Uren per week',
    'Afdeling Winkel;;;;',
    '17;17-05-1980;M;3.250,50;40',
    '42;28-02-1990;V;3.010,00;32',
    'Subtotaal Winkel;;;6.260,50;72',
    'Eindtotaal;;;6.260,50;72',
    'Aan deze lijst kunnen geen rechten worden ontleend.;;;;',
  ]);

  test('are left out before anything is concluded, and are named', () => {
    expect(withTotals.values('partTime')).toEqual([1, 0.8]);
    expect(withTotals.leftOut.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'noBirthDate'],
      [5, 'noBirthDate'],
      [6, 'noBirthDate'],
      [7, 'noBirthDate'],
    ]);
    expect(withTotals.asked).not.toContain('noBirthDate');
  });

  test('are asked about when they can be of somebody', () => {
    const lines = ['Personeelsnummer;Geboortedatum;Jaarsalaris', '17;17-05-1980;39006', '18;;39006'];
    const list = readAsProposed(lines);
    expect(list.question('noBirthDate')?.rows.map(({ who, counts }) => [who, counts])).toEqual([['18', false]]);
    expect(readAsProposed(lines, { choices: { counts: { 3: true } } }).values('number')).toEqual(['17', '18']);
  });
});

describe('who counts', () => {
  const lines = [
    'Personeelsnummer;Geboortedatum;Datum uit dienst;Status;Jaarsalaris',
    '1;17-05-1980;;actief;39006',
    '2;28-02-1990;30-06-2024;actief;36120',
    '3;31-12-1985;01-06-2026;actief;31200',
    '4;31-12-1970;;slaper;41200',
    '5;31-12-1975;31-12-2099;actief;42200',
  ];

  test('is proposed by days out of service and statuses, with a tick for each', () => {
    const list = readAsProposed(lines);
    expect(list.values('number')).toEqual(['1', '3', '5']);
    expect(list.leftOut.map(({ who, reason, detail }) => [who, reason, detail])).toEqual([
      ['2', 'left', '30-06-2024'],
      ['4', 'status', 'slaper'],
    ]);
    expect(list.question('leaves')?.rows.map(({ who }) => who)).toEqual(['3']);
    expect(readAsProposed(lines, { choices: { counts: { 3: true, 4: false } } }).values('number')).toEqual([
      '1',
      '2',
      '5',
    ]);
  });

  test('cannot be known without the valuation date, which is asked', () => {
    expect(readAsProposed(lines, { valuationDate: null }).asked).toContain('valuationDate');
    expect(readAsProposed(lines).asked).not.toContain('valuationDate');
    // It was typed: it can be changed.
    expect(readAsProposed(lines, { valuationDate: day(2025, 1, 1) }).asked).toContain('valuationDate');
    // A day of which systems mean never.
    const never = lines.filter((_, index) => index === 0 || index === 5);
    expect(readAsProposed(never, { valuationDate: null }).asked).not.toContain('valuationDate');
  });

  test('joins the employments of one person: part time added, the salary weighted', () => {
    const double = [
      'Personeelsnummer;Geboortedatum;Geslacht;In dienst;Jaarsalaris;Deeltijdfactor',
      '1;17-05-1980;M;01-01-2010;40000;0,6',
      '1;17-05-1980;M;01-03-2015;50000;0,4',
      '2;28-02-1990;V;01-01-2012;36000;1,0',
    ];
    const list = readAsProposed(double);
    expect([list.values('fullTimeSalary'), list.values('partTime'), list.joined]).toEqual([
      [44_000, 36_000],
      [1, 1],
      1,
    ]);
    expect(list.values('hired')[0]).toEqual(day(2010, 1, 1));
    expect(list.question('employments')?.count).toBe(1);
    expect(readAsProposed(double, { choices: { employments: 'apart' } }).rows).toHaveLength(3);
  });
});

describe('what a header does not say is asked, with what each answer comes to', () => {
  test('hours or percentages, and the hours of a full week', () => {
    const list = readAsProposed([
      'Nr;Geboortedatum;Parttime;Jaarsalaris',
      '1;17-05-1980;40;39006',
      '2;28-02-1990;32;36120',
    ]);
    expect(list.question('unit')?.answers.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['hours', 0.8],
      ['percent', 0.32],
    ]);
    expect(list.question('fullWeek')?.answers.map(({ value }) => value)).toEqual([36, 38, 40]);
    const own = [
      'Nr;Geboortedatum;Uren per week;Fulltime uren;Jaarsalaris',
      '1;17-05-1980;36;36;39006',
      '2;28-02-1990;19;38;36120',
    ];
    expect(readAsProposed(own).values('partTime')).toEqual([1, 0.5]);
    expect(readAsProposed(own).asked).not.toContain('fullWeek');
  });

  test('per month or per four weeks, of a full week or of what is worked, and what comes on top', () => {
    const list = readAsProposed([
      'Nr;Geboortedatum;Salaris;Deeltijd',
      '1;17-05-1980;3000;1,0',
      '2;28-02-1990;2400;0,8',
    ]);
    const outcomes = (kind: string) => list.question(kind)?.answers.map(({ name, outcome }) => [name, outcome]);
    expect(outcomes('period')).toEqual([
      ['month', 36_000],
      ['fourWeeks', 39_000],
    ]);
    expect(outcomes('workedPay')).toEqual([
      ['fullPay', 28_800],
      ['workedPay', 36_000],
    ]);
    expect(outcomes('supplement')?.slice(0, 2)).toEqual([
      ['nothingOnTop', 36_000],
      ['holiday', 38_880],
    ]);
  });

  test('an hourly rate is that of a full week, and other columns of pay may count', () => {
    const list = readAsProposed([
      'Nr;Geboortedatum;Uurloon;Deeltijd;Ploegentoeslag per maand',
      '1;17-05-1980;20,00;1,0;100,00',
      '2;28-02-1990;18,50;0,8;0,00',
    ]);
    // 20 x 40 x 52
    expect(list.values('fullTimeSalary')[0]).toBe(41_600);
    expect(list.question('part')?.answers.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['partDoesNot', 41_600],
      ['partCounts', 42_800],
    ]);
    expect(list.question('part')?.example).toEqual({ who: '1', written: '100,00' });
  });
});

describe('values that came out oddly are asked', () => {
  const people = (salaries: readonly string[], parts: readonly string[]) =>
    readAsProposed([
      'Personeelsnummer;Geboortedatum;Jaarsalaris;Deeltijdfactor',
      ...salaries.map((salary, index) => `${index};17-05-198${index};${salary};${parts[index]}`),
    ]).asked;

  test.each([
    ['nobody full time', ['39000', '42000', '51000'], ['0,8', '0,6', '0,5'], 'noFullTimer'],
    ['salaries that run on', ['100234', '100235', '100236'], ['1', '1', '1'], 'runningSalaries'],
    ['salaries that are the same', ['39000', '39010', '39100'], ['1', '1', '1'], 'sameSalaries'],
    ['more than a full week', ['39000', '42000', '51000'], ['1', '1', '1,2'], 'manyHours'],
  ] as const)('%s', (_, salaries, parts, kind) => expect(people(salaries, parts)).toContain(kind));

  test('and others are not', () => {
    const odd = people(['39000', '42000', '51000'], ['1', '0,8', '1']);
    expect(odd.filter((kind) => kind !== 'workedPay' && kind !== 'supplement')).toEqual([]);
  });
});

describe('a text', () => {
  test('is split where its headers say something, and guarded values are bare', () => {
    const list = readAsProposed([
      'Nr;Naam, voorletters, titel;Adres, postcode, plaats;Geboortedatum;Salaris',
      '="0017";Vries, J., de, drs.;Kerkstraat 1, 3511 AB, Utrecht, NL;="17-05-1980";="39.006,00"',
      '="0042";Jansen, A., van, mr.;Dorpsweg 2, 3511 AC, Utrecht, NL;="28-02-1990";="36.120,00"',
    ]);
    expect(list.file.settings.separator).toBe(';');
    expect([list.values('number'), list.values('fullTimeSalary')]).toEqual([
      ['0017', '0042'],
      [39_006, 36_120],
    ]);
  });

  test('has headers of two lines as one', () => {
    const list = readAsProposed([
      'Personeels;Geboorte-;Salaris',
      'nummer;datum;per maand',
      '1;17-05-1980;3.250,50',
      '2;28-02-1990;3.010,00',
    ]);
    expect(list.headers).toMatchObject({
      number: 'Personeels nummer',
      born: 'Geboortedatum',
      fullTimeSalary: 'Salaris per maand',
    });
    expect(list.rows).toHaveLength(2);
  });

  test('has the name of a group above its first column, which is of all of them', () => {
    const list = readAsProposed([
      'Lijst van maart;;;;;;;',
      ';Partner;;Werknemer;;Loon;;Uren;',
      'Nr;Geboortedatum;Naam;Geboortedatum;Naam;jan;feb;jan;feb',
      '1;04-03-1979;Smit;17-05-1980;Vries;3250,50;3250,50;160;160',
      '2;01-01-1988;Bakker;28-02-1990;Jansen;3010,00;3010,00;160;160',
    ]);
    expect(list.headers).toMatchObject({ born: 'Werknemer: Geboortedatum', fullTimeSalary: 'Loon: feb' });
    expect(list.values('born')).toEqual([day(1980, 5, 17), day(1990, 2, 28)]);
    expect(list.asked).not.toContain('born');
    const first = readAsProposed([
      'Partner;;Werknemer;;',
      'Naam;Geboortedatum;Nr;Geb.datum;Jaarsalaris',
      'Smit;04-03-1979;1;17-05-1980;39006',
    ]);
    expect([first.headers['born'], first.file.personal[1]]).toEqual(['Geb.datum', 'Partner: Geboortedatum']);
  });

  test('has no header in two lines that is carried over its neighbours', () => {
    const list = readAsProposed([
      'Datum;;Salaris;',
      'geboorte;Nr;per maand;Uren',
      '17-05-1980;1;3.250,50;40',
      '28-02-1990;2;3.010,00;40',
    ]);
    expect(list.file.columns.map(({ header }) => header)).toEqual([
      'Datum geboorte',
      'Nr',
      'Salaris per maand',
      'Uren',
    ]);
  });

  test('is read with the rows and the separator that somebody chose', () => {
    const lines = ['Nr;Geboortedatum;Salaris', '1;17-05-1980;39006', '2;28-02-1990;36120', '3;28-02-1991;36120'];
    const rows = { firstHeader: 1, lastHeader: 1, first: 2, last: 3 };
    expect(readAsProposed(lines, { settings: { rows } }).rows).toHaveLength(2);
    expect(() => readAsProposed(lines, { settings: { separator: '|' } })).toThrow('het heeft geen kolommen');
  });

  test('that is a web page is told so', () => {
    expect(() => readAsProposed(['<html><body><table><tr><td>Nr</td></tr></table></body></html>'])).toThrow(
      'webpagina',
    );
  });
});
