import { describe, expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { dayOf } from '#core/calendar/days.ts';
import type { OpenGroupAssumptions } from '#core/dossier/dossier-choices.ts';
import type { Participant } from '#core/dossier/dossier.ts';
import { entryTerms } from '#core/open-group/entry-terms.ts';
import { participation } from '#core/participant/projected-participant.ts';

const hiredOn = (day: string | null, change: Partial<Participant> = {}): Participant => ({
  ...plainParticipant,
  hired: day === null ? null : dayOf(day),
  ...change,
});

function termsOf(people: readonly Participant[], given: Partial<OpenGroupAssumptions> = {}) {
  const participants = people.map((one, index) => Object.assign({ ...one }, { number: String(index) }));
  const input = {
    ...plainDossier,
    participants,
    openGroup: { ...plainDossier.openGroup, entryAge: null, entrySalary: null, ...given },
  };
  return entryTerms(input, participation(input).participants);
}

describe('who enters', () => {
  test('is derived from hires on the first of the five years, and not from those on the valuation date or without a day', () => {
    const inside = [hiredOn('2021-01-01'), hiredOn('2023-06-30'), hiredOn('2025-12-31')];
    const outside = [hiredOn('2020-12-31'), hiredOn('2026-01-01'), hiredOn(null)];
    expect(termsOf([...inside, ...outside])).toMatchObject({ hires: 3, ageSource: 'hires', salarySource: 'hires' });
    expect(termsOf([...inside.slice(1), ...outside])).toMatchObject({
      hires: 2,
      ageSource: 'standard',
      salarySource: 'everybody',
    });
  });

  test('is not derived from who does not take part', () => {
    const out = hiredOn('2023-01-01', { counts: false });
    expect(termsOf([hiredOn('2022-01-01'), hiredOn('2023-01-01'), out]).hires).toBe(2);
  });

  test('has the mean of whole ages at hire, rounded half up', () => {
    // 40 on 1 January 2021: born in January 1981; a month before the birthday 39.
    const terms = (third: string) => termsOf([hiredOn('2021-01-01'), hiredOn('2021-12-01'), hiredOn(third)]);
    expect(terms('2022-01-01').age).toBe(40);
    expect(terms('2023-12-31').age).toBe(41);
    const four = ['2021-01-01', '2021-02-01', '2022-01-01', '2022-12-31'].map((day) => hiredOn(day));
    // 40, 40, 41 and 41.
    expect(termsOf(four).age).toBe(41);
  });

  test('has age and salary apart: what was given counts, and the other is derived', () => {
    const people = [
      hiredOn('2022-01-01', { fullTimeSalary: 40_000 }),
      hiredOn('2023-01-01', { fullTimeSalary: 50_000 }),
      hiredOn('2024-01-01', { fullTimeSalary: 63_000 }),
      hiredOn(null, { fullTimeSalary: 100_000 }),
    ];
    expect(termsOf(people, { entryAge: 25 })).toEqual({
      age: 25,
      ageSource: 'given',
      salary: 51_000,
      salarySource: 'hires',
      hires: 3,
    });
    expect(termsOf(people.slice(1), { entrySalary: 45_000 })).toEqual({
      age: 32,
      ageSource: 'standard',
      salary: 45_000,
      salarySource: 'given',
      hires: 2,
    });
    expect(termsOf(people.slice(1)).salary).toBe(71_000);
  });
});
