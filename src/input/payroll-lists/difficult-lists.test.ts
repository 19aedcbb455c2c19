import { describe, expect, test } from 'vitest';
import { readAsProposed } from '#test/fixtures/read-payroll-list.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import { day } from '#test/xlsx/filled-template.ts';

/** A list of people of whom number, birth and sex are plain, read by what is proposed. */
function listOf(header: string, people: readonly string[], choices: Partial<ListChoices> = {}) {
  const lines = people.map((person, index) => `${index + 1};17-05-198${index};${index % 2 ? 'V' : 'M'};${person}`);
  return linesOf([`Nr;Geboortedatum;Geslacht;${header}`, ...lines], choices);
}

const linesOf = (lines: readonly string[], choices: Partial<ListChoices> = {}) => readAsProposed(lines, { choices });

describe('part time', () => {
  test('is read by its size where percentages, their signs and parts of 1 stand in one column', () => {
    const list = listOf('Jaarsalaris;Deeltijd %', ['39006;100', '36120;80%', '36120;0,8', '36120;1']);
    expect(list.values('partTime')).toEqual([1, 0.8, 0.8, 1]);
  });

  test('is of four weeks where a header says so, and can be where it does not', () => {
    const list = listOf('Jaarsalaris;Uren per 4 weken', ['39006;160', '36120;128', '36120;76']);
    expect(list.values('partTime')).toEqual([1, 0.8, 0.475]);
    expect(list.question('fullWeek')?.answers.map(({ outcome }) => outcome)).toEqual([0.888889, 0.842105, 0.8]);
    const unsaid = listOf('Jaarsalaris;Uren', ['39006;160', '36120;128']);
    expect(unsaid.question('unit')?.answers.map(({ name }) => name)).toEqual([
      'monthHours',
      'fourWeekHours',
      'percent',
    ]);
  });

  test('is the last of those of two days', () => {
    const list = listOf('Jaarsalaris;Deeltijd per 01-01-2025;Deeltijd per 01-01-2026', ['39006;1;0,8', '36120;1;1']);
    expect(list.values('partTime')).toEqual([0.8, 1]);
  });

  test('is asked where two columns of it differ, and is not that of before', () => {
    const unlike = listOf('Jaarsalaris;FTE;Parttime %', ['39006;1;100', '36120;0,8;60']);
    expect(unlike.question('partColumn')?.answers.map(({ value, outcome }) => [value, outcome])).toEqual([
      ['FTE', 0.8],
      ['Parttime %', 0.6],
    ]);
    expect(listOf('Jaarsalaris;FTE;Parttime %', ['39006;1;100', '36120;0,8;80']).asked).not.toContain('partColumn');
    const before = listOf('Jaarsalaris;Oude deeltijd;Nieuwe deeltijd', ['39006;1;0,9', '36120;0,8;0,7']);
    expect(before.values('partTime')).toEqual([0.9, 0.7]);
  });

  test('of hardly anything is asked', () => {
    expect(listOf('Jaarsalaris;Uren per week', ['39006;40', '36120;0,5']).asked).toContain('fewHours');
    expect(listOf('Jaarsalaris;Deeltijd', ['39006;1', '36120;0']).asked).toContain('fewHours');
    expect(listOf('Jaarsalaris;Uren per week', ['39006;40', '36120;4']).asked).not.toContain('fewHours');
  });
});

describe('pay', () => {
  test('can be of a week, by its header or by the row', () => {
    expect(listOf('Weekloon', ['750,00', '700,00']).values('fullTimeSalary')).toEqual([39_000, 36_400]);
    const mixed = listOf('Salaris;Loonperiode', ['3250;maand', '3000;4 weken', '750;week']);
    expect([mixed.values('fullTimeSalary'), mixed.asked]).toEqual([
      [39_000, 39_000, 39_000],
      ['supplement', 'sameSalaries'],
    ]);
    expect(listOf('Salaris per 2 weken', ['1500', '1400']).asked).toContain('period');
  });

  test('of which the row does not say the period is asked with somebody of whom it is not known', () => {
    const list = listOf('Salaris;Loonperiode', ['3250;maand', '2000;decade', '3000;maand']);
    expect(list.question('period')?.answers.map(({ outcome }) => outcome)).toEqual([24_000, 26_000]);
  });

  test('in cents or thousands is asked, as its middle is no pay of a year', () => {
    expect(listOf('Salaris', ['325050', '301000']).asked).toContain('oddSalaries');
    const thousands = listOf('Jaarsalaris (x 1000)', ['39,0', '36,1']);
    expect([thousands.values('fullTimeSalary'), thousands.asked.includes('oddSalaries')]).toEqual([[39, 36.1], true]);
    expect(listOf('Jaarsalaris', ['39006', '36120']).asked).not.toContain('oddSalaries');
  });

  test('is proposed as the last of two days, or of months over the end of a year, and asked', () => {
    const days = listOf('Salaris per 01-01-2025;Salaris per 01-01-2026', ['39006;40500', '36120;37000']);
    expect([days.headers['fullTimeSalary'], days.asked[0]]).toEqual(['Salaris per 01-01-2026', 'payColumn']);
    const months = listOf('Loon december 2025;Loon januari 2026', ['3250;3300', '3010;3050']);
    expect([months.headers['fullTimeSalary'], months.asked[0]]).toEqual(['Loon januari 2026', 'payColumn']);
  });

  test('is asked whether variable pay and a bonus count', () => {
    const list = listOf('Annual salary;Variable salary;Bonus', ['39006;2000;500', '36120;1000;0']);
    expect([list.headers['fullTimeSalary'], list.asked.filter((kind) => kind === 'part').length]).toEqual([
      'Annual salary',
      2,
    ]);
  });

  test('is never that of the tax', () => {
    expect(listOf('Fiscaal loon', ['40006', '37120']).headers['fullTimeSalary']).toBeUndefined();
  });

  test.each([
    ['€ 3.250,-', 39_000],
    ['3250.00 EUR', 39_000],
    ['EUR 3.250', 39_000],
    ['3 250,00', 39_000],
  ])('is read as %s beside others', (written, salary) => {
    const list = listOf('Brutoloon per maand', [written, '€ 3.010,50', '2.600,00']);
    expect(list.values('fullTimeSalary')).toEqual([salary, 36_126, 31_200]);
  });
});

