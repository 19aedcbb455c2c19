import {
  basisOf,
  doubled,
  due,
  endowment,
  geometric,
  insurance,
  lastSurvival,
  probabilitiesOf,
} from '#cases/annuity/life-contingencies.ts';
import {
  numberOf,
  numbersOf,
  tableOf,
  lifeOf,
  interestOf,
  statusOf,
  type Numbers,
  type PublishedCase,
} from '#cases/annuity/published-case.ts';
import { annuityDue } from '#core/annuity/annuity-due.ts';
import { type Survival, yearlySurvival } from '#core/annuity/survival.ts';
import { mortalityTable } from '#core/mortality/register.ts';

/** ä, 1000 A and 1000 times the second moment of A. */
export const wholeLife = (survival: Survival, interest: number): [number, number, number] => [
  due(survival, interest),
  1000 * insurance(survival, interest),
  1000 * insurance(survival, doubled(interest)),
];

export function singleLife(published: PublishedCase): Numbers {
  const [annuity, first, second] = wholeLife(lifeOf(published), interestOf(published));
  return { annuity_due: annuity, A_x_1000: first, A2_x_1000: second };
}

export function jointLives(published: PublishedCase): Numbers {
  const [annuity, first, second] = wholeLife(statusOf(published), interestOf(published));
  return { annuity_due: annuity, A_xy_1000: first, A2_xy_1000: second };
}

export const pureEndowment = (published: PublishedCase): number =>
  endowment(lifeOf(published), interestOf(published), numberOf(published, 'term'));

/** Present value of the yearly amount, due unless the case says in arrears, deferred and temporary where it says so. */
export function annuityOf(published: PublishedCase): number {
  const { inputs } = published;
  const start = (inputs['deferral'] ?? (inputs['timing'] === 'immediate' ? 1 : 0)) as number;
  const end = start + ((inputs['term'] ?? Infinity) as number);
  return numberOf(published, 'amount') * due(lifeOf(published), interestOf(published), start, end);
}

export function insuranceOf(published: PublishedCase): number {
  const start = (published.inputs['deferral'] ?? 0) as number;
  const end = start + ((published.inputs['term'] ?? Infinity) as number);
  const value = insurance(lifeOf(published), interestOf(published), { from: start, to: end });
  return numberOf(published, 'amount') * value;
}

/** Pension from 65, and a sum at the moment of a death before: half a year's interest on the end of the year. */
export function pensionWithDeathCover(published: PublishedCase): number {
  const [life, interest] = [lifeOf(published), interestOf(published)];
  const years = numberOf(published, 'pension_age') - numberOf(published, 'age');
  const death = insurance(life, interest, { to: years }) * (1 + interest) ** 0.5;
  return numberOf(published, 'pension') * due(life, interest, years) + numberOf(published, 'death_cover') * death;
}

export function standardModel(published: PublishedCase): Numbers {
  const [life, interest] = [lifeOf(published), interestOf(published)];
  // The source pays a quarter in arrears or advance with survivors of Makeham's law at quarter ages, between whole
  // ages as with a constant force to the printed decimals.
  const quarterly = Float64Array.from({ length: 4 * (life.length - 1) + 1 }, (_, step) => geometric(life, step / 4));
  const first = (years: number) => quarterly.slice(0, 4 * years);
  const last = (years: number) => endowment(life, interest, years) / 4;
  return {
    a_immediate: due(life, interest, 1),
    a4_immediate: annuityDue(quarterly, interest, 4) - 1 / 4,
    a_due: due(life, interest),
    a4_due: annuityDue(quarterly, interest, 4),
    a_immediate_10: due(life, interest, 1, 11),
    a4_immediate_10: annuityDue(first(10), interest, 4) - 1 / 4 + last(10),
    a4_due_10: annuityDue(first(10), interest, 4),
  };
}

export function lastSurvivorOnTwoTables(published: PublishedCase): Numbers {
  const [first = 0, second = 0] = numbersOf(published, 'ages');
  const status = lastSurvival(
    yearlySurvival(basisOf(80, numbersOf(published, 'q1_from_80')), 'M', first, 0),
    yearlySurvival(basisOf(80, numbersOf(published, 'q2_from_80')), 'M', second, 0),
  );
  return { p2: status[2] ?? 0, p3: status[3] ?? 0 };
}

export function lastSurvivorFromSurvivors(published: PublishedCase): Numbers {
  const status = lastSurvival(
    yearlySurvival(basisOf(65, probabilitiesOf(numbersOf(published, 'l1_from_65'))), 'M', 65, 0),
    yearlySurvival(basisOf(60, probabilitiesOf(numbersOf(published, 'l2_from_60'))), 'M', 60, 0),
  );
  return { p2: status[2] ?? 0, annuity_due_5: due(status, interestOf(published), 0, 5) };
}

export function lifeExpectancies(published: PublishedCase): Numbers {
  const [age, year] = [numberOf(published, 'age'), numberOf(published, 'year')];
  const basis = { table: mortalityTable(tableOf(published)), factor: 1 };
  const expectancy = (sex: 'M' | 'V') => due(yearlySurvival(basis, sex, age, year), 0) - 0.5;
  return { male: expectancy('M'), female: expectancy('V') };
}

/** Leaving by death or lapse is one decrement: those in force survive a table of q + w. */
export function premiumsLessClaims(published: PublishedCase): number {
  const [deaths, lapses] = [numbersOf(published, 'q'), numbersOf(published, 'lapse')];
  const leaving = deaths.map((q, year) => q + (lapses[year] ?? 0));
  const inForce = yearlySurvival(basisOf(0, leaving), 'M', 0, 0).slice(0, deaths.length);
  const [premium, sum] = [numberOf(published, 'premium'), numberOf(published, 'sum_insured')];
  const flows = inForce.map((alive, year) => alive * (premium - sum * (deaths[year] ?? 0)));
  return annuityDue(flows, interestOf(published), 1) / (1 + interestOf(published));
}
