import type { DossierDocument } from '#contract/dossiers.ts';
import { useDossierList } from '#web/features/dossiers/dossier-list-context.ts';

/** Whether the report of a dossier is in another house style than that of now; only advisers are told which that is. */
export function useHasOlderStyle({ calculationStatus, styleKey }: DossierDocument): boolean {
  const { styleKey: current } = useDossierList();
  return current !== null && calculationStatus === 'Finished' && styleKey !== current;
}