describe('who somebody is', () => {
  test('is a man or a woman by the way of address, and not by codes of the program alone', () => {
    const list = linesOf(['Nr;Geb.datum;Aanhef;Jaarsalaris', '1;17-05-1980;De heer;39006', '2;1-mei-75;Mevr.;36120']);
    expect([list.values('sex'), list.values('born')[1]]).toEqual([['M', 'V'], day(1975, 5, 1)]);
    const codes = (last: number) =>
      linesOf(['Nr;Geb.datum;Geslacht;Jaarsalaris', '1;17-05-1980;0;39006', `2;28-02-1990;${last};36120`]);
    expect(codes(1).values('sex')).toEqual([null, null]);
    expect(codes(2).values('sex')).toEqual(['X', 'V']);
  });

  test('was born with the month first where another day of the file can only be read so', () => {
    const lines = [
      'Id;Date of birth;Hire date;Salary',
      '1;03/12/1964;01/31/2010;39006',
      '2;02/08/1990;05/01/2015;36120',
    ];
    expect(linesOf(lines).values('born')).toEqual([day(1964, 3, 12), day(1990, 2, 8)]);
    const known = lines.with(1, '1;23/12/1964;01/31/2010;39006');
    expect(linesOf(known).values('born')).toEqual([day(1964, 12, 23), day(1990, 8, 2)]);
  });

  test.each(['ausgetreten', 'Rentner', 'Ex-deelnemer', 'Vertrokken', 'Non-actief', 'Waardeoverdracht', 'Extern'])(
    'is asked about with the status %s',
    (status) => {
      expect(listOf('Jaarsalaris;Status', ['39006;Actief', `36120;${status}`]).question('status')?.count).toBe(1);
    },
  );

  test('has a number, sex and part time under the names of other programs', () => {
    const { headers } = linesOf([
      'Werknemersnr;Polisnr;Geb.datum;Geschlechtsschlüssel;Jaarsalaris;Beschäftigungsumfang',
      '17;P-9;17-05-1980;1;39006;80 %',
      '18;P-8;28-02-1990;2;36120;100 %',
    ]);
    expect([headers['number'], headers['sex'], headers['partTime']]).toEqual([
      'Werknemersnr',
      'Geschlechtsschlüssel',
      'Beschäftigungsumfang',
    ]);
  });

  test('counts once where all of a row comes again, which is asked', () => {
    const again = ['Nr;Geb.datum;Jaarsalaris', '1;17-05-1980;39006', '1;17-05-1980;39006', '2;28-02-1990;36120'];
    expect(linesOf(again).values('fullTimeSalary')).toEqual([39_006, 36_120]);
    expect(linesOf(again).question('employments')?.answers[0]?.name).toBe('once');
    const raised = again.with(2, '1;17-05-1980;40000');
    expect(linesOf(raised, { employments: 'once' }).values('fullTimeSalary')).toEqual([40_000, 36_120]);
  });
});

test('a column of more words than anybody would explain is offered without them', () => {
  const people = Array.from({ length: 60 }, (_, index) => `39006;taak ${index}`);
  const lines = people.map((person, index) => `${index};17-05-1980;${index % 2 ? 'V' : 'M'};${person}`);
  const { columns } = linesOf(['Nr;Geboortedatum;Geslacht;Jaarsalaris;Functie', ...lines]).file;
  const wordsOf = (header: string) => columns.find((column) => column.header === header)?.conversions['sex'];
  expect(wordsOf('Functie')).toEqual({ kind: 'words', words: {} });
  expect(wordsOf('Geslacht')).toEqual({ kind: 'words', words: { m: 'M', v: 'V' } });
});

test('what stands for nothing is empty: dashes of amounts, n.v.t. and days of zeros', () => {
  const list = listOf('Jaarsalaris;Uit dienst;Pensioenkapitaal', [
    '39006;00-00-0000;€ -',
    '36120;n.v.t.;-',
    '36120;-;12.000,00',
  ]);
  expect(list.file.unreadable).toEqual([]);
  expect(list.values('capital')).toEqual([null, null, 12_000]);
});
