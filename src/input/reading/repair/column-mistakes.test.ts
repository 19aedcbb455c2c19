import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { amount } from '#office/document/dutch-format.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { day, filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import type { ParticipantKey } from '#test/xlsx/participant-cells.ts';
import { brief, findingsWith, participant } from '#test/xlsx/read-findings.ts';

type Values = Readonly<Record<string, EnteredValue>>;

/** What is read of a file with these values in one column of the participants, and these fields. */
async function readColumn(column: ParticipantKey, cells: readonly EnteredValue[], values: Values = {}) {
  const rows = cells.map((cell, index) => participant(`P${index + 1}`, { [column]: cell }));
  const { dossier, findings } = readDossier(await filledWorkbook(fillingWith(values, { Deelnemers: rows })));
  return { participants: dossier?.input.participants ?? [], findings };
}

const anyway = { toch_rekenen: 'ja' };

describe('a column of days with times after noon', () => {
  const late = (...cells: readonly string[]) =>
    findingsWith(Object.fromEntries(cells.map((cell) => [cell, { kind: 'date' as const, value: 29_357 + 23 / 24 }])));

  test('is one finding at its header, and a single one is said at its own cell', async () => {
    const [column, ...others] = (await late('Deelnemers!B5', 'Deelnemers!B6')).filter(
      ({ code }) => code !== 'PARTICIPANTS_NONE',
    );
    expect(others).toEqual([]);
    expect(brief(column ? [column] : [])).toEqual(['error COLUMN_UNUSUAL Deelnemers!B4 -']);
    expect(column?.message).toContain('zoals 16-05-1980 23:00: de volgende dag kan zijn bedoeld');
    expect(brief(await late('Deelnemers!B5'))).toEqual(['error VALUE_WRONG_TYPE Deelnemers!B5 16-05-1980 23:00']);
  });
});

describe('a column with the month before the day', () => {
  const american = ['05/17/1980', '03/04/1975', '5/6/1990', '12/31/1985'];

  test('is not read at all, also not the dates that could be read as days first', async () => {
    const { participants, findings } = await readColumn('born', american);
    expect(brief(findings)).toEqual(['error COLUMN_MONTH_FIRST Deelnemers!B4 -']);
    expect(findings[0]?.message).toBe(
      'In deze kolom staat bij 2 van de 4 datums zichtbaar de maand voor de dag, zoals 05/17/1980 in cel B5. ' +
        'Bij de andere kunnen dag en maand zijn verwisseld zonder dat het opvalt. De kolom is niet gelezen.',
    );
    expect(participants).toEqual([]);
  });

  test('is an error beside cells that a spreadsheet program has already taken for days', async () => {
    const { findings } = await readColumn('born', [{ year: 1975, month: 4, day: 3 }, '05/17/1980']);
    expect(brief(findings)).toEqual(['error COLUMN_MONTH_FIRST Deelnemers!B4 -']);
  });

  test('is an error in the dates of hiring too, and stays one when the adviser wants to go on', async () => {
    const { findings } = await readColumn('hired', [null, '01-31-2010'], anyway);
    expect(brief(findings)).toEqual(['error COLUMN_MONTH_FIRST Deelnemers!D4 -']);
    expect(findings[0]?.message).toBe(
      'In deze kolom staat de maand voor de dag, zoals 01-31-2010 in cel D6. De kolom is niet gelezen.',
    );
  });

  const dutch = ['17-05-1980', '23-11-1975', '05-06-1990', day(1985, 12, 31)];

  test('is one odd date among days that certainly stand first: a finding at its own cell', async () => {
    const { findings } = await readColumn('born', [...dutch, '05/17/1980']);
    expect(brief(findings)).toEqual(['error VALUE_WRONG_TYPE Deelnemers!B9 05/17/1980']);
    expect(findings[0]?.message).toBe('In deze datum staat de maand voor de dag.');
  });

  test.each([
    ['one day certainly stands first', ['17-05-1980', '05-06-1990', '05/17/1980']],
    ['slips are more than one in ten', [...dutch, '05/17/1980', '05/18/1980']],
    ['the others only have the year in front', ['1980-05-17', '1975-11-23', '03/04/1990', '05/17/1980']],
  ])('is the whole column where %s', async (_, cells) => {
    const { findings } = await readColumn('born', cells);
    expect(brief(findings)).toEqual(['error COLUMN_MONTH_FIRST Deelnemers!B4 -']);
  });

  test('is told from days that do not exist', async () => {
    const { findings } = await readColumn('born', ['31-02-1980', '13-13-1980', '01-02-1980']);
    expect(brief(findings)).toEqual([
      'error VALUE_WRONG_TYPE Deelnemers!B5 31-02-1980',
      'error VALUE_WRONG_TYPE Deelnemers!B6 13-13-1980',
    ]);
  });
});

