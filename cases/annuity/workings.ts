import {
  spreadLessForce,
  changingInterest,
  extraForceInFirstYear,
  chanceOfMoreThanExpected,
  halvingPremium,
  premiumWithRefund,
  levelExpenses,
  grossPremium,
  tenPaymentPremium,
  policyFee,
  warranty,
  premiumDifference,
} from '#cases/annuity/exam-workings.ts';
import {
  doubled,
  due,
  insurance,
  jointLife,
  lastSurvival,
  lifeOn,
  linearSteps,
} from '#cases/annuity/life-contingencies.ts';
import {
  caseOf,
  numberOf,
  tableOf,
  lifeOf,
  interestOf,
  statusOf,
  type Numbers,
  type PublishedCase,
} from '#cases/annuity/published-case.ts';
import {
  singleLife,
  jointLives,
  pureEndowment,
  annuityOf,
  insuranceOf,
  pensionWithDeathCover,
  standardModel,
  lastSurvivorOnTwoTables,
  lastSurvivorFromSurvivors,
  lifeExpectancies,
  premiumsLessClaims,
} from '#cases/annuity/textbook-workings.ts';
import { annuityDue } from '#core/annuity/annuity-due.ts';
import { type Survival } from '#core/annuity/survival.ts';

/** How each case follows from the core, by id (single and joint life cases by the form of their id). */
export const workings: Readonly<Record<string, (published: PublishedCase) => Numbers>> = {
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

export function workingOf(published: PublishedCase): (published: PublishedCase) => Numbers {
  if (/^ilt-single-\d+$/.test(published.id)) return singleLife;
  if (/^ilt-joint-\d+-\d+$/.test(published.id)) return jointLives;
  const working = workings[published.id];
  if (working === undefined) throw new Error(`No working for case ${published.id}`);
  return working;
}
