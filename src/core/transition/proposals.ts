import { amountAt } from '#core/projection/linear-amount.ts';
import { type PerVariant, type Proposal, proposalKeys } from '#core/result.ts';
import type { AnswerInput } from '#core/transition/answer.ts';
import { costEquation, horizonYears, pensionEquation } from '#core/transition/equations.ts';
import type { Variant } from '#core/transition/variants.ts';

/** What the adviser's own proposals cost and give. */
export function proposals(
  { goal, group, nextCostRates, permission }: AnswerInput,
  variants: PerVariant<Variant>,
): Proposal[] {
  const cost = costEquation(group.cost, nextCostRates, horizonYears(goal.horizon));
  const pension = pensionEquation(group.pensions, 'expected', 'totalPension');
  return proposalKeys.flatMap((key) => {
    const variant = variants[key];
    if (variant === undefined) return [];
    const total = amountAt(cost.amount, variant.rates);
    return {
      key,
      form: variant.form,
      scale: variant.scale,
      cost: total,
      costDifference: total - cost.target,
      pensionDifference: amountAt(pension.amount, variant.rates) - pension.target,
      permission: variant.form === 'progressive' ? permission : null,
    };
  });
}
