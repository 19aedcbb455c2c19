import type { PremiumAlternative } from '#core/result/alternative.ts';

/** Whether some compensation beside a premium is paid as salary: more than half a euro of pension for anybody, had it been premium. */
export const paysSalaryBeside = ({ compensation }: Pick<PremiumAlternative, 'compensation'>): boolean =>
  compensation?.participants.pensionFromSalary.some((pension) => pension > 0.5) === true;

/** Whether compensation beside a premium costs a euro or more. */
export const paysCompensation = ({ compensation }: Pick<PremiumAlternative, 'compensation'>): boolean =>
  Math.round(compensation?.totalCost ?? 0) > 0;
