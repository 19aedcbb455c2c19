import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { amount } from '#office/document/dutch-format.ts';
import { day, filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { averagePayRow, type ParticipantCells, participantRow } from '#test/xlsx/participant-cells.ts';
import { brief, findingsOf, participant } from '#test/xlsx/read-findings.ts';

/** Twelve people with ten years of service, of whom every third works 60%; offset and valuation date are those of the file. */
const group = (others: (index: number) => ParticipantCells = () => ({})): readonly ParticipantCells[] =>
  Array.from({ length: 12 }, (_, index) => ({
    number: `P${index + 1}`,
    born: day(1968 + 2 * index, 3, 5),
    sex: index % 2 === 0 ? 'M' : 'V',
    hired: day(2016, 1, 1),
    fullTimeSalary: 38_000 + 2500 * ((index * 5) % 12),
    partTime: index % 3 === 0 ? 0.6 : 1,
    ...others(index),
  }));

const premiumGroup = (others?: (index: number) => ParticipantCells) =>
  findingsOf({}, { Deelnemers: group(others).map(participantRow) });

async function averagePayGroup(others?: (index: number) => ParticipantCells) {
  const rows = group(others).map(averagePayRow);
  return readDossier(await filledWorkbook(fillingWith({}, { Deelnemers: rows }, 'dbToDc'), 'dbToDc')).findings;
}

/** Capital of a tenth of the base for each year of service, so many times. */
const capitalOf = (times: number) => (index: number) => ({
  capital: times * (38_000 + 2500 * ((index * 5) % 12) - 19_172) * (index % 3 === 0 ? 0.6 : 1),
});

describe('capital', () => {
  test('as employers have it asks nothing', async () => {
    expect(await premiumGroup(capitalOf(1))).toEqual([]);
  });

  test('that is empty everywhere is one question', async () => {
    const findings = await premiumGroup();
    expect(brief(findings)).toEqual(['warning COLUMN_UNUSUAL Deelnemers!G4 -']);
    expect(findings[0]?.message).toBe(
      'Bij geen van de 12 deelnemers staat pensioenkapitaal, en 12 zijn al een jaar of langer in dienst. Is er echt niets opgebouwd?',
    );
  });

  test.each([
    ['one has some', (index: number) => ({ capital: index === 0 ? 45_000 : null })],
    ['most came within the year', (index: number) => ({ hired: index < 6 ? day(2016, 1, 1) : day(2025, 2, 1) })],
    ['nobody else counts', (index: number) => ({ counts: index < 2 ? 'ja' : 'nee' })],
  ])('that is empty is not asked about where %s', async (_, others) => {
    expect(await premiumGroup(others)).toEqual([]);
  });

  test('is not expected of a first scheme', async () => {
    const rows = { Deelnemers: group().map(participantRow) };
    expect(await findingsOf({ regeling_op_30_juni_2023: 'nog geen regeling' }, rows)).toEqual([]);
  });

  test('that is a hundred times too large is one question', async () => {
    const findings = await premiumGroup(capitalOf(100));
    expect(brief(findings)).toEqual(['warning COLUMN_UNUSUAL Deelnemers!G4 -']);
    expect(findings[0]?.message).toBe(
      `Bij 12 deelnemers is het kapitaal samen hoger dan zij in hun loopbaan konden opbouwen, zoals ${amount(4_632_800)} bij P8. Zijn het bedragen in centen, of is een komma weggevallen?`,
    );
  });

  test('that looks like pensions is one question', async () => {
    const findings = await premiumGroup(capitalOf(0.17));
    expect(brief(findings)).toEqual(['warning COLUMN_UNUSUAL Deelnemers!G4 -']);
    expect(findings[0]?.message).toMatch(/Is het het pensioen per jaar, of een deel van het kapitaal\?$/);
  });

  test.each([
    ['less than three years of the lowest scale', 0.26],
    ['as much as a long career gives', 20],
  ])('of %s is taken as it is', async (_, times) => {
    expect(await premiumGroup(capitalOf(times))).toEqual([]);
  });
});

describe('accrued pension', () => {
  const accrued = (rate: number) => (index: number) => ({
    accruedPension: 10 * rate * (38_000 + 2500 * ((index * 5) % 12) - 19_172),
  });

  test('as employers have it asks nothing', async () => {
    expect(await averagePayGroup(accrued(0.018))).toEqual([]);
  });

  test('that is empty, or a capital, is one question', async () => {
    const empty = await averagePayGroup();
    const capital = await averagePayGroup(accrued(0.3));
    expect(brief([...empty, ...capital])).toEqual([
      'warning COLUMN_UNUSUAL Deelnemers!G4 -',
      'warning COLUMN_UNUSUAL Deelnemers!G4 -',
    ]);
    expect(capital[0]?.message).toMatch(/Is het kapitaal, of is een komma weggevallen\?$/);
  });
});

describe('salaries of part-timers', () => {
  const atOwnHours = (index: number) => ({
    ...capitalOf(1)(index),
    fullTimeSalary: (38_000 + 2500 * ((index * 5) % 12)) * (index % 3 === 0 ? 0.6 : 1),
  });

  test('at the own hours are one question with an example', async () => {
    const findings = await premiumGroup(atOwnHours);
    expect(brief(findings)).toEqual(['warning COLUMN_UNUSUAL Deelnemers!E4 -']);
    expect(findings[0]?.message).toBe(
      `De salarissen dalen met het deeltijdpercentage mee, bij 4 deelnemers in deeltijd; P1 bijvoorbeeld heeft 60% en ${amount(22_800)}. Zijn het de salarissen bij het eigen deeltijdpercentage?`,
    );
  });

  test.each([
    ['somewhat lower than those of others', 0.85],
    ['as high as those of others', 1],
  ])('%s are taken as they are', async (_, part) => {
    const lower = (index: number) => ({
      ...capitalOf(1)(index),
      fullTimeSalary: (38_000 + 2500 * ((index * 5) % 12)) * (index % 3 === 0 ? part : 1),
    });
    expect(await premiumGroup(lower)).toEqual([]);
  });

  test('of three people tell nothing', async () => {
    const three = (index: number) => ({ ...atOwnHours(index), ...(index === 9 ? { partTime: 1 } : {}) });
    expect(await premiumGroup(three)).toEqual([]);
  });
});

describe('one person under two numbers', () => {
  const twins = (others: ParticipantCells) => [
    participant('17', { born: day(1984, 6, 9), hired: day(2012, 1, 1), partTime: 0.5 }),
    participant('18'),
    participant('92', { born: day(1984, 6, 9), hired: day(2012, 1, 1), partTime: 0.3, ...others }),
  ];

  test.each([
    ['the same day of hiring', { fullTimeSalary: 41_000, capital: 20 }],
    ['the same salary', { hired: day(2019, 5, 1), capital: null }],
    ['the same capital', { hired: null, fullTimeSalary: 41_000 }],
  ])('is asked about with %s', async (_, others) => {
    const findings = await findingsOf({}, { Deelnemers: twins(others) });
    expect(brief(findings)).toEqual(['warning VALUE_UNUSUAL Deelnemers!A7 92']);
    expect(findings[0]?.message).toMatch(/van dezelfde persoon, zoals 17 en 92: /);
  });

  test.each([
    ['nothing else is the same', { hired: day(2019, 5, 1), fullTimeSalary: 41_000, capital: 20 }],
    ['the sex is not', { sex: 'V' }],
    ['the birth date is not', { born: day(1984, 6, 10) }],
    ['one does not count', { counts: 'nee' }],
  ])('is not asked about where %s', async (_, others) => {
    expect(await findingsOf({}, { Deelnemers: twins(others) })).toEqual([]);
  });
});

describe('cost and risk premiums', () => {
  const none = { nieuw_kosten_per_deelnemer: 0 };
  const said = (values: Readonly<Record<string, EnteredValue>>) => findingsOf({ ...none, ...values });

  test('that are all nought are one question', async () => {
    const findings = await said({});
    expect(findings.map(({ severity, code, field }) => [severity, code, field])).toEqual([
      ['warning', 'VALUE_UNUSUAL', 'Kosten per deelnemer'],
    ]);
    expect(findings[0]?.message).toMatch(/^In beide regelingen zijn kosten, opslag en risicopremies € 0\. /);
  });

  test.each([
    'huidig_risicopremie_salaris',
    'huidig_opslag_premie',
    'nieuw_kosten_op_inleg',
    'huidig_risicopremie_grondslag',
  ])('are not asked about beside %s', async (name) => {
    expect((await said({ [name]: 0.001 })).filter(({ field }) => field === 'Kosten per deelnemer')).toEqual([]);
  });

  test('are within the premium of a fund', async () => {
    expect(await said({ regeling_op_30_juni_2023: 'doorsneepremie' })).toEqual([]);
  });
});

describe('an offset', () => {
  test.each([
    ['huidig_franchise', 18_475, 2025],
    ['nieuw_franchise', 15_816, 2024],
    ['huidig_franchise', 17_545, 2024],
  ])('%s of %d is the one of %d', async (name, value, year) => {
    const findings = await findingsOf({ [name]: value });
    expect(findings.map(({ severity, code, found }) => [severity, code, found])).toEqual([
      ['warning', 'VALUE_UNUSUAL', amount(value)],
    ]);
    expect(findings[0]?.message).toBe(
      `Dit is een wettelijk bedrag van ${year}, en de bedragen zijn die van de peildatum (2026). Is het de franchise van een ander jaar?`,
    );
  });

  test('of both schemes is asked about once', async () => {
    expect(await findingsOf({ huidig_franchise: 18_475, nieuw_franchise: 18_475 })).toHaveLength(1);
  });

  test.each([18_474, 18_476, 19_172, 17_283, 15_308, 20_000])('of %d is not asked about', async (value) => {
    expect(await findingsOf({ huidig_franchise: value })).toEqual([]);
  });
});
