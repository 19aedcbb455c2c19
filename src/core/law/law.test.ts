import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareDays, dayOf, isoDay } from '#core/calendar/days.ts';
import { type LawEntry, type LawSeries, LawValueMissingError, valueOn } from '#core/law/dated.ts';
import { lawRegister, lawVersion } from '#core/law/register.ts';

const folder = new URL('.', import.meta.url);

/** Files that hold no value of law themselves. */
const frame = new Set([
  'anw-cover.ts',
  'dated.ts',
  'offset-level.ts',
  'register.ts',
  'source.ts',
  'staffelbesluit-scale.ts',
  'state-pension-age-of-birth.ts',
  'staffelbesluit-scales-2015.ts',
]);

const isSeries = (value: unknown): value is LawSeries<unknown> =>
  typeof value === 'object' && value !== null && 'entries' in value && 'checked' in value;

async function seriesInFolder(): Promise<{ file: string; series: LawSeries<unknown>[] }[]> {
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts') && !frame.has(file));
  return Promise.all(
    files.map(async (file) => {
      const content: unknown = await import(new URL(file, folder).href);
      return { file, series: Object.values(content as object).filter(isSeries) };
    }),
  );
}

function entryOffences(series: LawSeries<unknown>): string[] {
  const offences: string[] = [];
  let earlier: LawEntry<unknown> | undefined;
  for (const entry of series.entries) {
    const place = `${series.name}, ${entry.from}`;
    if (isoDay(dayOf(entry.from)) !== entry.from) offences.push(`${place}: not a day`);
    if (earlier !== undefined && compareDays(dayOf(earlier.from), dayOf(entry.from)) >= 0)
      offences.push(`${place}: days do not ascend`);
    if (entry.source.text.trim().length < 10) offences.push(`${place}: no source`);
    if ((entry.value === null) !== (entry.source.kind === 'unread'))
      offences.push(`${place}: a gap and an unread source go together`);
    earlier = entry;
  }
  if (earlier?.value === null) offences.push(`${series.name}: ends in a gap`);
  return offences;
}

function seriesOffences(series: LawSeries<unknown>): string[] {
  const offences = entryOffences(series);
  if (series.entries.length === 0) offences.push(`${series.name}: no values`);
  if (series.name.trim() === '') offences.push('a series without a name');
  if (!series.description.endsWith('.')) offences.push(`${series.name}: the description is no sentence`);
  if (series.unit.trim() === '') offences.push(`${series.name}: no unit`);
  if (isoDay(dayOf(series.checked)) !== series.checked) offences.push(`${series.name}: no day of checking`);
  const last = series.entries.at(-1);
  if (series.knownUntil !== null && last !== undefined && series.knownUntil <= last.from)
    offences.push(`${series.name}: known until a day before its last entry`);
  return offences;
}

describe('the register of law values', () => {
  test('keeps the house rules: names, units, sources, rising days', () => {
    expect(lawRegister.flatMap(seriesOffences)).toEqual([]);
  });

  test('has every value of the folder, once', async () => {
    const found = await seriesInFolder();
    expect(found.filter(({ series }) => series.length === 0).map(({ file }) => file)).toEqual([]);
    const inFolder = found.flatMap(({ series }) => series.map(({ name }) => name));
    expect(inFolder.toSorted()).toEqual(lawRegister.map(({ name }) => name).toSorted());
    expect(new Set(inFolder).size).toBe(inFolder.length);
  });

  test('its version is the last day on which a value was compared', () => {
    expect(lawRegister.map((series) => series.checked)).toContain(lawVersion);
    expect(lawRegister.filter((series) => series.checked > lawVersion)).toEqual([]);
  });
});

describe('the house rules themselves', () => {
  const source = { kind: 'law', text: 'Art. 1 van een wet' } as const;
  const series: LawSeries<number | null> = {
    name: 'Proefwaarde',
    description: 'A value for this test.',
    unit: 'EUR a year',
    entries: [
      { from: '2024-01-01', value: 1, source },
      { from: '2025-01-01', value: null, source: { kind: 'unread', text: 'niet gelezen' } },
      { from: '2026-01-01', value: 3, source },
    ],
    knownUntil: '2026-12-31',
    checked: '2026-11-21',
  };

  test('report each offence', () => {
    expect(seriesOffences(series)).toEqual([]);
    const [first, second, third] = series.entries as [LawEntry<number>, LawEntry<null>, LawEntry<number>];
    expect(seriesOffences({ ...series, entries: [third, first] })).toEqual([
      'Proefwaarde, 2024-01-01: days do not ascend',
    ]);
    expect(seriesOffences({ ...series, entries: [first, second] })).toEqual(['Proefwaarde: ends in a gap']);
    expect(seriesOffences({ ...series, entries: [{ ...first, source: { ...source, text: '' } }] })).toEqual([
      'Proefwaarde, 2024-01-01: no source',
    ]);
    expect(seriesOffences({ ...series, description: 'x', knownUntil: '2025-12-31' })).toHaveLength(2);
  });

  test('a value holds from its first day until the next', () => {
    expect(valueOn(series, dayOf('2024-01-01'))).toMatchObject({ value: 1, isAfterLastKnown: false });
    expect(valueOn(series, dayOf('2024-12-31')).value).toBe(1);
    expect(valueOn(series, dayOf('2026-01-01')).value).toBe(3);
  });

  test('a day in a gap gives null', () => {
    expect(valueOn(series, dayOf('2025-07-01')).value).toBeNull();
  });

  test('after the last known day the last value counts and says so', () => {
    expect(valueOn(series, dayOf('2026-12-31')).isAfterLastKnown).toBe(false);
    expect(valueOn(series, dayOf('2027-01-01'))).toMatchObject({
      value: 3,
      isAfterLastKnown: true,
      validFrom: dayOf('2026-01-01'),
    });
    expect(valueOn({ ...series, knownUntil: null }, dayOf('2040-01-01')).isAfterLastKnown).toBe(false);
  });

  test('before the first value an error names value and day', () => {
    const lookUp = () => valueOn(series, dayOf('2023-12-31'));
    expect(lookUp).toThrow(LawValueMissingError);
    expect(lookUp).toThrow('No value of "Proefwaarde" is known for 2023-12-31');
  });
});
