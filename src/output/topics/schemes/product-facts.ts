import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Product } from '#core/projection/accumulation.ts';
import { currentProduct, isSameMix, isSameProduct, nextProduct } from '#core/projection/products.ts';
import { figures, texts, type SchemeFact } from '#output/topics/schemes/scheme-fact.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';

/** What capital is invested in, where the schemes differ in it, and where the capital of now goes. */
export function productFacts(input: DossierInput): readonly SchemeFact[] {
  const [current, next] = [currentProduct(input), nextProduct(input)];
  if (input.current.kind !== 'premium' || isSameProduct(current, next)) return [];
  const yearly = (cost: number): string => exactPercentage(cost, 2);
  const stays = input.current.product.existingCapital === 'stays';
  return [
    figures('Beleggingskosten, per jaar', [current.investmentCost, next.investmentCost], yearly),
    ...(isSameMix(current.lifecycle, next.lifecycle)
      ? []
      : [
          {
            ...texts('In aandelen, van jong naar oud', equityRange(current), equityRange(next)),
            inSentence: 'beleggingsmix',
          },
        ]),
    texts(
      'Kapitaal van vóór de transitie',
      'huidig beleggingsbeleid',
      stays ? 'blijft daarin' : 'gaat mee naar het nieuwe',
    ),
  ];
}

/** Where the capital built up before the transition goes, where the schemes invest otherwise; null where they do not. */
export function capitalSentence(input: DossierInput): string | null {
  if (input.current.kind !== 'premium' || isSameProduct(currentProduct(input), nextProduct(input))) return null;
  return input.current.product.existingCapital === 'stays'
    ? 'Dat kapitaal blijft belegd als in de huidige regeling, met de beleggingskosten daarvan.'
    : 'Dat kapitaal wordt vanaf de transitiedatum belegd als in de nieuwe regeling, met de beleggingskosten daarvan.';
}

/** "100% tot 40%": farthest from pension, and at pension. */
function equityRange({ lifecycle }: Product): string {
  const rows = lifecycle.toSorted((one, other) => other.yearsToPension - one.yearsToPension);
  const [first, last] = [rows.at(0)?.equityWeight ?? 0, rows.at(-1)?.equityWeight ?? 0];
  return first === last ? percentage(first, 0) : `${percentage(first, 0)} tot ${percentage(last, 0)}`;
}
