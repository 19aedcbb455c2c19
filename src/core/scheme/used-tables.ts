import type { DossierInput } from '#core/dossier.ts';

/** Names of the mortality tables on which something in a dossier is valued, each once. */
export function usedTableNames(input: DossierInput): string[] {
  const names = [input.assumptions.mortalityTable];
  if (input.kind !== 'dcToDc') {
    // Where the tariff itself is not asked, netto profijt still values the accrual on its table.
    names.push(input.current.tariff.mortalityTable);
    const isAmbitionUsed = input.kind === 'ambitionDbToDc' || input.next.shapeSource === 'ambition';
    if (isAmbitionUsed && input.ambition !== null) names.push(input.ambition.mortalityTable);
  }
  return [...new Set(names)];
}
