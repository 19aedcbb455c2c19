import type { PremiumAlternative } from '#core/result/alternative.ts';

/** Whether compensation beside a premium costs a euro or more. */
export const paysCompensation = ({ compensation }: Pick<PremiumAlternative, 'compensation'>): boolean =>
  Math.round(compensation?.totalCost ?? 0) > 0;
