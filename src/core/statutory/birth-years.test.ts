import { describe, expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { levelCurve } from '#core/curve/zero-curve.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import type { EffectsOn } from '#core/dossier/dossier-choices.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { typedSet } from '#test/scenario-set/typed-set.ts';
import { birthYearGroups } from '#core/statutory/birth-years.ts';
import { statutoryEffects } from '#core/statutory/statutory-effects.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import { plainTerms } from '#core/statutory/statutory-terms.ts';

/** So many participants who were born in a month of a year. */
const born = (year: number, month: number, count: number, more: Partial<Participant> = {}): Participant[] =>
  Array.from({ length: count }, (_, index) => ({
    ...plainParticipant,
    number: `${year}-${month}-${index}`,
    born: { year, month, day: 3 },
    ...more,
  }));

const dossierOf = (...participants: Participant[]): DossierInput => ({ ...plainDossier, participants });

function groupsOf(dossier: DossierInput, effectsOn: EffectsOn = 'modelPersonsForSmallGroups') {
  return birthYearGroups(dossier, statutoryPeople(dossier), effectsOn);
}

const always = (value: number): number[][] => [Array.from({ length: 60 }, () => value)];
const set = typedSet({
  name: 'een',
  equityReturn: always(0.04),
  interest: [[...always(0.02)[0]!, 0.02]],
  priceInflation: always(0.02),
});

const effectsOf = (dossier: DossierInput, effectsOn: EffectsOn) =>
  statutoryEffects({
    input: {
      dossier,
      terms: plainTerms,
      alternatives: [{ name: 'vlak', measure: 'gross', scale: [{ fromAge: 0, rate: 0.1 }], compensation: [], room: 0 }],
      compensation: { fullOffset: 19_172, endMonth: 132 },
      curve: levelCurve(0.02),
      tables: mortalityTable,
    },
    set,
    effectsOn,
  });

describe('years of birth', () => {
  test('with ten participants are shown by them, with nine by a model person', () => {
    const groups = groupsOf(dossierOf(...born(1980, 1, 91), ...born(1985, 5, 9), ...born(1970, 2, 10)));
    const shown = groups.map(({ year, participants, isModelPerson }) => [year, participants.length, isModelPerson]);
    expect(shown).toEqual([
      [1970, 10, false],
      [1980, 91, false],
      [1985, 9, true],
    ]);
  });

  test('are all shown by model persons under a hundred participants, unless the adviser wants none', () => {
    const small = dossierOf(...born(1980, 1, 99));
    expect(groupsOf(small).map(({ isModelPerson }) => isModelPerson)).toEqual([true]);
    expect(groupsOf(dossierOf(...born(1980, 1, 100))).map(({ isModelPerson }) => isModelPerson)).toEqual([false]);
    const [group] = groupsOf(small, 'participants');
    expect([group!.isModelPerson, group!.shown.length]).toEqual([false, 99]);
  });

  test('are all shown by model persons above a thousand participants, also where the adviser wants none', () => {
    const isShownByModelPerson = (count: number): readonly boolean[] =>
      groupsOf(dossierOf(...born(1980, 1, count - 20), ...born(1985, 5, 20)), 'participants').map(
        ({ isModelPerson }) => isModelPerson,
      );
    expect([isShownByModelPerson(1000), isShownByModelPerson(1001)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('have a model person of 1 July, of no sex and full time, on rounded means of what participants have', () => {
    const people = [
      ...born(1980, 3, 1, { fullTimeSalary: 41_000, capital: 10_400, partTime: 0.5, sex: 'M' }),
      ...born(1980, 9, 1, { fullTimeSalary: 52_400, capital: 20_000, accruedPension: 1170 }),
    ];
    const [person] = groupsOf(dossierOf(...people))[0]!.shown;
    expect(person!.participant).toMatchObject({
      born: { year: 1980, month: 7, day: 1 },
      sex: 'X',
      partTime: 1,
      fullTimeSalary: 45_000,
      capital: 15_000,
      accruedPension: 600,
    });
  });

  test('have nobody to show where who was born on 1 July has no premium left at the transition', () => {
    const dossier = {
      ...dossierOf(...born(1959, 11, 2), ...born(1980, 1, 1)),
      transitionDate: { year: 2027, month: 9 },
    };
    const { birthYears } = effectsOf(dossier, 'modelPersonsForSmallGroups');
    expect(birthYears.map(({ year, count, figures }) => [year, count, figures === null])).toEqual([
      [1959, 2, true],
      [1980, 1, false],
    ]);
  });
});

describe('figures of a model person', () => {
  const alike = { fullTimeSalary: 45_000, sex: 'X', capital: 15_000 } as const;

  test('are of one person, not times the participants', () => {
    const of = (count: number) =>
      effectsOf(dossierOf(...born(1980, 7, count, alike)), 'modelPersonsForSmallGroups').birthYears[0]!;
    expect(of(7).figures).toEqual(of(1).figures);
    expect([of(7).count, of(1).count]).toEqual([7, 1]);
    const own = effectsOf(dossierOf(...born(1980, 7, 1, alike)), 'participants').birthYears[0]!;
    expect(of(7).figures).toEqual(own.figures);
  });

  test('deviate by nothing from participants who are like them, and else by what the market values differ', () => {
    const deviationOf = (more: Partial<Participant>): number =>
      effectsOf(
        dossierOf(...born(1980, 7, 4, alike), ...born(1990, 7, 1, { ...alike, ...more })),
        'modelPersonsForSmallGroups',
      ).deviation;
    expect(deviationOf({})).toBeCloseTo(0, 12);
    const capitals = (capital: number) =>
      effectsOf(
        dossierOf(...born(1980, 7, 4, alike), ...born(1990, 7, 1, { ...alike, capital })),
        'participants',
      ).birthYears.reduce((sum, { figures }) => sum + figures!.unchanged.atTransition + figures!.unchanged.future, 0);
    expect(deviationOf({ capital: 15_400 })).toBeCloseTo(capitals(15_000) / capitals(15_400) - 1, 12);
  });
});