describe('salaries that most people cannot live on', () => {
  test.each([
    [
      'per month',
      [3450, 2875.5, 5100, 62_000],
      '3 van de 4',
      '3.450',
      'Zijn het bedragen per maand of per vier weken?',
    ],
    ['in thousands', [58.4, 45, 31.2], '3 van de 3', '58,4', 'Zijn het duizenden euro’s?'],
    [
      'for the hours worked',
      [14_500, 18_000, 12_000, 52_000],
      '3 van de 4',
      '14.500',
      'Zijn het de salarissen bij het eigen deeltijdpercentage?',
    ],
  ])('%s are one finding that asks', async (_, cells, many, example, question) => {
    const { participants, findings } = await readColumn('fullTimeSalary', cells);
    expect(brief(findings)).toEqual(['error COLUMN_PAY_LOW Deelnemers!E4 -']);
    expect(findings[0]?.message).toBe(
      `De meeste salarissen in deze kolom (${many}) zijn lager dan ${amount(20_000)} per jaar, zoals ${example} in cel E5. ${question}`,
    );
    expect(findings[0]?.remedy).toMatch(/kies dan op het blad Verfijning bij Toch rekenen: ja\.$/);
    expect(participants).toEqual([]);
  });

  test('are calculated with when the adviser says that they are right, and a warning stays', async () => {
    const { participants, findings } = await readColumn('fullTimeSalary', [3450, 2875, 5100], anyway);
    expect(brief(findings)).toEqual(['warning COLUMN_PAY_LOW Deelnemers!E4 -']);
    expect(findings[0]?.remedy).toMatch(/omdat bij Toch rekenen ja is gekozen\.$/);
    expect(participants.map(({ fullTimeSalary }) => fullTimeSalary)).toEqual([3450, 2875, 5100]);
  });

  test('of one among more is remarked on at its cell', async () => {
    const { findings } = await readColumn('fullTimeSalary', [3450, 45_000, 51_000]);
    expect(brief(findings)).toEqual(['warning VALUE_UNUSUAL Deelnemers!E5 3.450']);
  });

  test('of ten among 25 are one question, and are calculated with', async () => {
    const yearly = Array.from({ length: 15 }, (_, index) => 31_000 + 1500 * index);
    const monthly = Array.from({ length: 10 }, (_, index) => 2600 + 125 * index);
    const { participants, findings } = await readColumn('fullTimeSalary', [...yearly, ...monthly]);
    expect(brief(findings)).toEqual(['warning COLUMN_UNUSUAL Deelnemers!E4 -']);
    expect(findings[0]?.message).toBe(
      `In deze kolom zijn 10 van de 25 salarissen lager dan ${amount(20_000)} per jaar, zoals 2.600 in cel E20. Zijn het bedragen per maand of per vier weken?`,
    );
    expect(participants).toHaveLength(25);
  });

  test('of the only participant are spoken of as one', async () => {
    const { findings } = await readColumn('fullTimeSalary', [3450]);
    expect(findings[0]?.message).toMatch(/^Het salaris van 3\.450 in cel E5 is lager dan €.20\.000 per jaar\. Zijn/);
  });

  test('are told apart from no salary at all', async () => {
    const { findings } = await readColumn('fullTimeSalary', [0, 0, 45_000]);
    expect(findings.map(({ code }) => code)).toEqual(['VALUE_OUT_OF_RANGE', 'VALUE_OUT_OF_RANGE']);
  });
});

