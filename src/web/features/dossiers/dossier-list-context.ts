import { createContext, useContext } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import type { OpenWindow } from '#web/features/dossiers/row-windows.tsx';

/** What the cells of the list need besides their dossier. */
export interface DossierListControl {
  readonly clientId: string;
  /** Key of the current house style; null for roles that may not restyle. */
  readonly styleKey: string | null;
  /** Whether whoever looks may delete dossiers. */
  readonly mayDelete: boolean;
  readonly open: (window: OpenWindow) => void;
}

export const DossierListContext = createContext<DossierListControl | null>(null);

export function useDossierList(): DossierListControl {
  const control = useContext(DossierListContext);
  if (!control) throw new Error('A cell of the dossier list stands outside the list');
  return control;
}

export interface DossierCellProps {
  readonly dossier: DossierDocument;
}

/** Whether the report of a dossier is in another than the current house style; only advisers get to know that style. */
export function useHasOlderStyle({ calculationStatus, styleKey }: DossierDocument): boolean {
  const { styleKey: current } = useDossierList();
  return current !== null && calculationStatus === 'Finished' && styleKey !== current;
}
