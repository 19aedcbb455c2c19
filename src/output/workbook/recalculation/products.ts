import type { DossierInput } from '#core/dossier.ts';
import { currentProduct, isSameProduct, nextProduct } from '#core/projection/products.ts';

/**
 * How capital grows: by one product, or by that of the current scheme and from the transition by that of the new one, to which
 * what is there then moves, or in which only new premiums are invested.
 */
export type Products = 'one' | 'moves' | 'stays';

export function productsOf(input: DossierInput): Products {
  if (input.current.kind !== 'premium' || isSameProduct(currentProduct(input), nextProduct(input))) return 'one';
  return input.current.product.existingCapital;
}
