import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { Check } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** From average pay: indexation that the current pension counts and the current cost does not, as nobody pays for it. */
export function indexationChecks({ dossier }: CheckInput): Check<'INDEXATION_NOT_IN_COST'>[] {
  if (!isAveragePay(dossier)) return [];
  const { current } = dossier;
  const counted = dossier.reference === 'ambition' ? dossier.ambition.indexation : current.activeIndexation;
  const unpriced = current.mustIndex && !isAtTariff(current) ? current.activeIndexation : 0;
  const bought = current.buysIndexation && isAtTariff(current) ? current.activeIndexation : 0;
  const { inactiveIndexation: inactive, paymentIndexation: inPayment } = current;
  // What is bought is the indexation of those in service; the tariff holds none of pensions that stay behind or are paid.
  const isAllPaid = !isAbove(counted, bought) && inactive <= 0 && inPayment <= 0 && unpriced <= 0;
  const figures = { counted, bought, unpriced, inactive, inPayment };
  return [check('INDEXATION_NOT_IN_COST', isAllPaid ? 'pass' : 'warning', figures)];
}
