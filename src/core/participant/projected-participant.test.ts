import { describe, expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import type { Participant } from '#core/dossier/dossier.ts';
import { participation, NoParticipantsLeftError } from '#core/participant/projected-participant.ts';

const born = (year: number, month: number, number = `${year}-${month}`): Participant => ({
  ...plainParticipant,
  number,
  born: { year, month, day: 31 },
});

/** Valuation on 1 July 2026 and transition on 1 January 2028: T = 18. */
const input = {
  ...plainDossier,
  valuationDate: { year: 2026, month: 7 },
  transitionDate: { year: 2028, month: 1 },
};

describe('participation', () => {
  test('counts months to the pension date from the first of the birth month', () => {
    const { participants } = participation({ ...input, participants: [born(1961, 10)] });
    expect(participants[0]).toMatchObject({ ageAtStart: 777, monthsInCurrent: 39, monthsInNext: 39 });
  });

  test('leaves out who reaches the pension date on the day of the transition, and keeps who does a month later', () => {
    const { participants, excluded } = participation({
      ...input,
      participants: [born(1960, 1), born(1960, 2), born(1959, 12)],
    });
    expect(participants.map(({ participant }) => participant.number)).toEqual(['1960-2']);
    expect(excluded).toEqual([
      { number: '1960-1', reason: 'pensionBeforeTransition' },
      { number: '1959-12', reason: 'pensionBeforeTransition' },
    ]);
  });

  test('ends premium at the own state pension age where that comes before the pension date, and counts the pension date on', () => {
    const next = { ...input.next, premiumEnd: 'statePensionAge' } as const;
    const months = ({ participants }: ReturnType<typeof participation>) =>
      participants.map((one) => [one.premiumMonthsInCurrent, one.premiumMonthsInNext, one.monthsInNext]);
    // The state pension age is 67 until 2027 and 67 years and 3 months from 2028 on, and what it is after 2031 is not known.
    const people = [born(1960, 12), born(1961, 1), born(1966, 3)];
    expect(
      months(participation({ ...input, transitionDate: { year: 2027, month: 1 }, next, participants: people })),
    ).toEqual([
      [29, 17, 29],
      [30, 21, 30],
      [92, 83, 92],
    ]);
    const early = { ...next, pensionAgeInMonths: 66 * 12 };
    expect(months(participation({ ...input, next: early, participants: [born(1966, 3)] }))).toEqual([[92, 68, 68]]);
  });

  test('leaves out who reaches the state pension age, and with it the end of premium, by the transition', () => {
    const current = { ...input.current, premiumEnd: 'statePensionAge' } as const;
    const { participants, excluded } = participation({
      ...input,
      current,
      participants: [born(1960, 12), born(1961, 1)],
    });
    expect(participants.map(({ participant }) => participant.number)).toEqual(['1961-1']);
    expect(excluded).toEqual([{ number: '1960-12', reason: 'premiumEndBeforeTransition' }]);
  });

  test.each([
    ['current', { current: { ...input.current, pensionAgeInMonths: 67 * 12 } }],
    ['new', { next: { ...input.next, pensionAgeInMonths: 67 * 12 } }],
  ])('leaves out who is at pension before the transition in the %s scheme only', (_, lower) => {
    const { participants, excluded } = participation({
      ...input,
      ...lower,
      participants: [born(1961, 1), born(1961, 2)],
    });
    expect(participants).toHaveLength(1);
    expect(excluded).toEqual([{ number: '1961-1', reason: 'pensionBeforeTransition' }]);
  });

  test('takes a pension age with months as it is', () => {
    const next = { ...input.next, pensionAgeInMonths: 67 * 12 + 3 };
    const { participants, excluded } = participation({
      ...input,
      next,
      participants: [born(1960, 10), born(1960, 11)],
    });
    expect(participants[0]).toMatchObject({ monthsInCurrent: 28, monthsInNext: 19 });
    expect(excluded.map(({ number }) => number)).toEqual(['1960-10']);
  });

  test('lists who stays in the old scheme as not counted, at pension or not', () => {
    const participants = [born(1980, 1), { ...born(1980, 2), counts: false }, { ...born(1950, 1), counts: false }];
    expect(participation({ ...input, participants }).excluded).toEqual([
      { number: '1980-2', reason: 'notCounted' },
      { number: '1950-1', reason: 'notCounted' },
    ]);
  });

  test('refuses a dossier in which nobody is left, naming who was left out', () => {
    const participants = [born(1950, 1), { ...born(1980, 2), counts: false }];
    const attempt = () => participation({ ...input, participants });
    expect(attempt).toThrow(NoParticipantsLeftError);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: 'NO_PARTICIPANTS_LEFT',
        excluded: [
          { number: '1950-1', reason: 'pensionBeforeTransition' },
          { number: '1980-2', reason: 'notCounted' },
        ],
      }),
    );
    expect(() => participation({ ...input, participants: [] })).toThrow(NoParticipantsLeftError);
  });
});
