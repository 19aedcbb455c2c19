import { describe, expect, test } from 'vitest';
import { checksOf } from '#cases/factory/checks-of.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { Participant, PremiumDossierInput } from '#core/dossier/dossier.ts';

const long = { year: 2010, month: 1, day: 1 };
const from = { year: 2028, month: 1, day: 1 };
const people = (...changes: readonly Partial<Participant>[]): readonly Participant[] =>
  changes.map((change, index) => Object.assign({}, plainParticipant, { number: String(index) }, change));

/** One with the scale and two who were hired since the flat premium of 20% began. */
const both: PremiumDossierInput = {
  ...plainDossier,
  valuationDate: { year: 2029, month: 1 },
  transitionDate: { year: 2029, month: 1 },
  change: 'afterGrandfathering',
  current: { ...plainDossier.current, flatSince: { from, rate: 0.2 } },
  participants: people({ hired: long }, { hired: from }, { hired: { year: 2028, month: 6, day: 1 } }),
};
const hiredAt = (entrantPremium: number | null): PremiumDossierInput => ({
  ...both,
  openGroup: { ...both.openGroup, entrantPremium },
});

describe('who was hired since a flat premium began', () => {
  test('is counted apart from who may keep the scale', () => {
    expect(checksOf(both, 'HIRED_SINCE_FLAT')).toMatchObject([
      { level: 'pass', article: 'art. 220e lid 1 onder b PW', figures: { from, rate: 0.2, withScale: 1, withFlat: 2 } },
    ]);
    expect(checksOf(plainDossier, 'HIRED_SINCE_FLAT')).toEqual([]);
  });

  test('cannot have another percentage in one scheme than who is hired later (art. 17 lid 1 PW)', () => {
    expect([null, 0.2].map((rate) => checksOf(hiredAt(rate), 'SECOND_FLAT_PREMIUM'))).toEqual([[], []]);
    expect(checksOf(hiredAt(0.22), 'SECOND_FLAT_PREMIUM')).toMatchObject([
      { level: 'warning', figures: { rate: 0.2, hiredLater: 0.22 } },
    ]);
    expect(calculate(hiredAt(0.22)).choices[0]!.entrantPremium).toBe(0.22);
    expect(calculate(both).choices[0]!.entrantPremium).toBe(0.2);
  });

  test('has a flat premium beside the scale that the law limits', () => {
    const { current } = both;
    const high = { ...both, current: { ...current, flatSince: { from, rate: 0.31 } } };
    expect(checksOf(high, 'ENTRANT_PREMIUM_ABOVE_LIMIT')).toMatchObject([{ level: 'error', figures: { rate: 0.31 } }]);
    expect(calculate(high).grandfathering.allowed).toBe('no');
    expect(calculate(both).grandfathering.allowed).toBe('yes');
  });
});

test('a scale that began after 30 June 2023 was never lawful', () => {
  const later = { ...plainDossier, schemeOn30June2023: 'noScheme' } as const;
  expect(checksOf(later, 'SCALE_NEVER_LAWFUL')).toMatchObject([{ level: 'warning', article: 'art. 17 lid 1 PW' }]);
  const flat = { ...later, current: { ...later.current, scale: [{ fromAge: 15, rate: 0.2 }] } };
  expect(checksOf(flat, 'SCALE_NEVER_LAWFUL')).toEqual([]);
  expect(checksOf(plainDossier, 'SCALE_NEVER_LAWFUL')).toEqual([]);
});

test('who is 18 and younger than the first age of a scale has no premium by it', () => {
  const young = people({}, { born: { year: 2007, month: 1, day: 1 } }, { born: { year: 2009, month: 1, day: 1 } });
  const found = checksOf({ ...plainDossier, participants: young }, 'ACCRUAL_STARTS_LATE');
  expect(found.map(({ figures }) => figures)).toContainEqual({ age: 20, count: 1, total: 3 });
  expect(found.map(({ answer }) => answer)).toEqual([null, 'budgetNeutralProgressive', 'profitNeutralProgressive']);
  expect(checksOf(plainDossier, 'ACCRUAL_STARTS_LATE')).toEqual([]);
});

test('who works more than full time has the maximum salary of full time', () => {
  const busy = people({ partTime: 1.2 }, { partTime: 1.2, fullTimeSalary: 120_000 });
  expect(checksOf({ ...plainDossier, participants: busy }, 'PART_TIME_ABOVE_FULL')).toMatchObject([
    { level: 'warning', figures: { count: 1, total: 2 } },
  ]);
});
