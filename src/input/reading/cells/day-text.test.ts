import { describe, expect, test } from 'vitest';
import { dayText, type NoDay } from '#input/reading/cells/day-text.ts';

const day = (year: number, month: number, dayOfMonth: number) => ({ year, month, day: dayOfMonth });

/** As of a date of birth. */
const births = { minimum: day(1920, 1, 1), maximum: day(2030, 12, 31) };
/** As of a valuation date. */
const dossiers = { minimum: day(2023, 1, 1), maximum: day(2037, 1, 1) };

describe('a date typed as text', () => {
  test.each([
    '17-05-1980',
    '17/5/1980',
    '17.05.1980',
    ' 17-05-1980 ',
    '17-05-1980 00:00',
    '17-05-1980 0:00:00',
    '17-05-1980 00:00:43',
    '1980-05-17T09:30:00',
    '1980-05-17',
    '1980/05/17',
    '1980-05-17T00:00:00.000Z',
    '19800517',
    '17051980',
    '17 mei 1980',
    '17-mei-1980',
    '17 Mei. 1980',
    '17 May 1980',
    'May 17, 1980',
    '17 mei 80',
    '17-05-80',
  ])('%j is 17 May 1980', (text) => {
    expect(dayText(text, births)).toEqual(day(1980, 5, 17));
  });

  test.each([
    ['jan', 1],
    ['Februari', 2],
    ['mrt', 3],
    ['MAART', 3],
    ['mar', 3],
    ['apr', 4],
    ['juni', 6],
    ['jul', 7],
    ['aug', 8],
    ['sept', 9],
    ['okt', 10],
    ['oct', 10],
    ['nov', 11],
    ['december', 12],
  ])('a month may be named %s', (name, month) => {
    expect(dayText(`1 ${name} 2004`, births)).toEqual(day(2004, month, 1));
  });

  test.each<[text: string, why: NoDay]>([
    ['31-02-1980', 'impossible'],
    ['32-01-1980', 'impossible'],
    ['13-13-1980', 'impossible'],
    ['05-32-1980', 'impossible'],
    ['05-17-1980', 'monthFirst'],
    ['5/17/80', 'monthFirst'],
    ['1980-17-05', 'monthFirst'],
    ['17 foo 1980', 'none'],
    ['mei 1980', 'none'],
    ['1980', 'none'],
    ['17-05-1980 22:00', 'none'],
    ['onbekend', 'none'],
    ['', 'none'],
    [`17-05-1980${' '.repeat(100)}`, 'none'],
  ])('%j is refused: %s', (text, why) => {
    expect(dayText(text, births)).toBe(why);
  });

  test('a year of two digits is of the century in which the day is allowed', () => {
    expect(dayText('31-12-05', births)).toEqual(day(2005, 12, 31));
    expect(dayText('31-12-31', births)).toEqual(day(1931, 12, 31));
    expect(dayText('01-01-26', dossiers)).toEqual(day(2026, 1, 1));
    expect(dayText('01-01-80', dossiers)).toEqual(day(2080, 1, 1));
    expect(dayText('29-02-00', births)).toEqual(day(2000, 2, 29));
  });

  test('a year of two digits that can be of either century has no meaning', () => {
    expect(dayText('17-05-25', births)).toBe('twoCenturies');
    expect(dayText('17 mei 25', births)).toBe('twoCenturies');
  });
});
