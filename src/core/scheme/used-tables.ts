import type { DossierInput } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';

/** Names of the mortality tables on which something in a dossier is valued, each once. */
export function usedTableNames(input: DossierInput): string[] {
  const names = [input.assumptions.mortalityTable];
  if (isAveragePay(input)) {
    // Also where no price is taken from the tariff: netto profijt values the accrual on its table.
    names.push(input.current.tariff.mortalityTable);
    const isAmbitionUsed = input.reference === 'ambition' || input.next.shapeSource === 'ambition';
    if (isAmbitionUsed && input.ambition !== null) names.push(input.ambition.mortalityTable);
  }
  return [...new Set(names)];
}
