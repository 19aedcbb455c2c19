import type { premiumParticipants } from '#input/fields/participant-table.ts';
import type { EnteredRowOf } from '#input/fields/values.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';

type Participant = EnteredRowOf<typeof premiumParticipants>;

const broughtAlong = 'Kapitaal van een vorige werkgever meegenomen.';

/** The participants of the example: invented people of an invented wholesaler. */
export const exampleParticipants: readonly Participant[] = [
  row('1001', day(1962, 3, 14), 'M', day(1988, 9, 1), 58_400, 1, 176_000, 'Buitendienst'),
  row('1004', day(1959, 11, 8), 'M', day(1985, 4, 1), 52_300, 0.8, 124_037, 'Binnendienst'),
  row('1007', day(1964, 7, 22), 'V', day(1999, 2, 1), 41_800, 0.6, 58_574, 'Administratie'),
  row('1012', day(1966, 1, 30), 'M', day(1995, 6, 1), 148_500, 1, 496_921, 'Directie'),
  row('1015', day(1967, 10, 5), 'M', day(2001, 3, 1), 64_700, 1, 185_158, 'Buitendienst'),
  row('1019', day(1969, 5, 17), 'V', day(2004, 8, 1), 56_900, 0.8, 119_605, 'Inkoop'),
  row('1023', day(1970, 12, 11), 'M', day(1998, 10, 1), 47_600, 1, 109_642, 'Magazijn'),
  row('1026', day(1972, 2, 28), 'M', day(2006, 1, 1), 71_300, 1, 197_379, 'Vestigingsleiding'),
  row('1030', day(1973, 8, 9), 'V', day(2009, 5, 1), 44_200, 0.7, 64_826, 'Administratie'),
  row('1034', day(1975, 4, 19), 'M', day(2007, 11, 1), 53_800, 1, 124_663, 'Binnendienst'),
  row('1038', day(1976, 11, 23), 'M', day(2011, 2, 1), 38_900, 1, 69_210, 'Logistiek'),
  row('1041', day(1978, 6, 2), 'V', day(2023, 5, 1), 62_500, 0.9, 133_547, 'Financiën', 'ja', broughtAlong),
  row('1045', day(1979, 9, 15), 'M', day(2013, 4, 1), 49_700, 1, 95_084, 'Binnendienst'),
  row('1049', day(1981, 1, 26), 'M', day(2012, 7, 1), 66_200, 1, 149_931, 'ICT'),
  row('1052', day(1982, 5, 8), 'V', day(2015, 3, 1), 45_900, 0.8, 55_768, 'Inkoop'),
  row('1056', day(1983, 12, 19), 'M', day(2014, 10, 1), 41_300, 1, 58_215, 'Logistiek'),
  row(
    '1060',
    day(1985, 7, 3),
    'M',
    day(2016, 6, 1),
    57_400,
    1,
    85_952,
    'Buitendienst',
    'nee',
    'Blijft achter in de oude regeling.',
  ),
  row('1063', day(1987, 3, 27), 'V', day(2018, 1, 1), 43_600, 0.6, 27_689, 'Webwinkel'),
  row('1067', day(1988, 10, 14), 'M', day(2017, 9, 1), 48_200, 1, 55_336, 'Binnendienst'),
  row('1071', day(1990, 2, 6), 'X', day(2022, 3, 1), 52_700, 1, 52_173, 'ICT', 'ja', broughtAlong),
  row('1074', day(1992, 8, 21), 'M', day(2020, 11, 1), 39_800, 1, 24_920, 'Magazijn'),
  row('1078', day(1994, 4, 11), 'V', day(2021, 3, 1), 46_300, 1, 30_457, 'Webwinkel'),
  row('1081', day(1997, 9, 30), 'M', day(2022, 8, 1), 37_200, 1, 14_704, 'Magazijn'),
  row('1085', day(2001, 6, 16), 'V', day(2024, 2, 1), 34_900, 0.8, 6_241, 'Magazijn'),
  row('1088', day(2004, 3, 5), 'M', day(2025, 9, 1), 31_600, 1, 2_678, 'Logistiek'),
];

function day(year: number, month: number, date: number): PlainDate {
  return { year, month, day: date };
}

function row(
  number: string,
  born: PlainDate,
  sex: Participant['sex'],
  hired: PlainDate,
  fullTimeSalary: number,
  partTime: number,
  capital: number,
  category: string,
  counts: Participant['counts'] = 'ja',
  remark: string | null = null,
): Participant {
  return { number, born, sex, hired, fullTimeSalary, partTime, capital, counts, category, remark };
}
