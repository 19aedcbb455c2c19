import { expect, it } from 'vitest';
import { amount } from '#office/document/dutch-format.ts';
import { formatsOf } from '#web/i18n/formats.ts';
import { formats as shown } from '#web/i18n/nl.ts';

const dutch = formatsOf('nl-NL');

it('a moment is told in Dutch time, without seconds, in summer and in winter', () => {
  expect(dutch.moment('2026-11-21T13:05:59.000Z')).toBe('21-11-2026, 14:05');
  expect(dutch.moment('2026-06-30T22:15:00.000Z')).toBe('01-07-2026, 00:15');
});

it('a file size is told in kB or MB with the decimal sign of the language', () => {
  expect(dutch.fileSize(1)).toBe('1 kB');
  expect(dutch.fileSize(149_504)).toBe('146 kB');
  expect(dutch.fileSize(1_468_006)).toBe('1,4 MB');
  expect(dutch.fileSize(5_242_880)).toBe('5,0 MB');
  expect(formatsOf('en-GB').fileSize(1_468_006)).toBe('1.4 MB');
  expect(formatsOf('fr-FR').fileSize(1_468_006)).toMatch(/^1,4\sMo$/);
});

it('a share is told in percent and an amount in whole euros, as the language writes them', () => {
  expect(dutch.percentage(0.296_572)).toBe('29,7%');
  expect(dutch.percentage(0.0014, 2)).toBe('0,14%');
  expect(dutch.euros(1_117_163.05)).toBe('€\u00a01.117.163');
  expect(formatsOf('en-GB').percentage(0.382)).toBe('38.2%');
  expect(formatsOf('en-GB').euros(1_576.96)).toBe('€1,577');
});

it('Dutch screens write amounts and shares as workbook and report do', () => {
  for (const value of [1_117_163.05, -6_054.4, -0.3, 0]) expect(shown.euros(value)).toBe(amount(value));
  expect(shown.euros(-6_054.4)).toBe('\u2212\u00a0€\u00a06.054');
  expect(shown.percentage(0.2965, 2)).toBe('29,65%');
});

it('what shows as zero has no sign', () => {
  expect(formatsOf('en-GB').euros(-0.3)).toBe('€0');
  expect(formatsOf('en-GB').euros(-6_054)).toBe('-€6,054');
});

it('names stand in order by the numbers in them', () => {
  expect(['Dossier 10', 'dossier 9', 'Ärzte', 'Zon'].toSorted(dutch.inOrder)).toEqual([
    'Ärzte',
    'dossier 9',
    'Dossier 10',
    'Zon',
  ]);
});

it('a counted word follows the plural of the language', () => {
  const words = { one: 'dossier', other: 'dossiers' };
  expect(dutch.counted(1, words)).toBe('1 dossier');
  expect(dutch.counted(0, words)).toBe('0 dossiers');
  // French counts nought as one.
  expect(formatsOf('fr-FR').counted(0, words)).toBe('0 dossier');
});
