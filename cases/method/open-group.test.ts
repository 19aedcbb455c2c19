import { dayOf } from '#core/calendar/days.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { oneParticipant } from '#cases/method/worked-open-group.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';

const openHorizon = ({ horizons }: ReturnType<typeof calculate>, horizon: number): number =>
  horizons.find(({ years }) => years === horizon)!.openGroup!.exact;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const counting: DossierInput = { ...oneParticipant, goal: { ...oneParticipant.goal, group: 'withEntrants' } };

const dearer: DossierInput = {
  ...oneParticipant,
  openGroup: { ...oneParticipant.openGroup, entrantPremium: 0.14 },
};

/** One participant of each age from 40 to 67, who stays until 68; entrants are 40. */
const stationary: DossierInput = {
  ...plainDossier,
  goal: { ...plainDossier.goal, horizon: { kind: 'years', years: 1 } },
  openGroup: { replacement: 1, entryAge: 40, entrySalary: null, entrantPremium: null },
  participants: Array.from({ length: 28 }, (_, index) => ({
    ...plainParticipant,
    number: String(index),
    born: { year: 1986 - index, month: 1, day: 1 },
  })),
};

/** Four participants, of whom the last was hired a day too early to count. */
const hired: DossierInput = {
  ...plainDossier,
  openGroup: { replacement: 1, entryAge: null, entrySalary: null, entrantPremium: null },
  participants: (
    [
      [1990, 6, '2021-01-01', 42_000],
      [1985, 5, '2023-05-31', 51_000],
      [1980, 1, '2025-12-31', 60_000],
      [1970, 3, '2020-12-31', 90_000],
    ] as const
  ).map(([year, month, day, fullTimeSalary], index) => {
    const one = { number: String(index), born: { year, month, day: 15 }, hired: dayOf(day), fullTimeSalary };
    return Object.assign({ ...plainParticipant }, one);
  }),
};

test('the page on the open group prints what the program gives', () => {
  const one = calculate(oneParticipant);
  const [flat] = one.openGroup.flatForAll;
  const { cost: kept, entrantPremium } = one.openGroup.grandfathering;
  const still = calculate(stationary);
  const { grandfathering, flatForAll, unchanged } = still.openGroup;
  const { entry } = calculate(hired).openGroup;
  const { entry: tooFew } = calculate({
    ...hired,
    participants: hired.participants.filter((_, index) => index !== 2),
  }).openGroup;
  const later = calculate({ ...dearer, change: 'afterGrandfathering' });
  expectPrinted('open-group', {
    'entrants at the start of year 1': one.openGroup.years[1]!.entering.next,
    'entrants in service at the start of year 2': one.openGroup.years[2]!.entrants,
    'in service at the start of year 20': one.openGroup.years[20]!.inService,
    'ongewijzigd, year 1': one.openGroup.unchanged[1]!,
    'cost-neutral premium of entrants': entrantPremium.costNeutral!.exact,
    'cost-neutral premium of entrants, practical': entrantPremium.rate,
    'eerbiedigende werking, year 1': kept![1]!,
    'eerbiedigende werking, year 10': kept![10]!,
    'flat premium over 15 years': alternativeOf(one, 'budgetNeutralFlat').practicalScale[0]!.rate,
    'flat for all, year 1': flat!.cost[1]!,
    'flat for all less eerbiedigende werking, thirty years': sum(flat!.cost) - sum(kept!),
    'ongewijzigd after eerbiedigende werking, year 1, 14% for entrants': later.openGroup.unchanged[1]!,
    'ongewijzigd after eerbiedigende werking, year 10, 14% for entrants': later.openGroup.unchanged[10]!,
    'flat for all after eerbiedigende werking, open horizon of 30 years': openHorizon(later, 30),
    'flat for all, open horizon of 5 years': openHorizon(one, 5),
    'budgetneutral flat with entrants, 15 years': alternativeOf(calculate(counting), 'budgetNeutralFlat').exact,
    'flat for all, open horizon of 30 years': openHorizon(one, 30),
    'ongewijzigd, any year': unchanged[17]!,
    'flat for all, any open horizon': openHorizon(still, 30),
    'cost-neutral premium of entrants, stationary': grandfathering.entrantPremium.costNeutral!.exact,
    'hires that count': entry.hires,
    'age of entrants': entry.age,
    'salary of entrants': entry.salary,
    'age without the last of these': tooFew.age,
    'salary without the last of these': tooFew.salary,
    'eerbiedigende werking, thirty years': sum(grandfathering.cost!),
    'flat for all, thirty years': sum(flatForAll[0]!.cost),
  });
});

test('in a group that stays as it is one flat premium is neutral over every horizon, whatever the discount rate', () => {
  const mean = (15 * 0.12 + 13 * 0.2) / 28;
  for (const discountRate of [0, 0.03, 0.08]) {
    const { horizons, openGroup } = calculate({
      ...stationary,
      assumptions: { ...stationary.assumptions, discountRate },
    });
    expect(horizons[0]!.closedGroup.exact).toBeCloseTo(mean, 12);
    for (const { years, openGroup: open } of horizons) {
      if (years !== null) expect(open!.exact).toBeCloseTo(mean, 12);
    }
    expect(openGroup.unchanged).toEqual(openGroup.years.map(() => expect.closeTo(176_000, 6)));
    expect(openGroup.years.map(({ inService }) => inService)).toEqual(openGroup.years.map(() => 28));
  }
});