describe('salaries that are ten times too high', () => {
  const cells = [520_000, 485_000, 610_000, 390_000];

  test('are one finding that asks', async () => {
    const { participants, findings } = await readColumn('fullTimeSalary', cells);
    expect(brief(findings)).toEqual(['error COLUMN_PAY_HIGH Deelnemers!E4 -']);
    expect(findings[0]?.message).toBe(
      `De meeste salarissen in deze kolom (4 van de 4) zijn hoger dan ${amount(200_000)} per jaar, zoals 520.000 in cel E5. Is er een nul te veel, of een komma weggevallen?`,
    );
    expect(participants).toEqual([]);
  });

  test('are calculated with when the adviser says that they are right', async () => {
    const { participants, findings } = await readColumn('fullTimeSalary', cells, anyway);
    expect(brief(findings)).toEqual(['warning COLUMN_PAY_HIGH Deelnemers!E4 -']);
    expect(participants).toHaveLength(4);
  });

  test.each([
    ['half of them are', [520_000, 485_000, 61_000, 39_000]],
    ['they are as high as the limit', [200_000, 200_000, 200_000]],
    ['they are of two directors', [250_000, 310_000]],
  ])('are not asked about where %s', async (_, salaries) => {
    const { findings } = await readColumn('fullTimeSalary', salaries);
    expect(findings.filter(({ code }) => code !== 'VALUE_UNUSUAL')).toEqual([]);
  });
});

describe('part time that nobody has at 100%', () => {
  test('and that fits in a week, is asked about: hours?', async () => {
    const { participants, findings } = await readColumn('partTime', [40, 32, 36, 24]);
    expect(brief(findings)).toEqual(['error COLUMN_HOURS Deelnemers!F4 -']);
    expect(findings[0]?.message).toBe(
      'In deze kolom heeft niemand 100%, en de hoogste waarde is 40. Zijn het uren per week?',
    );
    expect(participants).toEqual([]);
  });

  test('is one finding also with a nought among the hours', async () => {
    const { findings } = await readColumn('partTime', [40, 32, 0, 36]);
    expect(brief(findings)).toEqual(['error COLUMN_HOURS Deelnemers!F4 -']);
  });

  test('is not asked about beside a 100% that is no hours', async () => {
    const { findings } = await readColumn('partTime', [40, 32, 1]);
    expect(findings.map(({ code }) => code)).toEqual(['VALUE_PERCENT_ABOVE_ONE', 'VALUE_PERCENT_ABOVE_ONE']);
  });

  test('is read as percentages when the adviser says so', async () => {
    const { participants, findings } = await readColumn('partTime', [40, 32], anyway);
    expect(brief(findings)).toEqual([
      'warning COLUMN_HOURS Deelnemers!F4 -',
      'warning COLUMN_PERCENT_AS_NUMBER Deelnemers!F4 -',
    ]);
    expect(participants.map(({ partTime: share }) => share)).toEqual([0.4, 0.32]);
  });

  test.each([
    ['somebody has 100%', [40, 32, 100]],
    ['a value is longer than a week', [50, 32, 80]],
    ['they are fractions', [0.4, 0.8, 1.2]],
  ])('is taken as it is when %s', async (_, cells) => {
    const { findings } = await readColumn('partTime', cells);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('a base of 0 for most', () => {
  test('asks, at the offset of each scheme in which it is so', async () => {
    const { findings } = await readColumn('fullTimeSalary', [30_000, 31_000, 90_000], { huidig_franchise: 32_000 });
    expect(findings.map(({ severity, code, sheet, field, found }) => [severity, code, sheet, field, found])).toEqual([
      ['error', 'BASE_ZERO', 'Huidige regeling', 'Franchise', amount(32_000)],
    ]);
    expect(findings[0]?.message).toBe(
      'Bij 2 van de 3 deelnemers is de pensioengrondslag in de huidige regeling € 0: ' +
        'het fulltime salaris is niet hoger dan de franchise, of het deeltijdpercentage is 0%.',
    );
  });

  test('is a warning once the adviser has said that it is right', async () => {
    const { participants, findings } = await readColumn('partTime', [0, 0, 1], anyway);
    expect(findings.map(({ severity, code, sheet }) => `${severity} ${code} ${sheet}`)).toEqual([
      'warning BASE_ZERO Huidige regeling',
      'warning BASE_ZERO Nieuwe regeling',
    ]);
    expect(participants).toHaveLength(3);
  });

  test('is not asked about as well when the salaries were', async () => {
    const { findings } = await readColumn('fullTimeSalary', [3450, 2875, 5100]);
    expect(findings.map(({ code }) => code)).toEqual(['COLUMN_PAY_LOW']);
  });

  test('of half of the participants is no finding', async () => {
    const { findings } = await readColumn('partTime', [0, 1]);
    expect(findings).toEqual([]);
  });
});
