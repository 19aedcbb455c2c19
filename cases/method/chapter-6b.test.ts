import { expect, test } from 'vitest';
import { losing } from '#cases/factory/losing-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

const resultOf = (changes: Partial<PremiumDossierInput>) => calculate({ ...losing, ...changes });
type Result = ReturnType<typeof resultOf>;

const compensationOf = (result: Result, key: PremiumKey): number =>
  alternativeOf(result, key).compensation?.totalCost ?? 0;

test('the page on chapter 6b prints what the program gives', () => {
  const transition = resultOf({});
  const later = resultOf({ change: 'afterGrandfathering' });
  const without = resultOf({ schemeOn30June2023: 'noScheme' });
  const paid = alternativeOf(transition, 'ownFlat').compensation!;
  const asPremium = paid.years.reduce((sum, { premium }) => sum + premium, 0);
  expectPrinted('chapter-6b', {
    'compensation as premium': asPremium,
    'compensation as salary, cost': paid.totalCost - asPremium,
    'compensation beside the scale that is kept': compensationOf(transition, 'budgetNeutralProgressive'),
    'compensation, later change': compensationOf(later, 'ownFlat'),
    'compensation, no scheme on 30 June 2023': compensationOf(without, 'ownFlat'),
  });
  const measures = (result: Result, key: PremiumKey) => alternativeOf(result, key).transitionEffectMeasure;
  expect([transition, later, without].map((result) => measures(result, 'ownFlat'))).toEqual(['gross', 'gross', null]);
  expect(measures(transition, 'budgetNeutralProgressive')).toBeNull();
});
