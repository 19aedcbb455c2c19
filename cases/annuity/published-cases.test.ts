import { describe, expect, test } from 'vitest';
import {
  basisOf,
  doubled,
  due,
  endowment,
  geometric,
  insurance,
  jointLife,
  lastSurvival,
  lifeOn,
  linear,
  linearSteps,
  probabilitiesOf,
} from '#cases/annuity/life-contingencies.ts';
import published from '#cases/annuity/published-cases.json' with { type: 'json' };
import { annuityDue } from '#core/annuity/annuity-due.ts';
import { type Survival, yearlySurvival } from '#core/annuity/survival.ts';
import { mortalityTable } from '#core/mortality/register.ts';

/** A published number, or several under the names of the source. */
type Numbers = number | Readonly<Record<string, number>>;

interface PublishedCase {
  readonly id: string;
  readonly source: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Numbers;
  readonly tolerance: Numbers;
  readonly notCovered?: string;
}

const cases = published.cases as readonly PublishedCase[];

const caseOf = (id: string): PublishedCase => {
  const found = cases.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No case ${id}`);
  return found;
};

const numberOf = (published: PublishedCase, name: string): number => {
  const value = published.inputs[name];
  if (typeof value !== 'number') throw new Error(`Case ${published.id} has no number ${name}`);
  return value;
};

const numbersOf = (published: PublishedCase, name: string): number[] => published.inputs[name] as number[];

const tableOf = (published: PublishedCase): string => String(published.inputs['table']);

const lifeOf = (published: PublishedCase): Survival => lifeOn(tableOf(published), numberOf(published, 'age'));

const interestOf = (published: PublishedCase): number => numberOf(published, 'interest');

function statusOf(published: PublishedCase): Survival {
  const [first = 0, second = 0] = numbersOf(published, 'ages');
  const lives = [lifeOn(tableOf(published), first), lifeOn(tableOf(published), second)] as const;
  return published.inputs['status'] === 'last' ? lastSurvival(...lives) : jointLife(...lives);
}

/** ä, 1000 A and 1000 times the second moment of A. */
const wholeLife = (survival: Survival, interest: number): [number, number, number] => [
  due(survival, interest),
  1000 * insurance(survival, interest),
  1000 * insurance(survival, doubled(interest)),
];

function singleLife(published: PublishedCase): Numbers {
  const [annuity, first, second] = wholeLife(lifeOf(published), interestOf(published));
  return { annuity_due: annuity, A_x_1000: first, A2_x_1000: second };
}

function jointLives(published: PublishedCase): Numbers {
  const [annuity, first, second] = wholeLife(statusOf(published), interestOf(published));
  return { annuity_due: annuity, A_xy_1000: first, A2_xy_1000: second };
}

const pureEndowment = (published: PublishedCase): number =>
  endowment(lifeOf(published), interestOf(published), numberOf(published, 'term'));

/** Present value of the yearly amount, due unless the case says in arrears, deferred and temporary where it says so. */
function annuityOf(published: PublishedCase): number {
  const { inputs } = published;
  const start = (inputs['deferral'] ?? (inputs['timing'] === 'immediate' ? 1 : 0)) as number;
  const end = start + ((inputs['term'] ?? Infinity) as number);
  return numberOf(published, 'amount') * due(lifeOf(published), interestOf(published), start, end);
}

function insuranceOf(published: PublishedCase): number {
  const start = (published.inputs['deferral'] ?? 0) as number;
  const end = start + ((published.inputs['term'] ?? Infinity) as number);
  const value = insurance(lifeOf(published), interestOf(published), { from: start, to: end });
  return numberOf(published, 'amount') * value;
}

/** Pension from 65, and a sum at the moment of a death before: half a year's interest on the end of the year. */
function pensionWithDeathCover(published: PublishedCase): number {
  const [life, interest] = [lifeOf(published), interestOf(published)];
  const years = numberOf(published, 'pension_age') - numberOf(published, 'age');
  const death = insurance(life, interest, { to: years }) * (1 + interest) ** 0.5;
  return numberOf(published, 'pension') * due(life, interest, years) + numberOf(published, 'death_cover') * death;
}

function standardModel(published: PublishedCase): Numbers {
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

function lastSurvivorOnTwoTables(published: PublishedCase): Numbers {
  const [first = 0, second = 0] = numbersOf(published, 'ages');
  const status = lastSurvival(
    yearlySurvival(basisOf(80, numbersOf(published, 'q1_from_80')), 'M', first, 0),
    yearlySurvival(basisOf(80, numbersOf(published, 'q2_from_80')), 'M', second, 0),
  );
  return { p2: status[2] ?? 0, p3: status[3] ?? 0 };
}

function lastSurvivorFromSurvivors(published: PublishedCase): Numbers {
  const status = lastSurvival(
    yearlySurvival(basisOf(65, probabilitiesOf(numbersOf(published, 'l1_from_65'))), 'M', 65, 0),
    yearlySurvival(basisOf(60, probabilitiesOf(numbersOf(published, 'l2_from_60'))), 'M', 60, 0),
  );
  return { p2: status[2] ?? 0, annuity_due_5: due(status, interestOf(published), 0, 5) };
}

/** Death between two broken durations: even spread of deaths less constant force. */
function spreadLessForce(published: PublishedCase): number {
  const basis = basisOf(60, probabilitiesOf(numbersOf(published, 'lx_from_60')));
  const life = yearlySurvival(basis, 'M', 60, 0);
  const from = numberOf(published, 'deferral');
  const to = from + numberOf(published, 'term');
  return 100_000 * (linear(life, from) - linear(life, to) - geometric(life, from) + geometric(life, to));
}

/** 4% in the first year, 5% after: the part after the first year is an insurance at 5% of a life one year older. */
function changingInterest(published: PublishedCase): number {
  const life = lifeOf(published);
  const [alive = 0] = life.slice(1);
  const after = insurance(
    life.slice(1).map((p) => p / alive),
    0.05,
  );
  return (numberOf(published, 'amount') * (1 - alive + alive * after)) / 1.04;
}

function extraForceInFirstYear(published: PublishedCase): number {
  const factor = Math.exp(-numberOf(published, 'extra_force_first_year'));
  const life = lifeOf(published).map((alive, years) => (years === 0 ? alive : alive * factor));
  return numberOf(published, 'amount') * due(life, interestOf(published));
}

/** Probability of living long enough for the sum of the payments, five certain, to exceed their present value. */
function chanceOfMoreThanExpected(published: PublishedCase): number {
  const [life, interest, certain] = [lifeOf(published), interestOf(published), numberOf(published, 'certain')];
  const paidForCertain = (1 - (1 + interest) ** -certain) / (1 - 1 / (1 + interest));
  const payments = Math.floor(paidForCertain + due(life, interest, certain)) + 1;
  return life[payments - 1] ?? 0;
}

const policy = (published: PublishedCase) => {
  const [life, interest] = [lifeOf(published), interestOf(published)];
  return {
    life,
    interest,
    annuity: due(life, interest),
    first: (years: number) => due(life, interest, 0, years),
    insured: insurance(life, interest),
  };
};

function halvingPremium(published: PublishedCase): number {
  const { insured, first } = policy(published);
  return (numberOf(published, 'amount') * insured) / ((first(10) + first(20)) / 2);
}

/** Single premium P = 30000 x deferred annuity + P x term insurance. */
function premiumWithRefund(published: PublishedCase): number {
  const { life, interest } = policy(published);
  const years = numberOf(published, 'deferral');
  const pension = numberOf(published, 'amount') * due(life, interest, years);
  return pension / (1 - insurance(life, interest, { to: years }));
}

function levelExpenses(published: PublishedCase): number {
  const { annuity, first } = policy(published);
  return (50 + 10 * (first(10) - 1) + 5 * (first(20) - first(10))) / annuity;
}

function grossPremium(published: PublishedCase): number {
  const { annuity, insured } = policy(published);
  return (numberOf(published, 'amount') * insured) / (annuity - 0.19 - 0.04 * (annuity - 1));
}

/** Expense 100 at the end of each year: 100 for each year begun, one year later. */
function tenPaymentPremium(published: PublishedCase): number {
  const { annuity, first, insured, interest } = policy(published);
  return (numberOf(published, 'amount') * insured + (100 * annuity) / (1 + interest)) / first(10);
}

function policyFee(published: PublishedCase): number {
  const { annuity, first } = policy(published);
  const expenses = 100 + 20 * (first(10) - 1) + 10 * (annuity - first(10));
  return expenses / (first(10) - 1.05 - 0.05 * (first(10) - 1));
}

function warranty(published: PublishedCase): number {
  const life = yearlySurvival(basisOf(0, numbersOf(published, 'q')), 'M', 0, 0);
  const claims = insurance(life, interestOf(published), { to: 3 });
  return (numberOf(published, 'amount') * claims) / (1 - numberOf(published, 'commission'));
}

function premiumDifference(published: PublishedCase): number {
  const [table, interest] = [tableOf(published), interestOf(published)];
  const [old, young] = [lifeOn(table, 65), lifeOn(table, 45)];
  const term = insurance(young, interest, { to: 20 }) / due(young, interest, 0, 20);
  return 1000 * (insurance(old, interest) / due(old, interest) - term);
}

function lifeExpectancies(published: PublishedCase): Numbers {
  const [age, year] = [numberOf(published, 'age'), numberOf(published, 'year')];
  const basis = { table: mortalityTable(tableOf(published)), factor: 1 };
  const expectancy = (sex: 'M' | 'V') => due(yearlySurvival(basis, sex, age, year), 0) - 0.5;
  return { male: expectancy('M'), female: expectancy('V') };
}

/** Leaving by death or lapse is one decrement: those in force survive a table of q + w. */
function premiumsLessClaims(published: PublishedCase): number {
  const [deaths, lapses] = [numbersOf(published, 'q'), numbersOf(published, 'lapse')];
  const leaving = deaths.map((q, year) => q + (lapses[year] ?? 0));
  const inForce = yearlySurvival(basisOf(0, leaving), 'M', 0, 0).slice(0, deaths.length);
  const [premium, sum] = [numberOf(published, 'premium'), numberOf(published, 'sum_insured')];
  const flows = inForce.map((alive, year) => alive * (premium - sum * (deaths[year] ?? 0)));
  return annuityDue(flows, interestOf(published), 1) / (1 + interestOf(published));
}

const workings: Readonly<Record<string, (published: PublishedCase) => Numbers>> = {
  'ilt-term-30-10': (c) => insurance(lifeOf(c), interestOf(c), { to: 10 }),
  'ilt-term-30-10-var': (c) => {
    const mean = insurance(lifeOf(c), interestOf(c), { to: 10 });
    return insurance(lifeOf(c), doubled(interestOf(c)), { to: 10 }) - mean ** 2;
  },
  'ilt-wl-30': (c) => 1000 * insurance(lifeOf(c), interestOf(c)),
  'ilt-wl-30-quarterly': (c) => insurance(linearSteps(lifeOf(c), 4), interestOf(c), { stepsPerYear: 4 }),
  'ilt-IA-50': (c) => insurance(lifeOf(c), interestOf(c), { benefit: (year) => year + 1 }),
  'ilt-prem-36': (c) => insurance(lifeOf(c), interestOf(c)) / due(lifeOf(c), interestOf(c)),
  'ilt-a12-60': (c) => annuityDue(linearSteps(lifeOf(c), 12), interestOf(c), 12),
  'ilt-a-65': (c) => due(lifeOf(c), interestOf(c)),
  'ilt-joint-a-60-70': (c) => due(statusOf(c), interestOf(c)),
  'ilt-last-a-50-60': (c) => due(statusOf(c), interestOf(c)),
  'ilt-joint-immediate-30-40-10': (c) => due(statusOf(c), interestOf(c), 1, 11),
  'ilt-identity-last': (c) => {
    const [first, second] = [lifeOn(tableOf(c), 50), lifeOn(tableOf(c), 60)];
    const value = (status: Survival) => due(status, interestOf(c));
    return value(first) + value(second) - value(jointLife(first, second)) - value(lastSurvival(first, second));
  },
  'ilt-e70-2': (c) => due(lifeOf(c), 0, 1, 3),
  'it-4': (c) => numberOf(c, 'amount') * pureEndowment(c),
  'it-5': (c) => numberOf(c, 'amount') * pureEndowment(c),
  'it-9': (c) => numberOf(c, 'single_premium') / pureEndowment(c),
  'it-11': (c) => numberOf(c, 'single_premium') / pureEndowment(c),
  'it-14': annuityOf,
  'it-15a': annuityOf,
  'it-15b': annuityOf,
  'it-16a': annuityOf,
  'it-16b': annuityOf,
  'it-17a': insuranceOf,
  'it-17b': insuranceOf,
  'it-17c': insuranceOf,
  'it-20a': pensionWithDeathCover,
  'it-20b': (c) => (1 + numberOf(c, 'loading')) * pensionWithDeathCover(caseOf('it-20a')),
  'it-1': (c) => {
    const life = lifeOf(c);
    const [p1 = 0, p25 = 0, p30 = 0, p40 = 0, p41 = 0] = [1, 25, 30, 40, 41].map((years) => life[years]);
    return { p1, p25, q30: 1 - p30, deferred_q: p40 - p41 };
  },
  'uni-a62-q': (c) => annuityDue(linearSteps(lifeOn('UNIFORM10', 6), 4, 0.2), interestOf(c), 4),
  'uni-A7-half': (c) => insurance(linearSteps(lifeOf(c), 2), interestOf(c), { stepsPerYear: 2 }),
  'amlcr-5-20': standardModel,
  'amlcr-5-80': standardModel,
  'asm-54b': lastSurvivorOnTwoTables,
  'amlcr-94': lastSurvivorFromSurvivors,
  'faml-3.5': spreadLessForce,
  'faml-4.8': changingInterest,
  'faml-5.5': extraForceInFirstYear,
  'faml-5.8': chanceOfMoreThanExpected,
  'faml-6.14': halvingPremium,
  'faml-6.18': premiumWithRefund,
  'faml-6.8': levelExpenses,
  'faml-6.35': grossPremium,
  'faml-6.37': tenPaymentPremium,
  'faml-6.52': policyFee,
  'faml-6.53': warranty,
  'faml-7.28': premiumDifference,
  'ag2022-e65-2023': lifeExpectancies,
  'life-modelling-problem': premiumsLessClaims,
};

function workingOf(published: PublishedCase): (published: PublishedCase) => Numbers {
  if (/^ilt-single-\d+$/.test(published.id)) return singleLife;
  if (/^ilt-joint-\d+-\d+$/.test(published.id)) return jointLives;
  const working = workings[published.id];
  if (working === undefined) throw new Error(`No working for case ${published.id}`);
  return working;
}

const asRecord = (numbers: Numbers): Readonly<Record<string, number>> =>
  typeof numbers === 'number' ? { value: numbers } : numbers;

describe('published results of life contingencies', () => {
  const covered = cases.filter((published) => published.notCovered === undefined);

  test.each(covered)('$id: $description', (published) => {
    const found = asRecord(workingOf(published)(published));
    const expected = asRecord(published.expected);
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, value] of Object.entries(expected)) {
      const { tolerance } = published;
      const margin = typeof tolerance === 'number' ? tolerance : (tolerance[name] ?? 0);
      expect(Math.abs((found[name] ?? Number.NaN) - value), `${name}: ${found[name]}`).toBeLessThanOrEqual(margin);
    }
  });

  test('each case has a working, or says why the product cannot express it', () => {
    const unworked = cases.filter((published) => published.notCovered !== undefined);
    expect(unworked.map((published) => published.id)).toEqual([
      'faml-5.7',
      'faml-6.15',
      'ag2020-e0-2021',
      'uk-pa-dependant',
    ]);
    expect(unworked.filter((published) => (published.notCovered ?? '').length < 40)).toEqual([]);
    const known = new Set(covered.map((published) => published.id));
    expect(Object.keys(workings).filter((id) => !known.has(id))).toEqual([]);
  });
});
