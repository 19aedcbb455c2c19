import {
  basisOf,
  due,
  geometric,
  insurance,
  lifeOn,
  linear,
  probabilitiesOf,
} from '#cases/annuity/life-contingencies.ts';
import { numberOf, numbersOf, tableOf, lifeOf, interestOf, type PublishedCase } from '#cases/annuity/published-case.ts';
import { yearlySurvival } from '#core/annuity/survival.ts';

/** Death between two broken durations: even spread of deaths less constant force. */
export function spreadLessForce(published: PublishedCase): number {
  const basis = basisOf(60, probabilitiesOf(numbersOf(published, 'lx_from_60')));
  const life = yearlySurvival(basis, 'M', 60, 0);
  const from = numberOf(published, 'deferral');
  const to = from + numberOf(published, 'term');
  return 100_000 * (linear(life, from) - linear(life, to) - geometric(life, from) + geometric(life, to));
}

/** 4% in the first year, 5% after: the part after the first year is an insurance at 5% of a life one year older. */
export function changingInterest(published: PublishedCase): number {
  const life = lifeOf(published);
  const [alive = 0] = life.slice(1);
  const after = insurance(
    life.slice(1).map((p) => p / alive),
    0.05,
  );
  return (numberOf(published, 'amount') * (1 - alive + alive * after)) / 1.04;
}

export function extraForceInFirstYear(published: PublishedCase): number {
  const factor = Math.exp(-numberOf(published, 'extra_force_first_year'));
  const life = lifeOf(published).map((alive, years) => (years === 0 ? alive : alive * factor));
  return numberOf(published, 'amount') * due(life, interestOf(published));
}

/** Probability of living long enough for the sum of the payments, five certain, to exceed their present value. */
export function chanceOfMoreThanExpected(published: PublishedCase): number {
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

export function halvingPremium(published: PublishedCase): number {
  const { insured, first } = policy(published);
  return (numberOf(published, 'amount') * insured) / ((first(10) + first(20)) / 2);
}

/** Single premium P = 30000 x deferred annuity + P x term insurance. */
export function premiumWithRefund(published: PublishedCase): number {
  const { life, interest } = policy(published);
  const years = numberOf(published, 'deferral');
  const pension = numberOf(published, 'amount') * due(life, interest, years);
  return pension / (1 - insurance(life, interest, { to: years }));
}

export function levelExpenses(published: PublishedCase): number {
  const { annuity, first } = policy(published);
  return (50 + 10 * (first(10) - 1) + 5 * (first(20) - first(10))) / annuity;
}

export function grossPremium(published: PublishedCase): number {
  const { annuity, insured } = policy(published);
  return (numberOf(published, 'amount') * insured) / (annuity - 0.19 - 0.04 * (annuity - 1));
}

/** Expense 100 at the end of each year: 100 for each year begun, one year later. */
export function tenPaymentPremium(published: PublishedCase): number {
  const { annuity, first, insured, interest } = policy(published);
  return (numberOf(published, 'amount') * insured + (100 * annuity) / (1 + interest)) / first(10);
}

export function policyFee(published: PublishedCase): number {
  const { annuity, first } = policy(published);
  const expenses = 100 + 20 * (first(10) - 1) + 10 * (annuity - first(10));
  return expenses / (first(10) - 1.05 - 0.05 * (first(10) - 1));
}

export function warranty(published: PublishedCase): number {
  const life = yearlySurvival(basisOf(0, numbersOf(published, 'q')), 'M', 0, 0);
  const claims = insurance(life, interestOf(published), { to: 3 });
  return (numberOf(published, 'amount') * claims) / (1 - numberOf(published, 'commission'));
}

export function premiumDifference(published: PublishedCase): number {
  const [table, interest] = [tableOf(published), interestOf(published)];
  const [old, young] = [lifeOn(table, 65), lifeOn(table, 45)];
  const term = insurance(young, interest, { to: 20 }) / due(young, interest, 0, 20);
  return 1000 * (insurance(old, interest) / due(old, interest) - term);
}
