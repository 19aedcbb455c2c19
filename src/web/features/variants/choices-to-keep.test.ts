import { expect, it } from 'vitest';
import { choicesToKeep } from '#web/features/variants/choices-to-keep.ts';

const front = 'budgetNeutralFlat';

it('a variant keeps the answer that was put in front, as far as no premium was chosen', () => {
  const lower = { wageGrowth: 0.01 };
  expect(choicesToKeep(lower, 'profitNeutralFlat', front)).toEqual({
    wageGrowth: 0.01,
    premium: { is: 'answer', key: 'profitNeutralFlat' },
  });
  expect(choicesToKeep(lower, front, front)).toEqual(lower);
  expect(choicesToKeep(lower, null, null)).toEqual(lower);
  expect(choicesToKeep(lower, 'ownFlat', front)).toEqual(lower);
  const flat = { premium: { is: 'flat', rate: 0.2 } } as const;
  expect(choicesToKeep(flat, 'profitNeutralFlat', front)).toEqual(flat);
});
