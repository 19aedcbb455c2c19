import { expect, test } from 'vitest';
import { normExample } from '#cases/factory/norm-example.ts';
import { normChecks } from '#core/checks/norm-checks.ts';
import type { Norms } from '#core/dossier/dossier-choices.ts';

const none: Norms = { cohortDecline: null, worseShare: null, extraCost: null };
const judged = (norms: Partial<Norms>, measured = normExample()) =>
  normChecks({ ...none, ...norms }, measured).map(({ code, level, figures, answer }) => ({
    code,
    level,
    figures,
    answer,
  }));

test('a premium is held against each norm that was agreed, with what is paid to compensate, and none without', () => {
  expect(judged({})).toEqual([]);
  expect(judged({ cohortDecline: 0.05, worseShare: 0.85, extraCost: 42_345 })).toEqual([
    {
      code: 'NORM_COHORT_DECLINE',
      level: 'pass',
      answer: 'budgetNeutralFlat',
      figures: { limit: 0.05, decline: expect.closeTo(0.05, 12), fromAge: 50, toAge: 54 },
    },
    {
      code: 'NORM_WORSE_SHARE',
      level: 'warning',
      answer: 'budgetNeutralFlat',
      figures: { limit: 0.85, share: 0.9, count: 18, total: 20 },
    },
    { code: 'NORM_EXTRA_COST', level: 'pass', answer: 'budgetNeutralFlat', figures: { limit: 42_345, extra: 42_345 } },
  ]);
});

test('a norm that is passed by little is not met', () => {
  const levels = judged({ cohortDecline: 0.0499, worseShare: 0.9, extraCost: 42_344 }).map(({ level }) => level);
  expect(levels).toEqual(['warning', 'pass', 'warning']);
});

test('of fewer than ten participants nothing is told that could be of one of them', () => {
  const few = normExample(4);
  expect(judged({ cohortDecline: 0.05, worseShare: 0.5, extraCost: 0 }, few).map(({ code }) => code)).toEqual([
    'NORM_EXTRA_COST',
  ]);
});
