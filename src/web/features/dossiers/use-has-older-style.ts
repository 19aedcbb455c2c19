import type { DossierDocument } from '#api/dossiers.ts';
import { useDossierList } from '#web/features/dossiers/dossier-list-context.ts';

/** Whether the report of a dossier is in another than the current house style; only advisers get to know that style. */
export function useHasOlderStyle({ calculationStatus, styleKey }: DossierDocument): boolean {
  const { styleKey: current } = useDossierList();
  return current !== null && calculationStatus === 'Finished' && styleKey !== current;
}
