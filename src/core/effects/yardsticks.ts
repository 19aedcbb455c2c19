import type { DossierInput } from '#core/dossier.ts';
import type { ProfitYardstick } from '#core/effects-result.ts';
import type { PerVariant } from '#core/result.ts';
import { perVariant } from '#core/transition/per-alternative.ts';
import type { Variant } from '#core/transition/variants.ts';

/**
 * Gross profit holds when the current scheme is a premium scheme, the new one flexible (without a risk-sharing reserve)
 * or a premium-benefit one, and nobody keeps a progressive premium (art. 220e PW); net profit in all other cases.
 */
export function yardsticks(
  { kind, next }: Pick<DossierInput, 'kind' | 'next'>,
  variants: PerVariant<Variant>,
): PerVariant<ProfitYardstick> {
  const isGrossPossible = kind === 'dcToDc' && next.contract !== 'solidary';
  return perVariant(variants, ({ form }) => (isGrossPossible && form === 'flat' ? 'gross' : 'net'));
}
