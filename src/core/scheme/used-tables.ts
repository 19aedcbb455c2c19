import type { DossierInput } from '#core/dossier.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';

/** Names of the mortality tables on which something in a dossier is valued, each once. */
export function usedTableNames(input: DossierInput): string[] {
  const names = [input.assumptions.mortalityTable];
  if (input.kind !== 'dcToDc') {
    const { tariff } = input.current;
    if (isAtTariff(input.current) && tariff.prices.length === 0) names.push(tariff.mortalityTable);
    const isAmbitionUsed = input.kind === 'ambitionDbToDc' || input.next.shapeSource === 'ambition';
    if (isAmbitionUsed && input.ambition !== null) names.push(input.ambition.mortalityTable);
  }
  return [...new Set(names)];
}
