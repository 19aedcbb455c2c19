import { createContext, useContext } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';

/** What the cells of the list need besides their dossier. */
export interface DossierListControl {
  readonly clientId: string;
  /** Key of the current house style; null for roles that may not restyle. */
  readonly styleKey: string | null;
  readonly remove: (dossier: DossierDocument) => void;
  readonly rename: (dossier: DossierDocument) => void;
  /** For who pressed a button that goes with its row. */
  readonly focusHeading: () => void;
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
